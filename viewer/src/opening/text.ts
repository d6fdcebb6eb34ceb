/** A model's text from the reader's own disk or address: judged here, and never sent anywhere. */
import type { Model } from "handoff-solver";
import { readModel } from "../model/reading.ts";
import { type Draft, draftFromText, type Issue, type Origin } from "../service/draft.ts";
import type { Solution } from "../solving/solution.ts";

export class InvalidFile extends Error {
  constructor(readonly issues: Issue[]) {
    super("this model is invalid, so it is not solved");
  }
}

export interface Opened {
  draft: Draft;
  model: Model;
}

export async function fromText(solution: Solution, text: string, origin?: Origin): Promise<Opened> {
  const { valid, errors, warnings } = await solution.validate(text);
  if (!valid) throw new InvalidFile(errors);
  return { draft: await draftFromText(text, warnings, origin), model: await readModel(text) };
}
