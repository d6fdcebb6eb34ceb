/** Solving and checking a model on this machine. */

import { type Results, solve } from "handoff-solver";
import { checkBeam, library, validate } from "handoff-solver/local";

import { asText, refusal, withPicture } from "../answer.js";
import { deformedShape } from "../picture.js";
import { beamSchema, modelSchema } from "../schemas.js";
import { summary } from "../summary.js";
import { isTable, TABLES, tableRows } from "../tables.js";
import { readModel, type Tool } from "./tool.js";

const SHOWN = {
  tables: {
    type: "array",
    items: { type: "string", enum: TABLES },
    description: "Full tables to add to the summary. They are long for large models: ask only for what you need.",
  },
  combination: { type: "string", description: "Load case or combination for the tables and the picture; default: the first combination." },
  member: { type: "string", description: "Limit the tables of members to this one." },
  picture: { type: "boolean", default: false, description: "Add the deformed shape as SVG." },
} as const;

export const solveModel: Tool = {
  name: "solve_model",
  title: "Solve a model",
  description:
    "Validate and solve a structural model on this machine: extremes, reactions, governing EN 1993-1-1 checks. " +
    "Nothing leaves the machine. An unstable model gives a reason instead of numbers.",
  inputSchema: { type: "object", properties: { model: modelSchema, ...SHOWN }, required: ["model"] },
  run: (inputs) => solved(readModel(inputs.model), inputs),
};

export const checkBeamTool: Tool = {
  name: "check_beam",
  title: "Check a steel beam",
  description:
    "Build a single-span steel beam, solve it on this machine and check it to EN 1993-1-1 " +
    "(bending, shear, combined N+M, lateral-torsional buckling). Loads in kN and kN/m, downward positive.",
  inputSchema: beamSchema("check", SHOWN),
  run: (inputs) => {
    const { tables, combination, member, picture, ...beam } = inputs;
    const { model, note } = checkBeam(beam, library());
    return solved(model, { tables, combination: combination ?? "ULS", member, picture }, { note });
  },
};

function solved(model: unknown, inputs: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const verdict = validate(model, { sections: library() });
  if (!verdict.valid) return refusal("the model is not valid; nothing was solved", verdict);
  const valid = model as Parameters<typeof solve>[0];
  const results = solve(valid, { sections: library() });
  const tables = ((inputs.tables as string[] | undefined) ?? []).filter(isTable);
  const set = chosenSet(results, inputs.combination as string | undefined);
  const answer = {
    ...more,
    ...summary(results),
    validation_warnings: verdict.warnings,
    ...Object.fromEntries(tables.map((table) => [table, tableRows(results, table, set, inputs.member as string | undefined)])),
  };
  if (inputs.picture !== true) return asText(answer);
  const positions = valid.model.nodes.map((node) => [node.x, node.y, node.z] as [number, number, number]);
  return withPicture(answer, `deformed-${set.id}`, deformedShape(results, positions, set));
}

function chosenSet(results: Results, id: string | undefined) {
  const sets = [...results.load_combinations, ...results.load_cases];
  const found = id === undefined ? (sets.find(({ failed }) => !failed) ?? sets[0]) : sets.find((set) => set.id === id);
  if (!found) throw new Error(`no load case or combination '${id}'; there are: ${sets.map((set) => set.id).join(", ")}`);
  if (found.failed) throw new Error(`'${found.id}' has no results: ${found.failed.message}`);
  return found;
}
