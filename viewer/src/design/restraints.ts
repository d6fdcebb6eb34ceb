/** What holds design members now, in a reader's words and units, and what other words make of it. */
import type { Model } from "handoff-solver";
import type { Restraints } from "handoff-solver/design";
import { inUnits, type Quantity, type UnitSystem, unitSymbol } from "../format/units.ts";
import type { Step } from "../state/history.ts";

export type DesignMember = NonNullable<Model["model"]["design_members"]>[number];

/** By their fields: what they are called, and as what they are measured. */
export const LENGTHS = {
  l_cr_y: ["Buckling length about y-y", "length"],
  l_cr_z: ["Buckling length about z-z", "length"],
  l_cr_v: ["Buckling length about v-v (angles)", "length"],
  l_lt: ["Lateral-torsional buckling: length between restraints", "length"],
  l_t: ["Torsional buckling: length between points held against twist", "length"],
  stiff_bearing_length: ["Stiff bearing length at supports and loads", "thickness"],
} as const satisfies Partial<Record<keyof Restraints, readonly [string, Quantity]>>;
/** By the flange that is held. */
export const FLANGES = {
  both: "Both flanges held sideways at",
  top: "Top flange alone held at",
  bottom: "Bottom flange alone held at",
} as const;

export const CALLED: Record<keyof typeof FLANGES, string> = { both: "both flanges", top: "top flange", bottom: "bottom flange" };

type Length = keyof typeof LENGTHS;
type Flange = keyof typeof FLANGES;
export type Field = Length | Flange;
export const lengths = Object.keys(LENGTHS) as Length[];
export const flanges = Object.keys(FLANGES) as Flange[];

type Texts = Record<Field, string>;

export interface Shown {
  texts: Texts;
  /** Fields in which the design members differ; they are empty. */
  differing: Set<Field>;
  /** The points behind the texts. */
  held: NonNullable<DesignMember["lateral_restraints"]>;
}

/** Those that one of the members belongs to. */
export const designsOf = ({ model }: Model, members: readonly string[]): DesignMember[] =>
  (model.design_members ?? []).filter((one) => one.members.some((id) => members.includes(id)));

/** As the form begins: what all of them have. */
export function shownOf(designs: readonly DesignMember[], system: UnitSystem): Shown {
  const differing = new Set<Field>();
  const texts = {} as Record<Field, string>;
  for (const [fields, textOf] of [
    ...lengths.map((name) => [[name], (one: DesignMember) => written(one[name], name, system)] as const),
    [flanges, (one: DesignMember, name: Field) => pointsOf(one, name)] as const,
  ]) {
    const isOne = fields.every((name) => new Set(designs.map((one) => textOf(one, name))).size === 1);
    for (const name of fields) {
      texts[name] = isOne ? textOf(designs[0]!, name) : "";
      if (!isOne) differing.add(name);
    }
  }
  return { texts, differing, held: differing.has("both") ? [] : (designs[0]!.lateral_restraints ?? []) };
}

const pointsOf = ({ lateral_restraints: held = [] }: DesignMember, flange: Field): string =>
  held.flatMap((one) => (one.flange === flange ? [one.position] : [])).join("  ");

/** Six figures, which is more than anybody measures; a field that is left as it is changes nothing. */
const written = (metres: number | undefined, name: Length, system: UnitSystem): string =>
  metres === undefined ? "" : String(Number(inUnits(metres, LENGTHS[name][1], system).toPrecision(6)));

/** Nine figures: 50 ft are 15.24 m, and not what is left of them after a division. */
const metresIn = (text: string, quantity: Quantity, system: UnitSystem): number =>
  Number((numberIn(text) / inUnits(1, quantity, system)).toPrecision(9));

/** What was typed, in other units; what is no number stays as it is. */
export function converted(text: string, name: Field, from: UnitSystem, to: UnitSystem): string {
  if (isFlange(name) || !text.trim()) return text;
  try {
    return written(metresIn(text.trim(), LENGTHS[name][1], from), name, to);
  } catch {
    return text;
  }
}

/** What the texts change; empty where nothing does. Throws where they cannot be read. */
export function restraintsIn(texts: Texts, shown: Shown, system: UnitSystem): Restraints {
  const { held } = shown;
  const others = othersIn(texts, shown);
  const restraints: Restraints = {};
  for (const name of lengths.filter((one) => others.includes(one))) {
    const [label, quantity] = LENGTHS[name];
    const text = texts[name].trim();
    const value = text ? metresIn(text, quantity, system) : null;
    if (value === 0 && name !== "stiff_bearing_length") throw new Error(`${label}: a length is more than 0; empty, it is not given`);
    restraints[name] = value;
  }
  if (flanges.some((one) => others.includes(one))) {
    const points = flanges.flatMap((flange) =>
      placesIn(texts[flange]).map(
        (position) => held.find((one) => one.flange === flange && one.position === position) ?? { position, flange },
      ),
    );
    restraints.lateral_restraints = points.length ? points.sort((a, b) => a.position - b.position) : null;
  }
  return restraints;
}

const isFlange = (name: Field): name is Flange => name in FLANGES;

/** As the form writes it: what is typed otherwise and means the same is no change. */
const plain = (text: string, name: Field): string =>
  isFlange(name)
    ? [...new Set(placesIn(text))].sort((a, b) => a - b).join("  ")
    : text.trim() && String(Number(numberIn(text.trim()).toPrecision(6)));

/** Fields that mean something else than what is there; of members that differ, those that are filled. */
const othersIn = (texts: Texts, { texts: before }: Shown): Field[] =>
  [...flanges, ...lengths].filter((name) => plain(texts[name], name) !== (before[name] && plain(before[name], name)));

/** A change in words, and what it was before; where several fields change, each tells both. */
export type Words = Pick<Step, "words" | "was">;

export function toldOf(texts: Texts, shown: Shown, system: UnitSystem): Words {
  const said = (text: string, name: Field): string => {
    const value = plain(text, name).replaceAll("  ", " ");
    return !value
      ? isFlange(name)
        ? "nowhere"
        : "not given"
      : isFlange(name)
        ? value
        : `${value} ${unitSymbol(LENGTHS[name][1], system)}`;
  };
  const told = othersIn(texts, shown).map((name) => ({
    words: `${isFlange(name) ? CALLED[name] : LENGTHS[name][0].toLowerCase()} ${said(texts[name], name)}`,
    was: shown.differing.has(name) ? "differing" : said(shown.texts[name], name),
  }));
  return told.length === 1 ? told[0]! : { words: told.map(({ words, was }) => `${words} (was ${was})`).join(", "), was: "" };
}

/** With a decimal point or comma; not what may be a comma between thousands. */
export function numberIn(text: string): number {
  if (/^\d+,\d{3}$/.test(text))
    throw new Error(`“${text}” may be ${text.replace(",", ".")} or ${text.replace(",", "")}: write it without a comma`);
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(text)) throw new Error(`“${text}” is no number`);
  return Number(text.replace(",", "."));
}

/** Fractions of the length, apart by spaces, semicolons or commas with a space; 0,25 is one, and 0,1 may be one or two. */
export function placesIn(text: string): number[] {
  return text
    .split(/[\s;]+|,\s+/)
    .filter(Boolean)
    .map((word) => {
      const parts = word.split(",");
      const isList = parts.length > 1 && parts.every((part) => part !== "" && isPlace(Number(part)));
      if (isList) throw new Error(`“${word}” may be one point or several: write ${parts.join(" ")} or a decimal point`);
      const place = /^[\d.,]+$/.test(word) && parts.length < 3 ? Number(word.replace(",", ".")) : Number.NaN;
      if (!isPlace(place)) throw new Error(`“${word}” is no fraction of the length, from 0 to 1`);
      return place;
    });
}

const isPlace = (value: number): boolean => value >= 0 && value <= 1;
