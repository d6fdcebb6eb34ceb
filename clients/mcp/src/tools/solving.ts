/** Solving and checking a model on this machine. */

import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type Model, type Results, type SetResults, SolveError, solve } from "handoff-solver";
import { suggest } from "handoff-solver/design";
import { checkBeam, library, sectionListing, validate } from "handoff-solver/local";

import { asText, refusal, withPicture } from "../answer.js";
import { refuseKind } from "../arguments.js";
import { keep, keepPoints } from "../models.js";
import { namesOf } from "../naming.js";
import { picture } from "../picture.js";
import { type Tell, telling } from "../progress.js";
import { pointsOf, questionRows } from "../questions.js";
import { rounded } from "../quiet.js";
import { answers, beamSchema, closed, modelSchema, SOLVED } from "../schemas.js";
import { summary } from "../summary.js";
import { TABLES, type Table, tablesOf } from "../tables.js";
import { LOCAL, type Named, namedModel, type Tool } from "./tool.js";

const PICTURE = { type: "boolean", description: "Add the deformed shape with ids and supports as SVG." } as const;

export const solveModel: Tool = {
  name: "solve_model",
  title: "Solve a model",
  description:
    "Validate and solve a model here: verdict, envelopes over all combinations, EN 1993-1-1 checks worst first, each list with how much of it is shown. " +
    "`questions` lists what only the engineer knows; change_model takes the answers. An unstable model gives a reason instead of numbers.",
  annotations: LOCAL,
  inputSchema: closed(
    {
      model: modelSchema,
      tables: { type: "array", items: { type: "string", enum: TABLES }, description: "Tables to add, worst first, 4,000 tokens in all." },
      combination: { type: "string", description: "Load case or combination of tables and picture; default: envelopes, and the first." },
      target: {
        type: "string",
        description: "Only this member, design member, node, support or plate in tables; checks with their calculation.",
      },
      picture: PICTURE,
    },
    ["model"],
  ),
  outputSchema: answers({ ...SOLVED, tables: "object" }),
  run: (inputs, tell) => solved(namedModel(inputs.model), inputs, {}, tell),
};

export const checkBeamTool: Tool = {
  name: "check_beam",
  title: "Check or size a steel beam",
  description:
    "Build a single-span steel beam, solve it here and check it to EN 1993-1-1. Loads in kN and kN/m, downward positive. " +
    "With `family` instead of `section` it finds the lightest that passes, deflection L/250 counted.",
  annotations: LOCAL,
  inputSchema: beamSchema("check", {
    family: { type: "string", description: "IPE, HEA, UB, …: the lightest of it that passes." },
    picture: { type: PICTURE.type },
  }),
  outputSchema: answers({ ...SOLVED, note: "string", suggestion: "object" }),
  run: ({ picture: drawn, family, ...beam }) => {
    if (drawn !== undefined) refuseKind("picture", drawn, PICTURE);
    if (family !== undefined) refuseKind("family", family, { type: "string" });
    const wanted = { combination: "ULS", picture: drawn };
    if (family === undefined) {
      const { model, note } = checkBeam(beam, library());
      return solved({ name: keep(model), model }, wanted, { note });
    }
    return sized(beam, family as string, wanted);
  },
};

/** The lightest of a family: begun with any of it, since the search tries them all. */
function sized(beam: Record<string, unknown>, family: string, wanted: Record<string, unknown>): CallToolResult {
  const own = Object.keys(beam).find((key) => ["section", "profile"].includes(key.toLowerCase()));
  if (own !== undefined) throw new Error(`'family' and '${own}' are both given: a family to choose from, or a section to check`);
  const any = sectionListing(family)
    .families.find(({ names }) => names.length)!
    .names.at(-1)!;
  const { model } = checkBeam({ ...beam, section: any }, library());
  // Suggested is what passes in service too.
  const checks = model.analysis!.checks!.map((check) => ({ ...check, informative: false }));
  const { suggestions, solves } = suggest({ ...model, analysis: { ...model.analysis, checks } }, { family }, { sections: library() });
  const [found] = suggestions;
  if (!found?.to) return refusal(`no section: ${found?.sentence ?? "the family has none"}; try another family or a stronger grade`);
  const { to, passes, sentence, utilisation, mass_after } = found;
  const suggestion = { section: to, passes, sentence, utilisation, mass_kg: mass_after, solves, deflection: "L/250 counted in the search" };
  const { model: lightest, note } = checkBeam({ ...beam, section: to }, library());
  return solved({ name: keep(lightest), model: lightest }, wanted, { suggestion: rounded(suggestion), note });
}

export function solved(
  { name, model: given }: Named,
  inputs: Record<string, unknown>,
  more: Record<string, unknown> = {},
  tell?: Tell,
): CallToolResult {
  const verdict = validate(given, { sections: library() });
  if (!verdict.valid) return refusal("invalid_model: the model is not valid; nothing was solved", verdict);
  const model = given as Model;
  const target = inputs.target as string | undefined;
  if (target !== undefined) refuseUnknownTarget(model, target);
  const results = solve(model, { sections: library(), warnings: verdict.warnings, ...(tell ? { onProgress: telling(tell) } : {}) });
  const set = chosenSet(results, inputs.combination as string | undefined);
  const tables = (inputs.tables as Table[] | undefined) ?? [];
  const sets = inputs.combination === undefined ? enveloped(results) : [set];
  const points = pointsOf(results);
  keepPoints(name, points);
  const answer = {
    model: name,
    ...more,
    ...summary(results, verdict.warnings, { questions: questionRows(points, given), taken: JSON.stringify(more).length }),
    ...(tables.length ? { tables: tablesOf(results, tables, { sets, target, names: namesOf(model) }) } : {}),
  };
  return inputs.picture === true ? withPicture(answer, `deformed-${set.id}`, picture(model, results, set)) : asText(answer);
}

const some = (ids: string[]): string => `${ids.slice(0, 20).join(", ")}${ids.length > 20 ? ` and ${ids.length - 20} more` : ""}`;

function refuseUnknownTarget({ model }: Model, target: string): void {
  const { members, design_members = [], nodes, supports, plates = [] } = model;
  const known = [members, design_members, nodes, supports, plates].flatMap((list) => list.map(({ id }: { id?: string }) => id));
  if (!known.includes(target))
    throw new Error(`no member, design member, node, support or plate '${target}'; members are: ${some(members.map(({ id }) => id))}`);
}

/** All combinations that have results, or load cases where there are none. */
const enveloped = ({ load_combinations, load_cases }: Results): SetResults[] =>
  (load_combinations.length ? load_combinations : load_cases).filter(({ failed }) => !failed);

function chosenSet(results: Results, id: string | undefined) {
  const sets = [...results.load_combinations, ...results.load_cases];
  const found = id === undefined ? (sets.find(({ failed }) => !failed) ?? sets[0]) : sets.find((set) => set.id === id);
  if (!found) throw new Error(`no load case or combination '${id}'; there are: ${some(sets.map((set) => set.id))}`);
  if (found.failed) throw new SolveError(found.failed.code, `'${found.id}' has no results: ${found.failed.message}`);
  return found;
}
