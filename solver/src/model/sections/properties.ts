/** What the library knows about a section, and how it is asked. */

import type { BucklingCurves, SectionProperties, SectionShape } from "../../generated/answers.ts";

export type { BucklingCurves, MadeFamily, SectionProperties, SectionShape } from "../../generated/answers.ts";

export type BucklingCurve = BucklingCurves["y"];

/** One table of the library. */
export interface SectionFamily {
  family: string;
  region: string;
  title: string;
  standard: string;
  fabrication: SectionProperties["fabrication"];
  shape: SectionShape["type"];
  /** Legs or sides are equal, so that names may give one for both. */
  equalLegs: boolean;
  /** What people write before the numbers. */
  letters: string[];
  /** Series of it that are rolled to order, by what their names begin with: nobody is to be surprised by one. */
  rare: string[];
  names: string[];
}

export interface SectionLibrary {
  /** The section a name means, however it is spelt. */
  find(name: string): SectionProperties | undefined;
  /** The catalogue's own spelling of a name. */
  canonical(name: string): string | undefined;
  /** Every table with its names, in catalogue order. */
  families(): SectionFamily[];
}
