/** The builders' tables, exported from the service's own: fields, models to fill in, named supports, sentences. */

import data from "../../../data/beams.json" with { type: "json" };
import type { Sentence } from "./sentences.ts";

export interface Field {
  name: string;
  type: "number" | "string" | "boolean";
  description: string;
  required: boolean;
  default: number | string | boolean | null;
  aliases: string[];
  choices: string[];
  shorthand: string[];
  minimum: number | null;
  maximum: number | null;
  above: number | null;
  unit: string;
}

type Entry = Record<string, unknown>;
interface Combination {
  id: string;
  name: string;
  terms: [{ factor: number }];
}

/** What differs from beam to beam; the rest stays as the service's own answer has it. */
export interface BeamModel {
  settings: { title: string; description: string };
  model: {
    nodes: [Entry, { x: number }];
    materials: [Entry];
    sections: [Entry];
    supports: Entry[];
    load_cases: [{ name: string; member_loads: Entry[] }];
    load_combinations: Combination[];
    design_members: [{ name: string; l_cr_y: number; l_cr_z: number; l_lt: number; load_line?: string }];
  };
  analysis: { checks: [{ restrained: boolean; ltb_method: string }] };
}

export interface Builder {
  fields: Field[];
  elsewhere: Record<string, string>;
  model: BeamModel;
}

/** times · b^width · h^height / over, of the given power of length. */
type Term = [times: number, width: number, height: number, over: number, power: number];

interface Tables {
  create: Builder;
  check: Builder;
  uniform: string[];
  supports: Record<string, { words: string; buckling: number; entries: Entry[] }>;
  ltb_methods: Record<string, string>;
  rectangle: Record<string, Term | null>;
  words: {
    title: string;
    combination: string;
    load: Sentence[];
    no_load: string;
    description: Sentence[];
    check_note: Sentence[];
    heavy_kn: Record<"uniform" | "point", number>;
  };
}

export const TABLES = data as unknown as Tables;

/** A copy that its owner may change. */
export const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
