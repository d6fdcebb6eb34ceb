/** How sections that no table lists are written, and what is told of them. */

import rules from "../../../../sections/made.json" with { type: "json" };
import words from "../../../../sections/made_words.json" with { type: "json" };
import type { Any } from "../offline/collections.ts";

/** A section as it is looked up, a family of them, and how a family is written. */
export type Answer = Any;
export type Family = Any;
export type Kind = Any;

export const madeRules = () => rules as typeof rules & Record<string, Any>;
export const madeWords = () => words as Record<string, Record<"title" | "written" | "example", string>>;
