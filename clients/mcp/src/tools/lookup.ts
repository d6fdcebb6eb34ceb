/** Looking up the model format and the section library. */

import { library, nearestSections, schemaClosure, schemaIndex, sectionListing } from "handoff-solver/local";

import { asText, refusal } from "../answer.js";
import { answers, closed } from "../schemas.js";
import { LOCAL, type Tool } from "./tool.js";

export const getSchema: Tool = {
  name: "get_schema",
  title: "Get the model format",
  description: "JSON Schema of the model or of one part of it; without a root, the index of parts.",
  annotations: LOCAL,
  isLookup: true,
  inputSchema: closed({ root: { type: "string", description: "For example members, load_cases, checks, model." } }),
  outputSchema: answers({}),
  run: ({ root }) => asText(root === undefined ? schemaIndex() : schemaClosure(String(root))),
};

export const listSections: Tool = {
  name: "list_sections",
  title: "List steel sections",
  description: "Without a family, the families with their counts; with one, its names.",
  annotations: LOCAL,
  isLookup: true,
  inputSchema: closed({ family: { type: "string", description: "IPE, HEA, UB, RHS, W, … or a prefix." } }),
  outputSchema: answers({ count: "number", families: "objects" }),
  run: ({ family }) => {
    const { count, families } = sectionListing(family === undefined ? undefined : String(family));
    if (family !== undefined) return asText({ count, families });
    return asText({
      count,
      families: families.map(({ family: name, region, title, count: sections }) => ({ family: name, region, title, count: sections })),
    });
  },
};

export const getSection: Tool = {
  name: "get_section",
  title: "Get one steel section",
  description: "All properties of one steel section in SI units; y is the major axis. Any usual spelling.",
  annotations: LOCAL,
  isLookup: true,
  inputSchema: closed({ name: { type: "string", description: "IPE300, HE 300 B, W12X26, …" } }, ["name"]),
  outputSchema: answers({ name: "string", mass_per_m: "number", a: "number" }),
  run: ({ name }) => {
    const found = library().find(String(name));
    if (found) return asText(found);
    const near = nearestSections(String(name));
    return refusal(
      `unknown section '${String(name).slice(0, 64)}'${near.length ? `; nearest: ${near.join(", ")}` : ""}; list_sections gives the names`,
    );
  },
};
