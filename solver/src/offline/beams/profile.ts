/** The cross-section of a beam: a named section of the library, or a solid rectangle. */

import { FORMULAS, POWERS } from "../../generated/formulas.ts";
import { shifted } from "../../sections/decimal.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { unknownSection } from "../../sections/suggestions.ts";
import { plain } from "./sentences.ts";
import { InputError } from "./wording.ts";

export interface Profile {
  name: string;
  entry: Record<string, unknown>;
  shape: string;
  fabrication: string;
  area: number;
  /** Of the thickest plate, mm. */
  thickness: number;
}

export function libraryProfile(name: string, library: SectionLibrary): Profile {
  const found = library.find(name);
  if (!found) throw new InputError("unknown_section", "section", unknownSection(name, library));
  const { type, h = Infinity, b = Infinity, d = Infinity, tf = 0, tw = 0, t = 0 } = found.shape;
  return {
    name: found.name,
    entry: { library: found.name },
    shape: type,
    fabrication: found.fabrication,
    area: found.a,
    // To a thousandth: a library thickness of 0.0204 m is 20.4 mm, exactly the catalogue's.
    thickness: Math.round(shifted(Math.max(tf, tw, t) || Math.min(h, b, d), 6)) / 1000,
  };
}

/** A solid rectangle; its thickness in the sense of the product standards is its smaller side. */
export function solidProfile(h: number, b: number): Profile {
  const values = Object.entries(FORMULAS.solid["rectangle"]!({ h, b })).map(([key, value]) => [key, value / 10 ** (3 * POWERS[key]!)]);
  const entry = { ...Object.fromEntries(values), shape: { type: "rectangle", h: shifted(h, -3), b: shifted(b, -3) } };
  const name = `${plain(h)} × ${plain(b)} mm`;
  return { name, entry, shape: "rectangle", fabrication: "hot_rolled", area: (b * h) / 1e6, thickness: Math.min(h, b) };
}
