/** Sentences that the service says as well, from schemas/sentences.json. */

import data from "../../../schemas/sentences.json" with { type: "json" };
import { filled, type Words } from "./counts.ts";

export const said = (name: string, words: Words = {}): string => filled((data as Record<string, string>)[name]!, words);
