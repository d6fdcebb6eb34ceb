/** What every frame is made of, as the service reads it: fields, first sizes, coefficients of wind and snow, and sentences. */

import data from "../../../../schemas/frames.json" with { type: "json" };

export const TABLES = data;
export const WORDS = (data as { words: Record<string, string> }).words;
