/** The rules as data, which the service reads from the same file. */

import limitsData from "../../../../schemas/limits.json" with { type: "json" };
import data from "../../../../schemas/rules.json" with { type: "json" };
import { TOLERANCES } from "../../model/tolerances.ts";

export { COMBINING } from "../../model/expressions.ts";

/** A path of keys, which may lead through references; a number; or several, whose product is meant, or after "+" their sum. */
export type Side = string | number | Side[];
/**
 * Compared are two sides; "given" and "missing" take one path, "is" and "is not" two, "in" and "not in" a path and the values or the path
 * of their list, "unless" is "not in" and holds of what is missing too, "about" takes numbers that the size may be near to, "named" and
 * "unnamed" the kinds of entities some or none of which refers to this one.
 */
export type Condition = [relation: string, left: Side, right?: Side | unknown[]];

/** An entity of a collection, or a load, of which all conditions hold; `at` is the path below it. */
export interface Judgement {
  code: string;
  in: string;
  each?: string[];
  at: string;
  if: Condition[];
  says: string;
  /** Whether the first of the model alone is told. */
  once?: boolean;
  /** What must hold of all that the conditions hold of; then the first is told. */
  every?: Condition[];
}

/** The same name twice: in a collection or in a list of its entities, under a key or as it stands. */
export interface Repeat {
  code: string;
  in: string;
  each?: string[];
  list?: string;
  key?: string;
  says: string;
  /** Whether the first of a list alone is told. */
  once?: boolean;
}

interface Rules {
  collections: Record<string, string>;
  optional_collections: string[];
  /** The keys by which a check names its members, of which it has one. */
  check_targets: string[];
  /** By program: keys of its models that no model of ours has. */
  foreign: { program: string; keys: string[] }[];
  loads: Record<string, string>;
  /** What refers to what, the path of keys through lists. */
  references: [home: string, path: string, target: string][];
  alternatives: Record<string, { named: string; own: string; needs: string[]; or?: string; code: string } | undefined>;
  report: { key_shown: number; text_shown: number; choices_listed: number; keys_compared: number; alike: number };
  area_loads: { least_area_m2: number; off_plane: number; carries: number };
  forces: { in: string[]; components: string[]; turns: string[]; converted: string };
  /** Numbers that differ by no more are about the same. */
  about_within: number;
  /** Names that stand for conditions of an entity, by collection, and those of the model, which some entity fulfils. */
  named: { model: Record<string, [home: string, conditions: Condition[]]>; sections: Record<string, Condition[]> };
  /** Errors, doubts that are told of broken models too, advice on sound ones, what an EN 1993-1-1 check would lack, and shapes nobody rolls. */
  judgements: Record<"errors" | "doubts" | "advice" | "lacks" | "proportions", Judgement[]>;
  repeats: Record<"errors" | "advice", Repeat[]>;
  /** By shape, the properties that its formulas give to well within the factor of the rows, whatever the proportions. */
  outlines: Record<string, string[] | undefined>;
  metals: string[];
  ultimate: { limit_state: string; usual: string; situations: string[] };
  sources: Record<"compared" | "level_from" | "apart_to" | "level_share" | "balanced_to" | "pushing_from" | "sideways_from", number>;
  gravity: { loads: string[]; natures: string[]; flat_from: number; wind_leads_from: number };
  /** Shapes of two sections back to back. */
  built_up: string[];
  slips: { near_m: number; apart_m: number };
  joints: Record<"examined_members" | "parallel" | "told_on_member" | "between_cells" | "missed_m" | "steps", number>;
  synonyms: Record<string, string>;
}

/** With how near is near, by which rows judge as well. */
export const RULES = { ...(data as unknown as Rules), ...TOLERANCES };
/** Collections of entities, and lists of loads in a load case, with the kind of what they hold. */
export const { collections: COLLECTIONS, loads: LOADS } = RULES;

/** The limits that validation holds models to. */
export const LIMITS = limitsData as {
  listed_issues: number;
  nesting_depth: number;
  node_limit: number;
  plate_limit: number;
  load_case_limit: number;
  load_combination_limit: number;
};
export const limits = (): typeof LIMITS => LIMITS;
