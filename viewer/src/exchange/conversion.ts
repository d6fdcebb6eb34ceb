/** A model from elsewhere or for elsewhere, with an account of everything in it: taken, guessed or left out. */

import type { AuthoredModel, AuthoredStructure } from "handoff-solver";

export type Fate = "taken" | "guessed" | "left_out";

/** One thing of the source and what became of it; `why` is empty where it was taken as it stood. */
export interface Entry {
  source: string;
  fate: Fate;
  why: string;
}

export class Account {
  readonly entries: Entry[] = [];

  taken(source: string): void {
    this.entries.push({ source, fate: "taken", why: "" });
  }

  guessed(source: string, why: string): void {
    this.entries.push({ source, fate: "guessed", why });
  }

  leftOut(source: string, why: string): void {
    this.entries.push({ source, fate: "left_out", why });
  }

  /** No format that is read here says how to analyse and what to verify. */
  analysis(): void {
    this.guessed("the analysis", "of first order, without imperfections");
    this.guessed("checks and design members", "none, so that nothing is verified: add them to the model");
  }

  /** Taken, or with what had to be guessed about it. */
  settle(source: string, guesses: readonly string[]): void {
    if (guesses.length) this.guessed(source, guesses.join("; "));
    else this.taken(source);
  }
}

export interface Conversion {
  model: AuthoredModel;
  report: Entry[];
}

const REQUIRED = ["nodes", "materials", "sections", "members", "supports", "load_cases", "load_combinations"];

/** The whole model: every required list, and of the others those that hold something. */
export function document(structure: AuthoredStructure, title: string): AuthoredModel {
  const kept = Object.entries(structure).filter(([name, rows]) => (rows as unknown[]).length || REQUIRED.includes(name));
  return {
    schema_version: "1.0",
    settings: title ? { title: [...title].slice(0, 200).join("") } : {},
    model: Object.fromEntries(kept) as AuthoredStructure,
    analysis: {},
  };
}

/** What a person must know: the count, then every guess and every loss. */
export function told(report: readonly Entry[]): string {
  const count = (fate: Fate): number => report.filter((entry) => entry.fate === fate).length;
  const lines = report
    .filter(({ fate }) => fate !== "taken")
    .map(({ source, fate, why }) => `${fate.replace("_", " ")}: ${source}: ${why}`);
  // Of a model that is written, only losses are told.
  const taken = count("taken") ? `${count("taken")} taken, ` : "";
  return [`${taken}${count("guessed")} guessed, ${count("left_out")} left out`, ...lines].join("\n");
}
