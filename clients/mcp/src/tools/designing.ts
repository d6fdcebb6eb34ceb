/** The design loop on this machine: sections suggested, models compared. */

import { compareModels, type Suggested, type Suggestion } from "handoff-solver/design";
import { library } from "handoff-solver/local";

import { asText } from "../answer.js";
import { clipped } from "../listing.js";
import { keep } from "../models.js";
import { rounded } from "../quiet.js";
import { answers, closed, modelSchema } from "../schemas.js";
import { searched } from "../searches.js";
import { LOCAL, namedModel, readValid, type Tool } from "./tool.js";

/** More differences than anyone reads in one answer; how many there are is said. */
const SHOWN = 40;

/** Seconds of one call unless others are asked for: clients give up at sixty. */
const BUDGET = 40;
const LONGEST = 3600;

export const suggestSection: Tool = {
  name: "suggest_section",
  title: "Suggest steel sections",
  description:
    "The lightest section of the family that passes every check that counts, for `members` together; or, without members, for every group (members sharing a " +
    "section), of which none can be the next lighter by itself. Stops after `seconds` with where it stands: the same call again goes on. " +
    "`passes` false: `sentence` says what stays open, or why none does. The changed model is kept under a name.",
  annotations: LOCAL,
  inputSchema: closed(
    {
      model: modelSchema,
      members: { type: "array", items: { type: "string" } },
      family: { type: "string", description: "Another family to choose from." },
      seconds: { type: "number", description: `Time of this call; left out, ${BUDGET}.` },
    },
    ["model"],
  ),
  outputSchema: answers({ finished: "boolean", model: "string", suggestions: "objects", before: "object", after: "object" }),
  run: ({ model, members, family, seconds }, tell) => {
    const wish = { ...(members ? { members: members as string[] } : {}), ...(family ? { family: family as string } : {}) };
    const named = namedModel(model);
    const found = searched(named, wish, within(seconds), tell);
    return asText("finished" in found ? found : finished(found));
  },
};

function within(seconds: unknown): number {
  const wanted = seconds === undefined ? BUDGET : (seconds as number);
  if (!(wanted > 0 && wanted <= LONGEST)) throw new Error(`'seconds' is ${wanted}; allowed: over 0 and at most ${LONGEST}`);
  return wanted;
}

export function finished({ suggestions, before, after, solves, given_lengths, model }: Suggested): Record<string, unknown> {
  const isChanged = suggestions.some(({ to }) => to !== null);
  return {
    finished: true,
    ...(isChanged ? { model: keep(model) } : {}),
    ...rounded({ suggestions: suggestions.map(brief), before, after, solves, units: "kg, m" }),
    ...(given_lengths ? { given_lengths } : {}),
  };
}

/** Ids and points of one row; the rest are counted. */
const NAMED = 12;
function brief({ members, open, left_aside, ...row }: Suggestion): Record<string, unknown> {
  const more = members.length > NAMED ? { more_members: members.length - NAMED } : {};
  const asides = left_aside.length ? { left_aside } : {};
  return { ...row, members: members.slice(0, NAMED), ...more, open: open.slice(0, NAMED).map((point) => clipped(point)), ...asides };
}

export const compareTool: Tool = {
  name: "compare",
  title: "Compare two models",
  description:
    "What changed between two models by id, and what that did: verdict, utilisation, deflection (m), mass (kg), checks that differ.",
  annotations: LOCAL,
  inputSchema: closed({ before: modelSchema, after: {} }, ["before", "after"]),
  outputSchema: answers({ before: "object", after: "object", differences: "number", checks: "objects" }),
  run: ({ before, after }) => {
    const found = compareModels(readValid(before), readValid(after), { sections: library() });
    const { model, checks, ...rest } = found;
    const counts = { differences: model.length, checks_differing: checks.length };
    return asText({ ...rounded(rest), ...counts, model: model.slice(0, SHOWN), checks: rounded(checks.slice(0, SHOWN)) });
  },
};
