/** A refusal of the inputs of a beam: the field, the code and the words are the service's own. */

export type InputErrorCode =
  | "not_an_object"
  | "unknown_key"
  | "wrong_type"
  | "empty"
  | "unknown_choice"
  | "out_of_range"
  | "conflict"
  | "missing"
  | "unknown_section"
  | "no_strength";

export class InputError extends Error {
  override readonly name = "InputError";
  /** The field by its own name, or the unknown key as given. */
  readonly field: string | null;

  constructor(
    readonly code: InputErrorCode,
    field: string | null | undefined,
    message: string,
  ) {
    super(message);
    this.field = field ?? null;
  }
}

export { InputError as InputRefused };
