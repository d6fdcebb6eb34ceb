/** Why a model was not solved: a code to branch on, a message to read, details to draw. */

import type { Direction } from "./results.ts";

export type SolveErrorCode = "invalid_model" | "unknown_section" | "unsupported" | "unstable" | "too_large" | "not_finite" | "cancelled";

export interface SolveErrorDetails {
  /** Where in the model, shaped like `model.members[3].section`. */
  path?: string;
  /** What is not supported: plates, second_order, buckling, modal, tension_members, compression_members. */
  feature?: string;
  node?: string;
  member?: string;
  direction?: Direction;
  /** Shape of the mechanism: six numbers per node in the model's order, largest component 1. */
  mechanism?: number[];
  /** How many independent mechanisms there are. */
  mechanisms?: number;
}

export class SolveError extends Error {
  override readonly name = "SolveError";

  constructor(
    readonly code: SolveErrorCode,
    message: string,
    readonly details: SolveErrorDetails = {},
  ) {
    super(message);
  }
}
