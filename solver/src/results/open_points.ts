/** What a verdict rests on besides its numbers, as data: questions, assumptions, gaps, and doubts about the model. */

import type { LoadCombination } from "../generated/model.ts";
import type { Quantity } from "./quantity.ts";

/** Kinds of question, as `schemas/questions.json` describes them. */
export type QuestionCode =
  | "lateral_restraint"
  | "stated_value"
  | "load_height"
  | "load_line"
  | "warping"
  | "web_stiffeners"
  | "bearing_length"
  | "fabrication"
  | "connection"
  | "net_section"
  | "deflection_reference";

/** The utilisation that one value of a question leads to; null where it was not computed. */
export interface Effect {
  value: string;
  utilisation: number | null;
}

/** What one check asks. */
export interface Ask {
  code: QuestionCode;
  /** The field that answers it, a JSON pointer in which `*` stands for an entity; its choices stand in `schemas/questions.json`. */
  field: string;
  /** The entities of that field, where they are not the design member or the check: sections or materials. */
  of?: string[];
  /** Values of the field that may be chosen here, where not all that the field has. */
  options?: string[];
  clause: string;
  /** The sentence that says what was found, by its name in `schemas/questions.json`, and its figures. */
  finding: string;
  figures: Record<string, Quantity>;
  /** The value that is computed with until it is answered comes first. */
  effect: Effect[];
}

/** A value that answers a question, and what it changes in the model. */
export interface Choice {
  label: string;
  /** Fields of every entity asked about; null takes one away. */
  set?: Record<string, string | number | boolean | null>;
  /** A field that takes a number: in its own unit, of which `factor` makes SI units. */
  number?: { field?: string; label: string; unit: string; factor: number; start?: number };
  /** Lateral restraints along the member: where others meet it, or no further apart than the number says. */
  restraints?: { flange: "top" | "bottom" | "both"; at: "nodes" | "spacing" };
}

/** One question of all checks that ask it. */
export interface Question extends Ask {
  /** The question in one or two sentences, with its figures. */
  message: string;
  choices: Choice[];
  /** Members that it concerns, and ids of the check results that rest on it. */
  members: string[];
  results: string[];
}

/** What a check took because the model does not give it, or did although a reader might expect another way. */
export interface Assumption {
  code: string;
  message: string;
  clause: string;
}

/** Why something is not covered by any rule here. */
export interface Gap {
  code: string;
  message: string;
}

/** The same of all checks that say it; those whose names and figures differ are told by the first one's sentence. */
export interface Shared {
  members: string[];
  results: string[];
}

export type SharedAssumption = Assumption & Shared;

/** Clauses that it leaves open; none where nothing acts on what was checked. */
export type SharedGap = Gap & Shared & { clauses: string[] };

/** A doubt about the model: it takes no member's verdict away, and no model passes while it stands. */
export interface Doubt {
  /** Where in the model; empty where it is about all of it. */
  path: string;
  code?: string;
  message: string;
  /** Members that it concerns, where it concerns some. */
  members?: string[];
  /** Of code missing_combinations: load combinations to add. */
  combinations?: readonly LoadCombination[];
}
