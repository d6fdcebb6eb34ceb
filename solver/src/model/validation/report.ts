/** What checks find, and the report made of it. */

import type { LoadCombination } from "../../generated/model.ts";
import * as written from "../../generated/rules/validation/report.ts";

export type Where = readonly (string | number)[];
/** The code is one of schemas/issue_codes.json. A message may be a function: only the first 200 are ever put into words. */
export type Finding = readonly [where: Where, code: string, message: string | written.Remedy | (() => string)];

export interface Issue {
  path: string;
  /** The kind of mistake, stable, to act on by program. */
  code: string;
  message: string;
  severity: "error" | "warning";
  /** Of code missing_combinations: load combinations to add to model.load_combinations. */
  combinations?: LoadCombination[];
}

export interface Report {
  valid: boolean;
  errors: Issue[];
  warnings: Issue[];
}

export const LIMIT: number = written.LIMIT;
export const path: (where: Where) => string = written.path;
