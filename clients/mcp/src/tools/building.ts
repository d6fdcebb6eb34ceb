/** Building, changing and validating models on this machine. */

import type { AuthoredModel } from "handoff-solver/authoring";
import { editedBy } from "handoff-solver/design";
import { buildFrame, createBeam, library, validate } from "handoff-solver/local";

import { asText, refusal } from "../answer.js";
import { keep, keptModel } from "../models.js";
import { type Operation, patched } from "../patch.js";
import type { Tell } from "../progress.js";
import { answered, type Given } from "../questions.js";
import { answers, beamSchema, closed, frameSchema, modelSchema, SOLVED, solveSchema } from "../schemas.js";
import { solved } from "./solving.js";
import { LOCAL, type Named, namedModel, type Tool } from "./tool.js";

export const createBeamTool: Tool = {
  name: "create_beam",
  title: "Create a beam model",
  description: "The model of a single-span beam without checks.",
  annotations: LOCAL,
  inputSchema: beamSchema("create", {}),
  outputSchema: answers({ kept: "string", model: "object" }),
  run: (inputs) => {
    const { model } = createBeam(inputs, library());
    return asText({ kept: keep(model), model });
  },
};

export const buildFrameTool: Tool = {
  name: "build_frame",
  title: "Build a frame",
  description:
    "A portal frame, multi-storey frame, truss or continuous beam from a dozen numbers: supports, restraints, load cases, EN 1990 combinations and checks. " +
    "Tell the reader `assumed`. The model is kept under a name.",
  annotations: LOCAL,
  inputSchema: frameSchema({ solve: solveSchema }),
  outputSchema: answers({ ...SOLVED, assumed: "strings" }),
  run: ({ solve, ...inputs }, tell) => {
    const { model, assumed } = buildFrame(inputs, library());
    const named = { name: keep(model), model };
    if (solve === true) return solved(named, {}, { assumed }, tell);
    return asText({ ...overview(named), assumed, next: `solve_model, model ${named.name}` });
  },
};

export const changeModel: Tool = {
  name: "change_model",
  title: "Change a model",
  description:
    "A changed copy under a new name, validated; the old one stays. Give `patch`, JSON Patch (RFC 6902) where a list's entry may be named by its id: " +
    '{"op": "replace", "path": "/model/sections/rafter/library", "value": "IPE450"}; or `answers` to the questions of solve_model.',
  annotations: LOCAL,
  inputSchema: closed(
    {
      model: modelSchema,
      patch: {
        type: "array",
        items: { type: "object" },
        description: "Operations {op, path, value, from}; op: add, remove, replace, move, copy, test.",
      },
      answers: { type: "array", items: { type: "object" }, description: "{question, answer, value}, numbers as solve_model lists them." },
      solve: solveSchema,
    },
    ["model"],
  ),
  outputSchema: answers({ ...SOLVED, warnings: "objects" }),
  run: ({ model: given, patch, answers: chosen, solve }, tell) => {
    const from = namedModel(given);
    if (!patch && !chosen) throw new Error("give 'patch' or 'answers'");
    const changes = chosen ? answered(keptModel(from.name).points, from.model, chosen as Given[]) : [];
    const replied = changes.length ? editedBy(from.model as AuthoredModel, changes, library()) : from.model;
    return taken(patched(replied, (patch ?? []) as Operation[]), { changed_from: from.name }, solve === true, tell);
  },
};

export const validateModel: Tool = {
  name: "validate_model",
  title: "Validate a model",
  description: "What is wrong with a model and where, without solving it.",
  annotations: LOCAL,
  inputSchema: closed({ model: modelSchema }, ["model"]),
  outputSchema: answers({ valid: "boolean", errors: "objects", warnings: "objects" }),
  run: (inputs) => asText(validate(namedModel(inputs.model).model, { sections: library() })),
};

/** Warnings in one answer. */
const SHOWN = 12;

/** A model that came about here, kept where it is valid. */
export function taken(model: unknown, more: Record<string, unknown>, isSolved: boolean, tell?: Tell) {
  const { valid, errors, warnings } = validate(model, { sections: library() });
  if (!valid) return refusal("invalid_model: the model is not valid and was not kept", { errors: errors.slice(0, SHOWN) });
  const named = { name: keep(model), model };
  if (isSolved) return solved(named, {}, more, tell);
  const rest = warnings.length > SHOWN ? { more_warnings: warnings.length - SHOWN } : {};
  return asText({ ...overview(named), ...more, warnings: warnings.slice(0, SHOWN), ...rest, next: `solve_model, model ${named.name}` });
}

/** What a model has, in a few lines. */
function overview({ name, model: whole }: Named): Record<string, unknown> {
  const { settings, model, analysis } = whole as AuthoredModel;
  const { nodes, members, supports, sections, load_cases, load_combinations, design_members = [], plates = [] } = model;
  const counts = { nodes, members, plates, supports, load_combinations: load_combinations ?? [], design_members };
  const checks = (analysis?.checks ?? []).map(({ id }) => id);
  return {
    model: name,
    title: settings?.title ?? "",
    counts: Object.fromEntries(Object.entries(counts).map(([key, list]) => [key, list.length])),
    sections: Object.fromEntries(sections.slice(0, SHOWN).map((one) => [one.id, "library" in one ? one.library : "own properties"])),
    load_cases: Object.fromEntries(load_cases.slice(0, SHOWN).map((one) => [one.id, one.name ?? one.nature])),
    ...(analysis?.combinations ? { combinations: analysis.combinations } : {}),
    checks: { ids: checks.slice(0, SHOWN), count: checks.length },
  };
}
