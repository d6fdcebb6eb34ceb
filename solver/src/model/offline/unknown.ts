/** A name that nothing goes by. */

export class UnknownName extends Error {
  override readonly name = "UnknownName";
  readonly code = "not_found";
}
