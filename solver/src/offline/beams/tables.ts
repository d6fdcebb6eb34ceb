/** What every beam is made of, as the service reads it: fields, a model to fill in, named supports and sentences. */

import data from "../../../../schemas/beams.json" with { type: "json" };
import type {
  DeflectionCheck,
  DesignMember,
  DistributedLoad,
  LoadCombination,
  Material,
  Model,
  PointLoad,
  SteelCheck,
  Support,
} from "../../generated/model.ts";

export interface Field {
  name: string;
  type: "number" | "string" | "boolean";
  description: string;
  required?: boolean;
  default?: number | string | boolean;
  aliases?: string[];
  choices?: string[];
  shorthand?: string[];
  minimum?: number;
  maximum?: number;
  above?: number;
  unit?: string;
  /** How many of the unit that people take this one for make one, and that unit. */
  mistaken_for?: [times: number, unit: string];
  /** The field that this one is a fraction of. */
  share_of?: string;
}

/** Keys of the sister endpoint, and what to use instead. */
interface Builder {
  fields: Field[];
  elsewhere: Record<string, string>;
}

/** A sentence with its cases, or the name of a list of sentences. */
export type Sentence = [text: string, when?: string[]] | string;

interface Tables {
  both: Field[];
  create: Builder;
  check: Builder;
  uniform: string[];
  supports: Record<string, { words: string; buckling: number; entries: Support[] }>;
  materials: Record<string, { type: "steel" | "aluminium" | "concrete"; grade: string; fy_rule?: Material["fy_rule"] }>;
  separators: string;
  shown: number;
  kinds: Record<Field["type"], string>;
  /** By what is wrong; `key` and `allowed` are parts of others. */
  refusals: Record<string, Sentence[]>;
  solid: { name: string; shape: "rectangle"; fabrication: string };
  load_lines: Record<string, Pick<DesignMember, "load_line">>;
  ltb_methods: Record<string, "rolled" | "general">;
  model: Model;
  loads: { uniform: DistributedLoad; point: PointLoad };
  combinations: Record<"ULS" | "SLS", LoadCombination>;
  design_member: DesignMember;
  checks: [steel: SteelCheck, deflection: DeflectionCheck];
  words: Record<string, Sentence[]> & {
    title: string;
    combination: string;
    no_load: string;
    digits: number;
    weight_digits: number;
    heavy_kn: Record<"uniform" | "point", number>;
  };
}

export const TABLES = data as unknown as Tables;

/** A copy that its owner may change. */
export const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
