/** The builders' tables, exported from the service's own: fields, named supports, strengths by thickness. */

import data from "../../../data/beams.json" with { type: "json" };

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
  slip: [number, string] | null;
}

export interface Builder {
  fields: Field[];
  elsewhere: Record<string, string>;
}

export interface NamedSupport {
  words: string;
  start: string[];
  end: string[] | null;
  buckling: number;
}

export interface Bands {
  standard: string;
  fy: [number, number][];
  fu: [number, number][];
  fu_under_3_mm: number;
}

interface Tables {
  create: Builder;
  check: Builder;
  supports: Record<string, NamedSupport>;
  steel: Record<string, Bands>;
  hollow_standards: Record<string, string>;
  steel_elastic: Record<string, number>;
  aluminium_6061: Record<string, number>;
  aluminium_6061_strength_to_mm: number;
  concrete_c30: Record<string, number>;
}

export const TABLES = data as unknown as Tables;
