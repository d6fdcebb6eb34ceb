/** Says, in the place of what is missing, why it is. */
import { reasonOf } from "../base/reason.ts";
import { el } from "./element.ts";

export const failureNote = (what: string, error: unknown): HTMLElement =>
  el("p", { class: "error", role: "alert" }, `${what}: ${reasonOf(error)}.`);
