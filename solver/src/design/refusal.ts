/** Why a change or a suggestion was not made: a code to branch on, a sentence to read. */

export type DesignErrorCode =
  | "unknown_member"
  | "unknown_section"
  | "unknown_grade"
  | "no_design_member"
  | "no_family"
  | "no_such_place"
  | "nothing_checked";

export class DesignError extends Error {
  override readonly name = "DesignError";

  constructor(
    readonly code: DesignErrorCode,
    message: string,
  ) {
    super(message);
  }
}
