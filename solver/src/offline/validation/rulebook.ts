/** The rules as data, which the service reads from the same file. */

import limits from "../../../../schemas/limits.json" with { type: "json" };
import data from "../../../../schemas/rules.json" with { type: "json" };

/** A path of keys, which may lead through references; a number; or several of them, whose product is meant. */
export type Side = string | number | (string | number)[];
/** Compared are two sides; "given" and "missing" take one path, "in" and "not in" a path and the values. */
export type Condition = [relation: string, left: Side, right?: Side | unknown[]];

/** An entity of a collection, or a load, of which all conditions hold; `at` is the path below it. */
export interface Judgement {
  code: string;
  in: string;
  each?: string[];
  at: string;
  if: Condition[];
  says: string;
}

/** The same name twice: in a collection or in a list of its entities, under a key or as it stands. */
export interface Repeat {
  code: string;
  in: string;
  list?: string;
  key?: string;
  says: string;
}

type Reference = [home: string, field: string, target: string];
type EntryReference = [home: string, entries: string, field: string, target: string];

interface Rules {
  collections: Record<string, string>;
  optional_collections: string[];
  /** By program: keys of its models that no model of ours has. */
  foreign: { program: string; keys: string[] }[];
  loads: Record<string, string>;
  references: {
    fields: Reference[];
    lists: Reference[];
    loads: Reference[];
    load_lists: Reference[];
    entries: EntryReference[];
    analysis_lists: Reference[];
    analysis_entries: EntryReference[];
  };
  alternatives: Record<string, { named: string; own: string; needs: string[]; or?: string; code: string } | undefined>;
  report: { key_shown: number; keys_compared: number; own_key_levels: number; alike: number; nesting: string[] };
  geometry: {
    touch_m: number;
    straight_cosine: number;
    least_plate_area_m2: number;
    least_corner_turn: number;
    drawn_by_hand_members: number;
    longest_member_m: number;
    direction_digits: number;
    oblique: [number, number, number];
  };
  area_loads: { least_area_m2: number; off_plane: number; off_span: number };
  poisson: { from: number; below: number };
  forces: { largest_n: number; unit_load: number; converted: string };
  /** By shape, what is left for a radius: outer, its share, wall, how many times it counts. */
  fillets: Record<string, [outer: string, share: number, wall: string, times: number][] | undefined>;
  en1993_1_1: { material: string; shapes: string[]; solid: string[]; needs: string[] };
  dimensions: {
    materials: string[];
    most_m: Record<string, number>;
    solids: Record<string, { keys: string[]; most_m: number } | undefined>;
    shares: Record<string, [key: string, outer: string, share: number][] | undefined>;
  };
  /** Errors, doubts that are told of broken models too, and advice on sound ones. */
  judgements: Record<"errors" | "doubts" | "advice", Judgement[]>;
  repeats: Repeat[];
  counts: [collection: string, limit: keyof typeof LIMITS, code: string][];
  synonyms: Record<string, string>;
}

export const RULES = data as unknown as Rules;

/** The limits that validation holds models to. */
export const LIMITS = limits as {
  listed_issues: number;
  nesting_depth: number;
  largest_integer: number;
  node_limit: number;
  plate_limit: number;
  load_case_limit: number;
  load_combination_limit: number;
};
