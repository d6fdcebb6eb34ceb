/** The one way in for JSON that nobody has judged: what `validate` accepts is a `Model`, and `solve` takes it. */

import type { Model } from "../../generated/model.ts";
import { type Issue, type ValidateOptions, validate } from "../validation/index.ts";
import { insideOf } from "./document.ts";

/** A model that is not solved because it is not valid; carries all that `validate` says against it. */
export class InvalidModel extends Error {
  override readonly name = "InvalidModel";
  readonly code = "invalid_model";
  readonly details: { path: string; errors: readonly Issue[] };

  constructor(errors: readonly Issue[]) {
    const { path, message } = errors[0]!;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
    super(`the model is not valid: ${path ? `${path}: ` : ""}${message}${more}`);
    this.details = { path, errors };
  }
}

/** The JSON as a `Model` with what validation warns of, for `solve` to take along; throws `InvalidModel` with every error where it is none. */
export function judgedModel(json: unknown, options: ValidateOptions = {}): { model: Model; warnings: Issue[] } {
  const { valid, errors, warnings } = validate(json, options);
  if (!valid) throw new InvalidModel(errors);
  return { model: json as Model, warnings };
}

/** The same without the warnings. */
export const validModel = (json: unknown, options: ValidateOptions = {}): Model => judgedModel(json, options).model;

/** The model alone, of the body of a request too; throws where others of its keys would be lost. */
export function documentOf(json: unknown): unknown {
  const inside = insideOf(json);
  if (!inside) return json;
  if (inside.alone) return inside.model;
  const message = "a whole model inside another 'model': give the inner one, which has 'schema_version', alone";
  throw new InvalidModel([{ path: "model", code: "model_in_model", message, severity: "error" }]);
}
