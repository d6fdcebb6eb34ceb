/** The rules as data, which the service reads from the same files: what is said here of their types is what is not written out from Python. */

import limitsData from "../../../../schemas/limits.json" with { type: "json" };
import movements from "../../../../schemas/mechanisms.json" with { type: "json" };
import data from "../../../../schemas/rules.json" with { type: "json" };
import type { Any } from "../offline/collections.ts";
import { TOLERANCES } from "../tolerances.ts";

interface Rules {
  collections: Record<string, string>;
  optional_collections: string[];
  loads: Record<string, string>;
  alternatives: Record<string, { code: string }>;
  forces: { in: string[]; components: string[]; turns: string[]; converted: string };
  judgements: Record<string, { code: string }[]>;
  repeats: Record<string, { code: string }[]>;
  /** By shape, the properties that its formulas give to well within the factor of the rows, whatever the proportions. */
  outlines: Record<string, string[] | undefined>;
  /** Up to which share what a section has about its two axes is the same. */
  leaning: { most: number; least_turn_degrees: number; same: number };
  /** Shapes of two sections back to back. */
  built_up: string[];
  synonyms: Record<string, string>;
}

/** With how near is near, by which rows judge as well. */
export const RULES = { ...data, ...TOLERANCES } as unknown as Rules & typeof TOLERANCES & Record<string, Any>;
/** Collections of entities, and lists of loads in a load case, with the kind of what they hold. */
export const { collections: COLLECTIONS, loads: LOADS } = RULES;

export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES.synonyms).flatMap(([key, habits]) => habits.split(" ").map((habit): [string, string] => [habit, key])),
);

/** How a movement is told that nothing resists, and what is said beside it where Y was probably meant to be up. */
export const {
  motions: MOTIONS,
  unresisted: UNRESISTED,
  y_up: Y_UP,
} = movements as { motions: Record<string, string>; unresisted: string; y_up: string };

/** The limits that validation holds models to. */
export const LIMITS = limitsData;
export const limits = (): typeof LIMITS => LIMITS;
