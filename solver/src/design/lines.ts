/** Suggestions and comparisons as `handoff suggest` and `handoff compare` print them: lines to read, or one JSON object. */

import { codeOf } from "../api/command/checks.ts";
import { EXIT, exitOf, exitOfError, printable, type Said } from "../api/command/index.ts";
import { validModel } from "../model/offline/valid.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { count, some } from "../results/counts.ts";
import { type Attempt, attempt } from "./attempt.ts";
import { type CheckDifference, type CheckSide, compare } from "./compare.ts";
import type { Difference } from "./difference.ts";
import type { Outcome } from "./outcome.ts";
import { type Suggestion, suggest } from "./suggest.ts";

/** More ids or values than these are counted. */
const NAMED = 6;
const INDENT = "  ";

/** `members`: ids with commas between. */
export interface SuggestWords {
  members?: string | null | undefined;
  family?: string | null | undefined;
}

/** `model`: the changed model as JSON. */
export function suggestSaid(
  json: unknown,
  { members, family }: SuggestWords,
  sections: SectionLibrary,
  asJson = false,
): Said & { model: string } {
  const wish = { ...(members ? { members: members.split(",").map((id) => id.trim()) } : {}), ...(family ? { family } : {}) };
  const valid = validModel(json, { sections }) as AuthoredModel;
  const { model, changes: _, ...found } = suggest(valid, wish, { sections });
  const { suggestions, before, after, given_lengths } = found;
  const lines = [
    ...suggestions.flatMap(suggestionLines),
    ...(given_lengths ? [given_lengths] : []),
    ...outcomeLines("before", before),
    ...outcomeLines("after", after),
  ];
  return {
    text: asJson ? written(found) : paragraph(lines),
    code: after.verdict === "not_solved" ? EXIT.failed : exitOf(after.verdict),
    model: written(model),
  };
}

export function compareSaid(before: unknown, after: unknown, sections: SectionLibrary, asJson = false): Said {
  const first = attemptOf("before", before, sections);
  const second = attemptOf("after", after, sections);
  const found = compare(first, second, { sections });
  const code = second.results ? codeOf(second.results) : exitOfError(second.failed?.code);
  if (asJson) return { text: written(found), code };
  const lines = [
    ...(found.model.length ? found.model.flatMap(differenceLines) : ["the models do not differ"]),
    ...outcomeLines("before", found.before),
    ...outcomeLines("after", found.after),
    ...found.checks.map(checkLine),
    `${count(found.unchanged, "check")} unchanged`,
  ];
  return { text: paragraph(lines), code };
}

/** An error names the model that it was found in. */
function attemptOf(name: string, json: unknown, sections: SectionLibrary): Attempt {
  try {
    return attempt(validModel(json, { sections }) as AuthoredModel, { sections });
  } catch (error) {
    throw Object.assign(error as Error, { message: `${name}: ${(error as Error).message}` });
  }
}

const written = (value: unknown): string => JSON.stringify(value, undefined, 1);
const paragraph = (lines: readonly string[]): string => lines.map(printable).join("\n");

function suggestionLines({ group, members, from, to, sentence, utilisation, partial, open, ...mass }: Suggestion): string[] {
  const change = to === null ? `${from ?? "own section"} stays` : `${from ?? "own section"} → ${to}`;
  const figures = `utilisation ${shareSaid(utilisation, partial)}, ${kilograms(mass.mass_before)} → ${kilograms(mass.mass_after)}`;
  const points = open.slice(0, NAMED).map((point) => `${INDENT}open: ${point}`);
  const more = open.length > NAMED ? [`${INDENT}and ${count(open.length - NAMED, "more open point")}`] : [];
  return [`${group}: ${change} (${some(members, NAMED)}; ${figures})`, `${INDENT}${sentence}`, ...points, ...more];
}

function outcomeLines(name: string, { sentence, utilisation, partial, governing, deflection, mass }: Outcome): string[] {
  const share = utilisation === null ? "" : `utilisation ${shareSaid(utilisation, partial)} in ${governing}, `;
  const sag = deflection ? `deflection ${(deflection.value * 1e3).toFixed(1)} mm (${deflection.at}, ${deflection.set}), ` : "";
  return [`${name}: ${sentence}`, `${INDENT}${share}${sag}${kilograms(mass)}`];
}

function differenceLines({ part, id, change, fields }: Difference): string[] {
  const values = fields
    .slice(0, NAMED)
    .map(({ field, before, after }) => `${INDENT}${field}: ${JSON.stringify(before) ?? "none"} → ${JSON.stringify(after) ?? "none"}`);
  const more = fields.length > NAMED ? [`${INDENT}and ${count(fields.length - NAMED, "more field")}`] : [];
  return [`${change}: ${part}${id === null ? "" : ` ${id}`}`, ...(change === "changed" ? [...values, ...more] : [])];
}

const checkLine = ({ id, informative, before, after }: CheckDifference): string =>
  `${id}: ${sideSaid(before)} → ${sideSaid(after)}${informative ? " (informative)" : ""}`;

function sideSaid(side: CheckSide | null): string {
  if (!side) return "no such check";
  const isPartial = side.verdict === "cannot_verify" || side.verdict === "incomplete";
  return `${side.verdict.replaceAll("_", " ")} ${shareSaid(side.utilisation, isPartial)}`;
}

/** What is not wholly verified is at least this. */
const shareSaid = (utilisation: number | null, isPartial: boolean): string =>
  utilisation === null ? "—" : `${isPartial ? "≥" : ""}${utilisation.toFixed(3)}`;
const kilograms = (mass: number): string => `${mass.toFixed(0)} kg`;
