/** Building and validating models on this machine. */

import { createBeam, library, validate } from "handoff-solver/local";

import { asText } from "../answer.js";
import { beamSchema, modelSchema } from "../schemas.js";
import { readModel, type Tool } from "./tool.js";

export const createBeamTool: Tool = {
  name: "create_beam",
  title: "Create a beam model",
  description: "Build the model of a single-span beam from span, section and load; the answer can be passed to solve_model.",
  inputSchema: beamSchema("create", {}),
  run: (inputs) => asText(createBeam(inputs, library())),
};

export const validateModel: Tool = {
  name: "validate_model",
  title: "Validate a model",
  description: "Say what is wrong with a model and where, without solving it.",
  inputSchema: { type: "object", properties: { model: modelSchema }, required: ["model"] },
  run: (inputs) => asText(validate(readModel(inputs.model), { sections: library() })),
};
