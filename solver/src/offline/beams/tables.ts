/** What every beam is made of, as the service reads it: fields, a model to fill in, named supports and sentences. */

import data from "../../../../schemas/beams.json" with { type: "json" };

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
}

type Entry = Record<string, unknown>;
interface Combination {
  id: string;
  name: string;
  terms: [{ factor: number }];
}

interface DesignMember {
  name: string;
  l_cr_y: number;
  l_cr_z: number;
  l_lt: number;
  load_line?: string;
}

/** What differs from beam to beam; the rest stays as the table has it. */
export interface BeamModel {
  settings: { title: string; description: string };
  model: {
    nodes: [Entry, { x: number }];
    materials: [Entry];
    sections: [Entry];
    supports: Entry[];
    load_cases: [{ name: string; member_loads: Entry[] }];
    load_combinations: Combination[];
    design_members?: DesignMember[];
  };
  analysis: { checks?: Entry[] };
}

/** Keys of the sister endpoint, and what to use instead. */
interface Builder {
  fields: Field[];
  elsewhere: Record<string, string>;
}

/** A sentence with its cases, or the name of a list of sentences. */
type Sentence = [text: string, when?: string[]] | "strength";

/** times · b^width · h^height / over, of the given power of length. */
type Term = [times: number, width: number, height: number, over: number, power: number];

interface Tables {
  both: Field[];
  create: Builder;
  check: Builder;
  uniform: string[];
  supports: Record<string, { words: string; buckling: number; entries: Entry[] }>;
  ltb_methods: Record<string, string>;
  rectangle: Record<string, Term | null>;
  model: BeamModel;
  loads: Record<"uniform" | "point", Entry>;
  combinations: Record<"ULS" | "SLS", Combination>;
  design_member: DesignMember;
  checks: [steel: Entry, deflection: Entry];
  words: Record<"strength" | "load" | "description" | "check_note", Sentence[]> & {
    title: string;
    combination: string;
    no_load: string;
    heavy_kn: Record<"uniform" | "point", number>;
  };
}

export const TABLES = data as unknown as Tables;

/** A copy that its owner may change. */
export const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
