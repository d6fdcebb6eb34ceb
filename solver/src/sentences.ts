/** Sentences that the service says as well, from schemas/sentences.json. */

import data from "../../schemas/sentences.json" with { type: "json" };
import { filled, type Words } from "./counts.ts";

type Sentence =
  | "alike"
  | "at_least_one"
  | "bounds"
  | "foreign_model"
  | "ignored_key"
  | "ignored_results"
  | "many_choices"
  | "more"
  | "nested_too_deep"
  | "too_many"
  | "unknown_schema";

export const said = (name: Sentence, words: Words = {}): string => filled((data as Record<Sentence, string>)[name], words);
