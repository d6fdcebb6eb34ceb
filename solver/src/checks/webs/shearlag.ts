/** Wide flanges of welded sections over short stretches of moment: whether shear lag would use them up, EN 1993-1-1 6.2.2.3. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { b0, flangeLeft } from "../../ec3/plated/shearlag.ts";
import type { Profile } from "../../ec3/profile.ts";
import type { Coverage } from "../../results/checks.ts";
import type { Span } from "../../topology/line.ts";

/** Of a bisection: a stretch is found to its four thousandth part. */
const HALVINGS = 12;

/** Of bending stress: less is round-off of the analysis, Pa. */
const NOISE = 100;

/** What is bent one way about an axis: its length between points of zero moment, Le, its largest moment and how it is held. */
interface Stretch {
  le: number;
  m: number;
  hogging: boolean;
}

type States = readonly { diagram: LineDiagram }[];

/** 6.2.2.3 is left open where it may use the flanges up: no field of a model answers it. */
export function lagCoverage(p: Profile, states: States, used: (axis: "y" | "z") => readonly [used: number, bent: number]): Coverage[] {
  for (const axis of ["y", "z"] as const) {
    const reason = lagDoubt(p, states, axis, used(axis));
    if (reason !== null) return [{ clause: "6.2.2.3", state: "not_covered", code: "shear_lag", reason }];
  }
  return [];
}

/**
 * The worst stretch of all combinations, where it may not pass with what its flanges have left; null where it does. `used` is the most that bending takes
 * part in, `bent` what of it the largest moment of all uses by itself: where it grows by 1/left, that grows as much at most.
 */
export function lagDoubt(p: Profile, states: States, axis: "y" | "z", [used, bent]: readonly [used: number, bent: number]): string | null {
  if (p.fabrication !== "welded" || (p.kind !== "i" && p.kind !== "rhs" && p.kind !== "channel") || used > 1) return null;
  const width = b0(p, axis);
  const stretches = states.flatMap(({ diagram }) => stretchesOf(diagram, axis, NOISE * p.wel_z));
  const most = stretches.reduce((largest, { m }) => Math.max(largest, m), 0);
  let [worst, said] = [1, null as string | null];
  for (const { le, m, hogging } of stretches) {
    const left = flangeLeft(width / le, hogging);
    const use = used + ((1 / left - 1) * bent * m) / most;
    if (use <= worst) continue;
    worst = use;
    said = `shear lag leaves ${left.toFixed(2)} of flanges b0 = ${(width * 1e3).toFixed(0)} mm wide over Le = ${le.toFixed(2)} m (EN 1993-1-5 3.3), with which it may not pass: take narrower or thicker ones`;
  }
  return said;
}

/** A stretch that an end cuts goes on as far beyond it (1-5 Figure 3.1: 2·L of a cantilever); one that bends sideways counts as over a support. */
function stretchesOf(diagram: LineDiagram, axis: "y" | "z", noise: number): Stretch[] {
  const { length, spans, up: upward } = diagram.line;
  const up = axis === "y" ? upward : Math.round((spans[0] as Span).member.axes.y[2]);
  const key = `m${axis}` as const;
  const places = diagram.positions();
  const sign = (s: number, side: -1 | 1): number => {
    const m = diagram.moment(s, key, side);
    return Math.abs(m) <= noise ? 0 : Math.sign(m);
  };
  const out: Stretch[] = [];
  let [from, way, m] = [0, 0, 0];
  const close = (to: number): void => {
    const cut = (from === 0 && sign(0, 1) !== 0) || (to === length && sign(length, -1) !== 0);
    if (way !== 0 && to > from) out.push({ le: (cut ? 2 : 1) * (to - from), m, hogging: cut || way * up <= 0 });
    [from, way, m] = [to, 0, 0];
  };
  for (let i = 0; i < places.length; i++) {
    const s = places[i] as number;
    const here = sign(s, -1) || sign(s, 1);
    if (here !== 0 && way !== 0 && here !== way) close(zeroBetween(places[i - 1] as number, s, (x) => sign(x, 1) === way));
    else if (here === 0 && way !== 0) close(s);
    if (here === 0) from = s;
    else way = here;
    m = Math.max(m, Math.abs(diagram.moment(s, key, -1)), Math.abs(diagram.moment(s, key)));
  }
  close(length);
  return out;
}

function zeroBetween(a: number, b: number, isBefore: (x: number) => boolean): number {
  let [low, high] = [a, b];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return low;
}
