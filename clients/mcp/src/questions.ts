/** What stands open of a solved model as data: each point with its answers, and the call of change_model that gives one. */

import type { Model, Results } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { type Answer, answersTo, type Change } from "handoff-solver/design";
import { type OpenPoint, openPoints } from "../../../viewer/src/results/points.ts";
import { clipped } from "./listing.js";

/** Ids in one row. */
const NAMED = 6;
/** Characters of a question; the table `open` has it whole. */
const LONGEST = 420;

const plain = (model: unknown): Model => plainModel(model as Parameters<typeof plainModel>[0]);

export const pointsOf = (results: Results): OpenPoint[] => openPoints(results);

/** A row for each point; numbers count from 1. */
export function questionRows(points: readonly OpenPoint[], model: unknown): Record<string, unknown>[] {
  const whole = plain(model);
  return points.map((point, i) => {
    const answers = answersTo(point, whole);
    return {
      question: i + 1,
      code: point.code,
      asks: clipped(point.message, LONGEST),
      ...(point.members.length ? { members: some(point.members) } : {}),
      ...(answers.length ? { answers: answers.map((answer, k) => `${k + 1}: ${worded(answer)}`) } : {}),
    };
  });
}

const some = (ids: string[]): string => ids.slice(0, NAMED).join(", ") + (ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "");

function worded({ label, number }: Answer): string {
  return number ? `${label}, with value: ${number.label}${number.unit ? ` (${number.unit})` : ""}` : label;
}

export interface Given {
  question: number;
  answer: number;
  value?: number;
}

/** The changes that the chosen answers make. */
export function answered(points: readonly OpenPoint[] | undefined, model: unknown, given: readonly Given[]): Change[] {
  if (!points) throw new Error("this model was not solved: call solve_model, whose answer lists its questions");
  const whole = plain(model);
  return given.flatMap(({ question, answer, value }) => {
    const point = points[question - 1];
    if (!point) throw new Error(`no question ${question}; there are ${points.length}`);
    const answers = answersTo(point, whole);
    const chosen = answers[answer - 1];
    if (!chosen)
      throw new Error(`question ${question} has no answer ${answer}; it has ${answers.length || "none here: change the model by patch"}`);
    const number = value ?? chosen.number?.start ?? 0;
    if (chosen.number && !(number > 0))
      throw new Error(
        `answer ${answer} of question ${question} takes a value: ${chosen.number.label}${chosen.number.unit ? ` in ${chosen.number.unit}` : ""}`,
      );
    return chosen.changes(number);
  });
}
