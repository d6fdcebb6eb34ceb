/** What answers a question: a control for each field of the model that a question names, and the changes that it makes. */
import type { Model } from "handoff-solver";
import type { Change, CheckFields, DesignField, Place } from "handoff-solver/design";
import type { WrittenAnalysis } from "../../../solver/src/model/authoring/authored.ts";
import type { OpenPoint } from "../results/points.ts";
import { evenly, meetings } from "./places.ts";

type Asked = Pick<OpenPoint, "text" | "members" | "checks">;

/** One answer; its number, if it takes one, is typed beside its button. */
export interface Answer {
  /** On its button. */
  label: string;
  number?: { label: string; unit: string; start?: number };
  changes(value: number): Change[];
}

type Control = (asked: Asked, model: Model) => Answer[];

/** A field of the design members asked about, chosen from a few values. */
const design =
  (field: DesignField, ...choices: [value: string, label: string][]): Control =>
  ({ members }) =>
    choices.map(([value, label]) => ({ label, changes: () => [{ kind: "restraints", members, to: { [field]: value } }] }));

/** A field of the design members asked about, typed; `factor` makes SI units of it. */
const typed =
  (field: DesignField, label: string, unit: string, factor: number): Control =>
  ({ members }) => [
    { label: "Set", number: { label, unit }, changes: (value) => [{ kind: "restraints", members, to: { [field]: value * factor } }] },
  ];

const warping: Control = ({ members }) =>
  (["free", "fixed"] as const).map((value) => ({
    label: `Warping ${value} at both ends`,
    changes: () => [{ kind: "restraints", members, to: { warping_start: value, warping_end: value } }],
  }));

const FLANGES = { both: "Both flanges", top: "Top flange", bottom: "Bottom flange" } as const;

/** Lengths that were given in place of restraints go with them. */
const restrained: Control = ({ members }, model) => {
  const met = meetings(model, members);
  const framed: Answer = {
    label: "What frames in holds both flanges",
    changes: () =>
      met.map((line) => ({
        ...{ kind: "restraints", members: line.members },
        to: { lateral_restraints: line.positions.map((position) => ({ position, flange: "both" as const })), l_lt: null, l_t: null },
      })),
  };
  const spaced = (["both", "top", "bottom"] as const).map(
    (flange): Answer => ({
      label: FLANGES[flange],
      number: { label: "Held every", unit: "m", start: 2 },
      changes: (value) =>
        evenly(model, members, value).map((line) => ({
          ...{ kind: "restraints", members: line.members },
          to: { lateral_restraints: line.positions.map((position) => ({ position, flange })), l_lt: null },
        })),
    }),
  );
  return [...(met.length ? [framed] : []), ...spaced];
};

/** Fields of the checks that ask. */
const check =
  (...choices: [to: CheckFields, label: string][]): Control =>
  ({ checks }) =>
    checks.length ? choices.map(([to, label]) => ({ label, changes: () => [{ kind: "check", members: [], checks, to }] })) : [];

const measured: Control = ({ checks }) => [
  {
    ...{ label: "Count how its ends move", number: { label: "Whole span", unit: "m" } },
    changes: (span) => [{ kind: "check", members: [], checks, to: { measure: "absolute", span } }],
  },
];

const LEANING = { order: "second", imperfections: { directions: ["+x", "-x", "+y", "-y"] } } as const;
const ordered: Control = () => [
  {
    label: "Second order, leaning each way",
    changes: () => [{ kind: "options", members: [], to: LEANING as unknown as Extract<Change, { kind: "options" }>["to"] }],
  },
  {
    label: "Let the analysis choose",
    changes: () => [{ kind: "options", members: [], to: { order: null, imperfections: null } }],
  },
];

const put = (at: Place, to: unknown): Change => ({ kind: "value", members: [], at, to });
const ofCase = (id: string, field: string, to: unknown): Change => put(["model", "load_cases", id, field], to);

/** An action that acts as given alone, or just as much with all its loads turned round. */
const directed =
  (nature: string, one: string, both: string): Control =>
  (_, { model: { load_cases } }) => {
    const own = load_cases.filter((each) => each.nature === nature).map(({ id }) => id);
    const say = (directions: "one" | "both") => () => own.map((id) => ofCase(id, "directions", directions));
    if (!own.length) return [];
    return [
      { label: one, changes: say("one") },
      { label: both, changes: say("both") },
    ];
  };

/** Load cases that the question names act together, or one at a time. */
const together: Control = ({ text }, { model: { load_cases } }) => {
  const ids = load_cases.flatMap(({ id }) => (text.includes(`'${id}'`) ? [id] : []));
  const shared = (field: string) => () => ids.map((id) => ofCase(id, field, ids[0]));
  if (ids.length < 2) return [];
  return [
    { label: "Parts of one action", changes: shared("source") },
    { label: "One excludes the others", changes: shared("alternatives") },
    { label: "Actions of their own", changes: () => ids.map((id) => ofCase(id, "source", id)) },
  ];
};

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

const IMPERFECTIONS = ["analysis", "options", "imperfections"];
const bowed: Control = () =>
  (["c", "d"] as const).map((bow) => ({
    label: `Bows by curve ${bow}`,
    changes: () => [put(IMPERFECTIONS, { ...LEANING.imperfections, bow })],
  }));

const amongLoads: Control = () => [
  { label: "The loads lean it already", changes: () => [put(IMPERFECTIONS, { ...LEANING.imperfections, among_loads: true })] },
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

/** By the fields, or where it names none the words, of a question. */
export const CONTROLS: readonly (readonly [named: RegExp, control: Control])[] = [
  [/imperfections a bow/, bowed],
  [/\bamong_loads\b/, amongLoads],
  [/\bimperfections\b(?! a bow|\.among_loads)|second order|order second/, ordered],
  [/\blateral_restraints\b|\bl_lt\b|\bl_t\b/, restrained],
  [/\bmeasure\b/, measured],
  [/\bwarping_(start|end)\b/, warping],
  [/\broot_warping\b/, check([{ root_warping: "fixed" }, "Root fixed against warping"], [{ root_warping: "free" }, "Root free to warp"])],
  [/\bload_line\b/, design("load_line", ["shear_centre", "Loads through the shear centre"], ["centroid", "Loads along the centroid"])],
  [
    /\bload_height\b/,
    check(
      [{ load_height: "top" }, "Loads on the top flange"],
      [{ load_height: "centre" }, "Loads at the axis"],
      [{ load_height: "bottom" }, "Loads on the bottom flange"],
    ),
  ],
  [/\baxis: resultant\b/, check([{ axis: "resultant" }, "Measure along y and z together"])],
  [/\bleave span out\b/, check([{ span: null }, "It is no part of a longer span"])],
  [/\bconnection\b/, design("connection", ["one_leg", "Joined through one leg"], ["centric", "Joined through the centroid"])],
  [/\bweb_stiffeners\b|stiffeners/, design("web_stiffeners", ["at_forces", "Stiffeners at supports and loads"])],
  [/\bstiff_bearing_length\b/, typed("stiff_bearing_length", "Stiff bearing length", "mm", 1e-3)],
  [/\bnu_rd\b/, typed("nu_rd", "Tension that its ends bear", "kN", 1e3)],
  [/\bl_cr_y\b/, typed("l_cr_y", "Buckling length about y-y", "m", 1)],
  [/\bl_cr_z\b/, typed("l_cr_z", "Buckling length about z-z", "m", 1)],
  [/\bl_cr_v\b/, typed("l_cr_v", "Buckling length about v-v", "m", 1)],
  [/wind pushes along/, directed("wind", "It comes from this side alone", "It comes from the other side just as much")],
  [/the temperature goes/, directed("temperature", "It cannot go the other way", "It goes the other way just as much")],
  [/the earthquake pushes/, directed("seismic", "It acts this way alone", "It acts the other way just as much")],
  [/'alternatives'|one 'source'/, together],
  [/patterns true/, patterned],
  [/analysis\.combinations make all|is in no combination|no SLS combination/, combined],
  [/\ben1993_1_1\b/, checkAll],
  [/a check of that limit state is missing/, checkService],
];

/** Every answer that the page has to a point. */
export const answersTo = (point: Asked, model: Model): Answer[] =>
  CONTROLS.flatMap(([named, control]) => (named.test(point.text) ? control(point, model) : []));
