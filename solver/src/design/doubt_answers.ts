/** What answers a doubt about a model's loads, combinations, checks and options. */

import type { Model } from "../generated/model.ts";
import type { WrittenAnalysis } from "../model/authoring/authored.ts";
import type { Answer, Answerable } from "./answer.ts";
import type { Change, Place } from "./change.ts";

const put = (at: Place, to: unknown): Change => ({ kind: "value", members: [], at, to });
const ofCase = (id: string, field: string, to: unknown): Change => put(["model", "load_cases", id, field], to);

type Control = (point: Answerable, model: Model) => Answer[];

/** Load cases that validation names. */
const namedBy = ({ message }: Answerable, { model: { load_cases } }: Model): string[] =>
  load_cases.flatMap(({ id }) => (message.includes(`'${id}'`) ? [id] : []));

/** An action that acts as given alone, or just as much with all its loads turned round. */
const directed: Control = (point, model) => {
  const own = namedBy(point, model);
  const say = (directions: "one" | "both") => () => own.map((id) => ofCase(id, "directions", directions));
  if (!own.length) return [];
  return [
    { label: "It acts this way alone", changes: say("one") },
    { label: "It acts the other way just as much", changes: say("both") },
  ];
};

/** Load cases that act together, or one at a time. */
const together: Control = (point, model) => {
  const ids = namedBy(point, model);
  const shared = (field: string) => () => ids.map((id) => ofCase(id, field, ids[0]));
  if (ids.length < 2) return [];
  return [
    { label: "Parts of one action", changes: shared("source") },
    { label: "One excludes the others", changes: shared("alternatives") },
    { label: "Actions of their own", changes: () => ids.map((id) => ofCase(id, "source", id)) },
  ];
};

/** Those that validation makes by EN 1990 stand behind those that the model lists. */
const added: Control = ({ combinations = [] }) =>
  combinations.length
    ? [
        {
          label: combinations.length > 1 ? `Add all ${combinations.length}` : "Add it",
          changes: () => combinations.map((one) => put(["model", "load_combinations", "-"], one)),
        },
      ]
    : [];

const RULE = ["analysis", "combinations"];
/** Written out, a rule leaves its mark beside the combinations that it made. */
const isRuled = ({ analysis }: Model): boolean => Boolean((analysis as WrittenAnalysis | undefined)?.x_combinations);

const combined: Control = (_, model) =>
  isRuled(model)
    ? []
    : [{ label: "Make all combinations by EN 1990 (6.10)", changes: () => [put(RULE, { rule: "en1990_610", sls: ["characteristic"] })] }];

const patterned: Control = (_, model) =>
  isRuled(model)
    ? [
        { label: "Each with and without the others", changes: () => [put([...RULE, "patterns"], true)] },
        { label: "They only come together", changes: () => [put([...RULE, "patterns"], false)] },
      ]
    : [];

const ordered: Control = () => [
  {
    label: "Let the analysis choose",
    changes: () => [{ kind: "options", members: [], to: { order: null, imperfections: null } }],
  },
];

const freeId = (model: Model, wish: string): string =>
  model.analysis?.checks?.some(({ id }) => id === wish) ? freeId(model, `${wish} 2`) : wish;

const checkAll: Control = (_, model) => {
  const steel = { id: freeId(model, "All steel"), type: "en1993_1_1", all: true, limit_state: "ULS" } as const;
  return [{ label: "Check all steel members", changes: () => [{ kind: "new_check", members: [], check: steel }] }];
};

const checkService: Control = (_, model) => {
  const sag = { id: freeId(model, "Deflection"), type: "deflection", all: true, limit_state: "SLS" } as const;
  return [
    {
      ...{ label: "Check deflections", number: { label: "Limit L /", unit: "", start: 250 } },
      changes: (limit_ratio) => [{ kind: "new_check", members: [], check: { ...sag, limit_ratio } }],
    },
  ];
};

const BY_CODE: Readonly<Record<string, Control>> = {
  one_sided: directed,
  split_action: together,
  fixed_patterns: patterned,
  missing_combinations: (point, model) => [...added(point, model), ...combined(point, model)],
  ...{ uncombined_case: combined, uncombined_at_service: combined, equilibrium: combined },
  ...{ first_order: ordered, order_stated: ordered },
  ...{ no_check: checkAll, unchecked_members: checkAll, unchecked_combinations: checkService },
};

export const doubtAnswers: Control = (point, model) => BY_CODE[point.code]?.(point, model) ?? [];
