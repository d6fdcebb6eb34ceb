/** The cross-section of a beam: a named section of the library, or a solid rectangle. */

import { thickness } from "../../checks/clauses/strength.ts";
import { filled } from "../../counts.ts";
import { FORMULAS, POWERS } from "../../generated/formulas.ts";
import type { Shape } from "../../generated/model.ts";
import { shifted } from "../../sections/decimal.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { unknownSection } from "../../sections/suggestions.ts";
import { plain } from "./sentences.ts";
import { TABLES } from "./tables.ts";
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
  return {
    name: found.name,
    entry: { library: found.name },
    shape: found.shape.type,
    fabrication: found.fabrication,
    area: found.a,
    // To a thousandth: a library thickness of 0.0204 m is 20.4 mm, exactly the catalogue's.
    thickness: Math.round(shifted(thickness({ shape: found.shape as Shape }), 6)) / 1000,
  };
}

/** A section of these sides in mm, which no table lists. */
export function solidProfile(h: number, b: number): Profile {
  const { name, shape: type, fabrication } = TABLES.solid;
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(FORMULAS.solid[type]!({ h, b }))) found[key] = value / 10 ** (3 * POWERS[key]!);
  const entry = { ...found, shape: { type, h: shifted(h, -3), b: shifted(b, -3) } };
  const said = filled(name, { h: plain(h), b: plain(b) });
  return { name: said, entry, shape: type, fabrication, area: found["a"]!, thickness: thickness({ shape: { type, h, b } }) };
}
