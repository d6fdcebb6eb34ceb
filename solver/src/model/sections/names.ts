/** How people write a section's name, with types. */

import * as rules from "../../generated/rules/sections/names.ts";

/** Letters run together, and numbers in thousandths of the unit written (mm or inch). */
export interface Spelling {
  letters: string;
  numbers: number[];
}

/** The letters and the numbers of a name; undefined where no section could be meant. */
export const read = rules.read as (name: string) => Spelling | undefined;
