/** Building and validating models on this machine. */

import { createBeam, library, validate } from "handoff-solver/local";

import { asText } from "../answer.js";
import { beamSchema, closed, modelSchema } from "../schemas.js";
import { LOCAL, readModel, type Tool } from "./tool.js";

export const createBeamTool: Tool = {
  name: "create_beam",
  title: "Create a beam model",
  description: "The model of a single-span beam, to pass to solve_model.",
  annotations: LOCAL,
  inputSchema: beamSchema("create", {}),
  run: (inputs) => asText(createBeam(inputs, library())),
};

export const validateModel: Tool = {
  name: "validate_model",
  title: "Validate a model",
  description: "What is wrong with a model and where, without solving it.",
  annotations: LOCAL,
  inputSchema: closed({ model: modelSchema }, ["model"]),
  run: (inputs) => asText(validate(readModel(inputs.model), { sections: library() })),
};
