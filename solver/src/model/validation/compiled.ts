/** The model's schemas: as they are published, and compiled to decide whether a value fits. */

import data from "../../../data/schemas.json" with { type: "json" };
import { FITS } from "../../generated/validators.js";

export interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  examples?: unknown[];
  enum?: unknown[];
}

const { definitions: DEFINITIONS } = data as { definitions: Record<string, Schema> };

export const definitions = (): Record<string, Schema> => DEFINITIONS;
export const fits = (name: string): { isValid: (value: unknown) => boolean } => ({ isValid: FITS[name]! });

/** The schema a reference stands for; the reference's own description wins. */
export function resolved(schema: Schema): Schema {
  const { $ref, description } = schema;
  if ($ref === undefined) return schema;
  const target = DEFINITIONS[$ref.slice($ref.lastIndexOf("/") + 1)]!;
  return description === undefined ? target : { ...target, description };
}
