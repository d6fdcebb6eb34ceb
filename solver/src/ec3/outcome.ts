/** What a clause finds. */

export interface Outcome {
  /** Share of the resistance that is used; null where the clause cannot be verified. */
  utilisation: number | null;
  /** Why it is not covered, or which resistance is used up so that no ratio to it exists; null where the number says all. */
  reason: string | null;
}
