/** The steps that the package takes to validate each model of a list on standard input: calls and blocks run, as V8 counts them. */

import { Session } from "node:inspector/promises";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const { validate } = await import(pathToFileURL(process.argv[2]).href);
const [first, ...models] = JSON.parse(await text(process.stdin));
const session = new Session();
session.connect();
// What is made once, such as the tables of schemas, is none of a model's.
validate(first);
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

async function steps(model) {
  await session.post("Profiler.takePreciseCoverage");
  validate(model);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges)).reduce((sum, { count }) => sum + count, 0);
}

const found = [];
for (const model of models) found.push(await steps(model));
console.log(JSON.stringify(found));
