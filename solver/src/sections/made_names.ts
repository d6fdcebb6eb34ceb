/** Names of sections that no table lists, by the rules in sections/made.json: by dimensions, or cut from or doubled of the library's. */

import data from "../../../sections/made.json" with { type: "json" };
import { DIMENSIONS, type Sizes } from "../generated/formulas.ts";
import { shifted } from "./decimal.ts";
import { plainName, read, same } from "./names.ts";
import type { MadeFamily, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

interface Kind extends MadeFamily {
  letters?: string[];
  sizes?: string[];
  least?: number;
  same?: Record<string, string | number>;
  rounded?: SectionProperties["fabrication"];
  by?: "cut" | "double";
  of?: string;
}

export const rules = data as unknown as {
  mass_digits: number;
  listed: (keyof MadeFamily)[];
  smallest_mm: Record<string, number>;
  largest_mm: number;
  room: Record<string, Record<string, number>[]>;
  said: Record<"standard" | "range" | "of", string> & { region: SectionProperties["region"] };
  cut: string;
  double: string;
  gap: string;
  families: Kind[];
};
const [CUT, DOUBLE, GAP] = [rules.cut, rules.double, rules.gap].map((pattern) => new RegExp(pattern, "su")) as [RegExp, RegExp, RegExp];

/** What is made of such a section, if anything. */
const kindOf = (by: Kind["by"], base: SectionProperties | undefined): Kind | undefined =>
  rules.families.find((kind) => kind.by === by && kind.of === base?.shape.type);

/** A name as it is written here, with what it stands for, in mm; `base` is the section that was cut or doubled. */
export interface Made {
  name: string;
  kind: Kind;
  size: Sizes;
  base?: SectionProperties;
}

const millimetres = (shape: SectionShape): Sizes =>
  Object.fromEntries(DIMENSIONS.flatMap((key) => (shape[key] === undefined ? [] : [[key, shifted(shape[key], 3)]])));

/** The families that are made, or those of a name or of letters. */
export function madeFamilies(family?: string): MadeFamily[] {
  const wanted = same(family ?? "").trim();
  const found = rules.families.filter((kind) => family === undefined || [kind.family, ...(kind.letters ?? [])].includes(wanted));
  return found.map((kind) => Object.fromEntries(rules.listed.map((key) => [key, kind[key]])) as unknown as MadeFamily);
}

/** A section of each family whose letters these are. */
export const madeExamples = (letters: string): string[] =>
  rules.families.flatMap((kind) => (kind.letters?.includes(letters) ? [kind.example] : []));

/** What a name means where no table lists it. */
export function made(name: string, library: SectionLibrary): Made | undefined {
  const spelling = read(name);
  if (!spelling?.numbers.length) return undefined;
  return byDimensions(spelling.letters, spelling.numbers) ?? cut(same(name), library) ?? double(same(name), library);
}

/** What a shape's dimensions, in metres, make without a name. */
export function madeOf(shape: SectionShape): Made {
  const kind = rules.families.find((family) => family.shape === shape.type && family.sizes)!;
  const size = millimetres(shape);
  fill(kind, size);
  return { name: kind.family, kind, size };
}

function fill({ same: others = {} }: Kind, size: Sizes): void {
  for (const [key, value] of Object.entries(others)) size[key] ??= typeof value === "string" ? size[value]! : value;
}

function byDimensions(letters: string, numbers: number[]): Made | undefined {
  for (const kind of rules.families) {
    const sizes = kind.sizes ?? [];
    if (!kind.letters?.includes(letters) || numbers.length < (kind.least ?? sizes.length) || numbers.length > sizes.length) continue;
    const size: Sizes = Object.fromEntries(numbers.map((number, i) => [sizes[i], number / 1000]));
    fill(kind, size);
    if (possible(kind.shape, size)) return { name: kind.family + numbers.map(plainName).join("x"), kind, size };
  }
  return undefined;
}

/** Every wall has room, and nothing is larger than a thing to be built, or as small as metres taken for mm. */
function possible(shape: string, size: Sizes): boolean {
  const { r: _, ...sides } = size;
  const isBuilt = ([key, value]: [string, number]): boolean =>
    value > 0 && value >= (rules.smallest_mm[key] ?? 0) && value <= rules.largest_mm;
  if (!Object.entries(sides).every(isBuilt)) return false;
  const walls: Sizes = { tf: size["t"] ?? 0, ...size };
  const rooms = rules.room[shape] ?? [];
  return rooms.every((room) => Object.entries(room).reduce((sum, [key, times]) => sum + times * walls[key]!, 0) > 0);
}

/** T-IPE300 and 1/2 IPE300: half of an I with parallel flanges. */
function cut(text: string, library: SectionLibrary): Made | undefined {
  const base = library.find(CUT.exec(text)?.[1] ?? "");
  const kind = kindOf("cut", base);
  if (!base || !kind || base.tapered_flanges) return undefined;
  const size = millimetres(base.shape);
  return { name: `T-${base.name}`, kind, size: { ...size, h: size["h"]! / 2 }, base };
}

/** 2L100x100x10/10: the gap behind the last slash, none without one. */
function double(text: string, library: SectionLibrary): Made | undefined {
  const whole = DOUBLE.exec(text)?.[1];
  if (whole === undefined) return undefined;
  const parted = GAP.exec(whole);
  for (const [name, gap] of [[whole, 0] as const, ...(parted ? [[parted[1]!, Number(parted[2])] as const] : [])]) {
    const [base, turned] = pair(name, library);
    const kind = kindOf("double", base);
    if (!base || !kind || gap > rules.largest_mm) continue;
    const size = millimetres(base.shape);
    if (turned) [size["h"], size["b"]] = [size["b"]!, size["h"]!];
    const said = (value: number): string => plainName(Math.round(value * 1000));
    const own = turned ? `L${said(size["h"]!)}x${said(size["b"]!)}x${said(size["t"]!)}` : base.name;
    return { name: `2${own}${gap ? `/${said(gap)}` : ""}`, kind, size: { ...size, gap }, base };
  }
  return undefined;
}

/** The section, and whether its legs are turned: L100x150x10 is L150x100x10 with the short legs upright. */
function pair(name: string, library: SectionLibrary): [SectionProperties | undefined, boolean] {
  const base = library.find(name);
  const { letters, numbers } = read(name) ?? { letters: "", numbers: [] };
  if (base || numbers.length !== 3 || numbers[0]! >= numbers[1]!) return [base, false];
  const [h, b, t] = numbers.map(plainName);
  return [library.find(`${letters}${b}x${h}x${t}`), true];
}
