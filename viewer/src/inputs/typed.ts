/** What is typed into a field of the inputs. */
import type { Scalar } from "./fields.ts";

/** A direction that is no spring. */
export const WORD = /^(fixed|free|rigid)$/;

/** What was typed, as the kind that stood there: a support's spring may become fixed, and a word a stiffness. */
export function read(typed: string, was: Scalar, factor: number): Scalar {
  const text = typed.trim().replace("−", "-");
  if (typeof was === "boolean") {
    if (text !== "true" && text !== "false") throw new Error("true or false");
    return text === "true";
  }
  const figure = Number(text);
  if (text !== "" && Number.isFinite(figure) && (typeof was === "number" || WORD.test(was))) return figure / factor;
  if (typeof was === "number" && !WORD.test(text)) throw new Error("a number is needed");
  return text;
}
