/** Why a model was not solved: a code to branch on, a message to read, details to draw. */

import type { Direction, Results } from "./index.ts";
import type { SetFailureCode } from "./sets.ts";

export type SolveErrorCode =
  | "invalid_model"
  | "unknown_section"
  | "unstable"
  | "too_large"
  | "not_finite"
  | "cancelled"
  | "no_mass"
  | SetFailureCode;

export interface SolveErrorDetails {
  /** Where in the model, shaped like `model.members[3].section`. */
  path?: string;
  node?: string;
  member?: string;
  direction?: Direction;
  /** Shape of the mechanism: six numbers per node in the model's order, largest component 1. */
  mechanism?: number[];
  /** How many independent mechanisms there are. */
  mechanisms?: number;
  /** The first of them that move, each by its node and direction with the same shape; one at least where `mechanism` moves. */
  motions?: { node: string; direction: Direction; shape: number[] }[];
  /** How many times the critical load, or the load it gives way under, the load is. */
  load_ratio?: number;
}

export class SolveError extends Error {
  override readonly name = "SolveError";
  /** What the analysis had found when its checks were cancelled: everything but them. */
  results?: Results;

  constructor(
    readonly code: SolveErrorCode,
    message: string,
    readonly details: SolveErrorDetails = {},
  ) {
    super(message);
  }
}
