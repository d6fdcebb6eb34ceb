/** Cross-sections of a SAF workbook, mapped to the section library where it has them. */

import type { Circle, CircularHollowShape, ExplicitSection, Rectangle, Section, Shape } from "handoff-solver";
import { FORMULAS } from "../../../../solver/src/generated/formulas.ts";
import type { Account } from "../conversion.ts";
import { ALONE, otherNumbers, type Profiles, sectionNamed } from "../named.ts";
import { newId, numberIn, type Row, type Sheets, withoutName } from "./sheets.ts";
import { QUANTITIES, type Quantity, SHAPES } from "./vocabulary.ts";

export interface Sections {
  sections: Map<string, Section>;
  /** The material of each, which in SAF is the section's and not the member's; empty: none. */
  materialOf: Map<string, string>;
}

type Numbers = Partial<Record<Quantity, number>>;

export function readSections(sheets: Sheets, account: Account, materials: ReadonlyMap<string, unknown>, profiles: Profiles): Sections {
  const sections = new Map<string, Section>();
  const materialOf = new Map<string, string>();
  for (const row of sheets.rows("StructuralCrossSection")) {
    const guesses: string[] = [];
    const name = newId(row, sections, guesses);
    const section = name === null ? null : sectionOf(row, name, profiles, guesses);
    if (name === null || !section) {
      account.leftOut(row.source, name === null ? withoutName(row) : "it is in no library, and A, Iy, Iz or It is not given");
      continue;
    }
    const [own, ...others] = row.names("Material");
    if (own !== undefined && others.length) guesses.push(`all of it of ${own}`);
    sections.set(name, section);
    materialOf.set(name, own !== undefined && materials.has(own) ? own : "");
    account.settle(row.source, guesses);
  }
  return { sections, materialOf };
}

function sectionOf(row: Row, id: string, profiles: Profiles, guesses: string[]): Section | null {
  const profile = row.text("Profile");
  const made = row.word("Cross-section type") === "manufactured";
  const given: Numbers = {};
  for (const [ours, column] of QUANTITIES) {
    const value = row.size(column);
    if (value !== null) given[ours] = value;
  }
  const outline = outlineOf(row);
  const known = made && profile ? sectionNamed(profiles, profile, given) : "unknown";
  const whole = (["a", "iy", "iz", "it"] as const).every((key) => (given[key] ?? 0) > 0);
  if (known === "other") guesses.push(whole ? otherNumbers(profile) : `the library's ${profile}, of which some numbers differ`);
  if (known === "same" || (known === "other" && !whole)) return { id, library: profile };
  if (!whole && !outline?.numbers) return null;
  if (known === "unknown" && !outline) guesses.push(profile ? `'${profile}' is in no library here: ${ALONE}` : ALONE);
  const numbers = whole ? given : { ...outline!.numbers, ...given };
  return { id, ...(numbers as Pick<ExplicitSection, "a" | "iy" | "iz" | "it">), ...(outline ? { shape: outline.shape } : {}) };
}

/** The outline, and the numbers where they follow from it without a table. */
function outlineOf(row: Row): { shape: Shape; numbers?: Numbers } | null {
  if (row.word("Cross-section type") !== "parametric") return null;
  const sizes = row
    .names("Parameters [mm]")
    .map(numberIn)
    .filter((size) => size !== null)
    .map((size) => size / 1000);
  const found = Object.entries(SHAPES).find(([, { name }]) => name.toLowerCase() === row.word("Shape"));
  // Toe radii, which follow the others, have no place in our outlines.
  if (!found || sizes.length < found[1].sizes.length) return null;
  const [type, { sizes: keys }] = found;
  const shape = { type, ...Object.fromEntries(keys.map((key, i) => [key, sizes[i]!])) } as Shape;
  switch (shape.type) {
    case "rectangle":
    case "circle":
    case "chs":
      return { shape, numbers: numbersOf(shape) };
    default:
      return { shape };
  }
}

/** Engines differ in the last bits of powers and exponentials, which twelve digits do not reach. */
function numbersOf({ type, ...size }: Rectangle | Circle | CircularHollowShape): Numbers {
  const found = FORMULAS.outline[type]!(size);
  return Object.fromEntries((["a", "iy", "iz", "it"] as const).map((key) => [key, Number(found[key]!.toPrecision(12))]));
}
