/** A mode's movements along the members, from its nodes and the points inside members. */
import type { ModeName, WithModes } from "../results/modes.ts";

type Shaped = { shape: number[]; inner: number[] };

function find(results: WithModes, name: ModeName): { mode: Shaped; parts: number } {
  const list = name.kind === "buckling" ? results.buckling?.[name.of] : results.modal;
  const mode = list?.modes[name.mode];
  if (!list || !mode) throw new Error("there is no such mode");
  return { mode, parts: list.parts };
}

/** Smooth through its points (Catmull–Rom), with `points` places along every member, three numbers each. */
export function modeSamples(
  results: WithModes & { members: { start: number[]; end: number[] } },
  name: ModeName,
  points: number,
): Float32Array {
  const { mode, parts } = find(results, name);
  const { start, end } = results.members;
  const samples = new Float32Array(start.length * points * 3);
  let out = 0;
  for (let m = 0; m < start.length; m++) {
    const at = (i: number, k: number): number => {
      if (i <= 0) return mode.shape[start[m]! * 6 + k]!;
      if (i >= parts) return mode.shape[end[m]! * 6 + k]!;
      return mode.inner[(m * (parts - 1) + i - 1) * 3 + k] ?? 0;
    };
    for (let p = 0; p < points; p++) {
      const place = (p / (points - 1)) * parts;
      const i = Math.min(parts - 1, Math.floor(place));
      for (let k = 0; k < 3; k++)
        samples[out++] = between(at(i - 1, k), at(i, k), at(i + 1, k), at(i + 2, k), place - i, i === 0, i === parts - 1);
    }
  }
  return samples;
}

/** At a member's ends the missing neighbour is the one that goes on straight. */
function between(before: number, a: number, b: number, after: number, t: number, first: boolean, last: boolean): number {
  const p = first ? 2 * a - b : before;
  const q = last ? 2 * b - a : after;
  return a + 0.5 * t * (b - p + t * (2 * p - 5 * a + 4 * b - q + t * (3 * (a - b) + q - p)));
}
