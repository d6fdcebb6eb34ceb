/** Options of an analysis and its checks. */

import type { SectionLibrary } from "../model/section.ts";
import type { Abortable, OnProgress } from "../results/progress.ts";
import type { Warning } from "../results/summary.ts";

export interface SolveOptions {
  /** Where sections given by library name are looked up. */
  sections?: SectionLibrary;
  /** Called between steps; returning false cancels. */
  onProgress?: OnProgress;
  /** An AbortSignal: once aborted, the work ends at its next step or batch of checks. */
  signal?: Abortable;
  /** The same structure is to be solved again with other sections or loads: its ordering and symbolic analysis are kept for that, while memory lasts. */
  again?: boolean;
  /** What validation warned of: a doubt about the input, such as its units, is an open point of the verdict. */
  warnings?: readonly Warning[];
}
