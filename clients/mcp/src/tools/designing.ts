/** The design loop on this machine: sections suggested, models compared. */

import { compareModels, suggest } from "handoff-solver/design";
import { library } from "handoff-solver/local";

import { asText } from "../answer.js";
import { rounded } from "../quiet.js";
import { closed, modelSchema } from "../schemas.js";
import { LOCAL, readValid, type Tool } from "./tool.js";

/** More differences than anyone reads in one answer; how many there are is said. */
const SHOWN = 40;

export const suggestSection: Tool = {
  name: "suggest_section",
  title: "Suggest a steel section",
  description:
    "The lightest section of the family that passes every check that counts, for members together; or, without members, sections for every group (members " +
    "sharing a section), of which none can be the next lighter by itself; where points stay open, doubts about units among them, `passes` is false and `sentence` lists them, where none passes it says why. Series rolled to order only where nothing common passes. `changed` in the answer replaces model.sections, members and materials.",
  annotations: LOCAL,
  inputSchema: closed(
    {
      model: modelSchema,
      members: { type: "array", items: { type: "string" } },
      family: { type: "string", description: "Another family to choose from." },
    },
    ["model"],
  ),
  run: ({ model, members, family }) => {
    const wish = { ...(members ? { members: members as string[] } : {}), ...(family ? { family: family as string } : {}) };
    const { suggestions, before, after, solves, given_lengths, model: found } = suggest(readValid(model), wish, { sections: library() });
    const { sections, members: all, materials } = found.model;
    const changed = suggestions.some(({ to }) => to !== null) ? { sections, materials, members: all } : null;
    const rests = given_lengths ? { given_lengths } : {};
    return asText({ ...rounded({ suggestions, before, after, solves, units: "kg, m" }), ...rests, changed });
  },
};

export const compareTool: Tool = {
  name: "compare",
  title: "Compare two models",
  description:
    "What changed between two models by id, and what that did: verdict, utilisation, deflection (m), mass (kg), checks that differ.",
  annotations: LOCAL,
  inputSchema: closed({ before: modelSchema, after: { type: "object" } }, ["before", "after"]),
  run: ({ before, after }) => {
    const found = compareModels(readValid(before), readValid(after), { sections: library() });
    const { model, checks, ...rest } = found;
    const counts = { differences: model.length, checks_differing: checks.length };
    return asText({ ...rounded(rest), ...counts, model: model.slice(0, SHOWN), checks: rounded(checks.slice(0, SHOWN)) });
  },
};
