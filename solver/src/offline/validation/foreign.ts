/** Models of other programs: one sentence that names the converter, in place of an error for every field. */

import { said } from "../../sentences.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { isObject } from "./shape.ts";

/** Told by collections that no model of ours has. */
export function found(model: Record<string, unknown>): Finding[] {
  const { model: inner } = model;
  if (!isObject(inner)) return [];
  const kind = RULES.foreign.find(({ keys }) => keys.every((key) => Object.hasOwn(inner, key)));
  return kind ? [[["model"], "foreign_model", said("foreign_model", { program: kind.program })]] : [];
}
