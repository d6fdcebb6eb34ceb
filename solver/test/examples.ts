/** The example models of schemas/examples, read anew each time. */

import { readFileSync } from "node:fs";
import type { Model } from "../src/generated/model.ts";

export function example(name: string): Model {
  return JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8"));
}
