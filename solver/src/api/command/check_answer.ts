/** The JSON object that `handoff check` prints for programs. */

import type { Verdict } from "../../results/checks.ts";
import type { Results } from "../../results/index.ts";
import type { ModelVerdict } from "../../results/summary.ts";

export interface CheckAnswer {
  verdict: ModelVerdict | null;
  sentence: string;
  checks: CheckRow[];
  alpha_cr: number | null;
  stability: string | null;
  assumptions: readonly string[];
  open_points: readonly string[];
  questions: Results["questions"];
  gaps: Results["gaps"];
  doubts: Results["doubts"];
  warnings: string[];
}

/** The columns of the table of checks, and what stands below each check where it is printed. */
export interface CheckRow {
  check: string;
  target: string;
  verdict: Verdict;
  status: string;
  utilisation: number | null;
  governing: string | null;
  clause: string | null;
  combination: string | null;
  informative: boolean;
  failures: string[];
  open: string[];
  warnings: string[];
}

/** Why there are no numbers, with every error of a model that is not valid. */
export interface CheckRefusal {
  verdict: null;
  error: { code: string; message: string; errors?: readonly { path: string; message: string }[] };
}
