/** How an unstable model can move, as points along its members; it has no scale, only a form. */
import { drawnScale } from "../geometry/scale.ts";
import type { Catalogue } from "../model/catalogue.ts";

/** The largest movement is drawn as this share of the model's size. */
const SHARE = 0.1;

/** Displacement of the points of every member, straight between nodes, and how much it is enlarged. */
export function mechanismShape(parts: Catalogue, mechanism: number[], points: number): [samples: Float32Array, scale: number] {
  const samples = new Float32Array(parts.runs.length * points * 3);
  parts.model.model.members.forEach((member, m) => {
    const [a, b] = [parts.nodeIndex.get(member.start)! * 6, parts.nodeIndex.get(member.end)! * 6];
    for (let i = 0; i < points; i++)
      for (let k = 0; k < 3; k++) {
        const t = i / (points - 1);
        samples[(m * points + i) * 3 + k] = mechanism[a + k]! * (1 - t) + mechanism[b + k]! * t;
      }
  });
  let largest = 0;
  for (const value of samples) largest = Math.max(largest, Math.abs(value));
  return [samples, drawnScale(largest, parts.bounds.size, SHARE)];
}
