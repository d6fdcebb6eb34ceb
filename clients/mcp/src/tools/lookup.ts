/** Looking up the model format and the section library. */

import { library, nearestSections, schemaClosure, schemaIndex, sectionListing } from "handoff-solver/local";

import { asText, refusal } from "../answer.js";
import type { Tool } from "./tool.js";

export const getSchema: Tool = {
  name: "get_schema",
  title: "Get the model format",
  description: "The JSON Schema of the model or of one part of it; without a root, the index of parts. Units are SI: m, N, Pa, degrees.",
  inputSchema: {
    type: "object",
    properties: { root: { type: "string", description: "For example members, load_cases, sections, checks, model." } },
  },
  run: ({ root }) => asText(root === undefined ? schemaIndex() : schemaClosure(String(root))),
};

export const listSections: Tool = {
  name: "list_sections",
  title: "List steel sections",
  description: "Names of steel sections by family (IPE, HEA, UB, RHS, W, …); without a family, the families with their counts.",
  inputSchema: { type: "object", properties: { family: { type: "string", description: "A family or a prefix of one, in any case." } } },
  run: ({ family }) => asText(sectionListing(family === undefined ? undefined : String(family))),
};

export const getSection: Tool = {
  name: "get_section",
  title: "Get one steel section",
  description: "All properties of one steel section in SI units, EN axes (y major, z minor); names in any usual spelling.",
  inputSchema: {
    type: "object",
    properties: { name: { type: "string", description: "For example IPE300, HE 300 B, 457x191x67 UB, W12X26." } },
    required: ["name"],
  },
  run: ({ name }) => {
    const found = library().find(String(name));
    if (found) return asText(found);
    const near = nearestSections(String(name));
    return refusal(
      `unknown section '${String(name).slice(0, 64)}'${near.length ? `; nearest: ${near.join(", ")}` : ""}; list_sections gives the names`,
    );
  },
};
