/** How sections that no table lists are written, and what is told of them. */

import rules from "../../../../sections/made.json" with { type: "json" };
import words from "../../../../sections/made_words.json" with { type: "json" };

interface MadeRules {
  /** What is said of those that are made of dimensions. */
  said: { range: string };
}

export const madeRules = (): MadeRules => rules as MadeRules;
export const madeWords = () => words as Record<string, Record<"title" | "written" | "example", string>>;
