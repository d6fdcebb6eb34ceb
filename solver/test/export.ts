/** Prints random frames with their results, one JSON line each, for comparison with programs in other languages. */

import { type Model, solve } from "../src/api/index.ts";
import { randomFrame } from "./frames.ts";

const [from, to] = process.argv.slice(2).map(Number) as [number, number];
for (let seed = from; seed < to; seed++) {
  const model: Model = randomFrame(seed, { plain: true });
  (model as { analysis: object }).analysis = { options: { order: "first", shear_deformation: false } };
  const { load_cases, members } = solve(model);
  const cases = load_cases.map(({ id, displacements, end_forces }) => ({ id, displacements, end_forces }));
  console.log(JSON.stringify({ seed, model, axes: members.axes, cases }));
}
