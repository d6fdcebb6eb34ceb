/** The cross-section of a beam: a named section of the library, or a solid rectangle. */

import type { SectionLibrary } from "../../sections/library.ts";
import { unknownSection } from "../../sections/suggestions.ts";
import { metres, millimetres, plain } from "./units.ts";
import { InputError } from "./wording.ts";

export interface Profile {
  name: string;
  entry: Record<string, unknown>;
  shape: string;
  fabrication: string;
  area: number;
  thickness: number;
}

export function libraryProfile(name: string, library: SectionLibrary): Profile {
  const found = library.find(name);
  if (!found) throw new InputError(unknownSection(name, library));
  const plates = [found.shape.tf, found.shape.tw, found.shape.t].filter((size): size is number => Boolean(size));
  return {
    name: found.name,
    entry: { library: found.name },
    shape: found.shape.type,
    fabrication: found.fabrication,
    area: found.a,
    thickness: millimetres(Math.max(...plates)),
  };
}

/** A solid rectangle; its thickness in the sense of the product standards is its smaller side. */
export function solidProfile(h: number, b: number): Profile {
  // 5/6 is Jourawski's energy factor, the same for both directions.
  const shear = (5 * b * h) / 6 / 1e6;
  const entry = {
    a: (b * h) / 1e6,
    iy: (b * h ** 3) / 12 / 1e12,
    iz: (h * b ** 3) / 12 / 1e12,
    it: torsionConstant(h, b) / 1e12,
    iyz: 0,
    avy: shear,
    avz: shear,
    wel_y: (b * h ** 2) / 6 / 1e9,
    wel_z: (h * b ** 2) / 6 / 1e9,
    wpl_y: (b * h ** 2) / 4 / 1e9,
    wpl_z: (h * b ** 2) / 4 / 1e9,
    shape: { type: "rectangle", h: metres(h), b: metres(b) },
  };
  return {
    name: `${plain(h)} × ${plain(b)} mm`,
    entry,
    shape: "rectangle",
    fabrication: "hot_rolled",
    area: entry.a,
    thickness: Math.min(h, b),
  };
}

/** Saint-Venant's series (Timoshenko & Goodier, art. 109) with Σ 1/n⁵ over odd n = 31/32 ζ(5) taken out. */
function torsionConstant(h: number, b: number): number {
  const [long, short] = [Math.max(h, b), Math.min(h, b)];
  let series = (31 / 32) * 1.0369277551433699;
  for (let n = 23; n >= 1; n -= 2) {
    const decay = Math.exp((-n * Math.PI * long) / short);
    series -= (2 * decay) / (1 + decay) / n ** 5;
  }
  return ((long * short ** 3) / 3) * (1 - (((192 / Math.PI ** 5) * short) / long) * series);
}
