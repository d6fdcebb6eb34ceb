/** A model from the reader's own disk: judged here, and never sent anywhere. */
import type { Model } from "handoff-solver";
import { readModel } from "../model/reading.ts";
import type { Solution } from "../solving/solution.ts";
import { type Draft, draftFromText, type Issue, type Origin } from "./draft.ts";

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

/** Workbooks are ZIP archives, which begin so; encrypted ones and those of old, which the reader of workbooks refuses, so. */
const BEGINNINGS = ["504b0304", "d0cf11e0"];

/** A model's text, or a file of another program, whose reader is fetched only then. */
export async function fromFile(solution: Solution, file: File): Promise<Opened> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isWorkbook = BEGINNINGS.includes(Array.from(first, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  const text = isWorkbook ? "" : await file.text();
  // FERS has these two lists, and no model of ours has.
  if (!isWorkbook && !(text.includes('"nodal_supports"') && text.includes('"member_sets"'))) return fromText(solution, text);
  return (await import("../exchange/opening.ts")).openForeign(solution, file, isWorkbook);
}
