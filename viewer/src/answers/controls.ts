/** What answers a question: a control for each field of the model that a question names, and the changes that it makes. */
import type { Model } from "handoff-solver";
import type { Change, DesignField } from "handoff-solver/design";
import type { OpenPoint } from "../solving/points.ts";
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
  (...choices: [to: Record<string, string>, label: string][]): Control =>
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

const oneSided: Control = (_, { model: { load_cases } }) => {
  const wind = load_cases.filter(({ nature }) => nature === "wind").map(({ id }) => id);
  const changes = (to: "one" | "both") => (): Change[] =>
    wind.map((load_case) => ({ kind: "directions", members: [], load_case, to }));
  if (!wind.length) return [];
  return [
    { label: "It comes from this side alone", changes: changes("one") },
    { label: "It comes from the other side just as much", changes: changes("both") },
  ];
};

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
  [/\bimperfections\b|second order|order second/, ordered],
  [/\blateral_restraints\b|\bl_lt\b|\bl_t\b/, restrained],
  [/\bmeasure\b/, measured],
  [/\bwarping_(start|end)\b/, warping],
  [/\broot_warping\b/, check([{ root_warping: "fixed" }, "Root fixed against warping"], [{ root_warping: "free" }, "Root free to warp"])],
  [/\bload_line\b/, design("load_line", ["shear_centre", "Loads through the shear centre"], ["centroid", "Loads along the centroid"])],
  [
    /\bload_height\b/,
    check([{ load_height: "top" }, "Loads on the top flange"], [{ load_height: "shear_centre" }, "Loads at the shear centre"]),
  ],
  [/\bconnection\b/, design("connection", ["one_leg", "Joined through one leg"], ["centric", "Joined through the centroid"])],
  [/\bweb_stiffeners\b|stiffeners/, design("web_stiffeners", ["at_forces", "Stiffeners at supports and loads"])],
  [/\bstiff_bearing_length\b/, typed("stiff_bearing_length", "Stiff bearing length", "mm", 1e-3)],
  [/\bnu_rd\b/, typed("nu_rd", "Tension that its ends bear", "kN", 1e3)],
  [/\bl_cr_y\b/, typed("l_cr_y", "Buckling length about y-y", "m", 1)],
  [/\bl_cr_z\b/, typed("l_cr_z", "Buckling length about z-z", "m", 1)],
  [/\bl_cr_v\b/, typed("l_cr_v", "Buckling length about v-v", "m", 1)],
  [/wind pushes along/, oneSided],
  [/\ben1993_1_1\b/, checkAll],
  [/a check of that limit state is missing/, checkService],
];

/** Every answer that the page has to a point. */
export const answersTo = (point: Asked, model: Model): Answer[] =>
  CONTROLS.flatMap(([named, control]) => (named.test(point.text) ? control(point, model) : []));
