/** Random beams, columns and rafters: cut into other pieces, drawn from the other end or mirrored, they are checked with the same numbers. */

import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../src/results/checks.ts";
import { random } from "../building.ts";
import { sameSeeds } from "../seeds.ts";
import { CLAMP, checked, FORK, SLIDE, type Structure } from "./held.ts";

const SEEDS = sameSeeds(8, 400);
type Load = Record<string, unknown>;
type Vec = [number, number, number];

/** A straight line from the origin by shares of its length; `way` is of length 1. */
interface Line {
  length: number;
  way: Vec;
  /** Patterns of supports by share. */
  held: [at: number, how: string][];
  restraints: { position: number; flange: string }[];
  spread: { start: number; end: number; key: "fx" | "fz"; first: number; last: number }[];
  points: { at: number; key: "fx" | "fz"; value: number }[];
  /** Along the line at its far end. */
  pushed: number;
  given: Record<string, number>;
}

function line(seed: number): Line {
  const next = random(seed);
  const between = (a: number, b: number): number => a + (b - a) * next();
  const chance = (share: number): boolean => next() < share;
  const kind = ["beam", "beam", "column", "rafter"][Math.floor(4 * next())]!;
  const slope = kind === "rafter" ? between(0.1, 0.6) : 0;
  const way: Vec = kind === "column" ? [0, 0, 1] : [Math.cos(slope), 0, Math.sin(slope)];
  const length = between(3, 9);
  const cantilever = chance(0.25);
  const inner: Line["held"] = kind !== "column" && chance(0.35) ? [[between(0.3, 0.7), chance(0.5) ? "rffrrr" : SLIDE]] : [];
  const far = kind === "column" ? "ffrrrf" : SLIDE;
  const load = kind === "column" ? "fx" : "fz";
  const size = kind === "column" ? 4e3 : -between(4e3, 30e3);
  const flanges = ["top", "bottom", "both", "both"];
  return {
    length,
    way,
    held: [
      [0, cantilever || (kind === "column" && chance(0.4)) ? CLAMP : FORK],
      ...(cantilever ? [] : [...inner, [1, far] as [number, string]]),
    ],
    restraints: Array.from({ length: Math.floor(4 * next()) }, () => ({
      position: between(0.05, 0.95),
      flange: flanges[Math.floor(4 * next())]!,
    })),
    spread: Array.from({ length: 1 + Math.floor(2 * next()) }, () => {
      const [start, end] = chance(0.5) ? [0, 1] : [between(0, 0.4), between(0.5, 1)];
      return { start, end, key: load, first: size * next(), last: size * next() };
    }),
    points: chance(0.5) ? [{ at: between(0.1, 0.9), key: load, value: size * 2 * next() }] : [],
    pushed: kind === "beam" ? 0 : -between(20e3, 300e3),
    given: {
      ...(chance(0.5) ? { l_cr_y: length, l_cr_z: length * between(0.3, 1) } : {}),
      ...(chance(0.2) ? { l_lt: length * between(0.4, 1) } : {}),
    },
  };
}

/** The line in pieces between these shares, every piece from its far end where `turned`; across x where `mirrored`. */
function drawn(
  { length, way, held, restraints, spread, points, pushed, given }: Line,
  cuts: number[],
  turned = false,
  mirrored = false,
): Structure {
  const places = [...new Set([0, ...held.map(([at]) => at), ...cuts, 1])].sort((a, b) => a - b);
  const across = mirrored ? -1 : 1;
  const name = (at: number): string => `N${places.indexOf(at)}`;
  const pieces = places.slice(1).map((to, i) => ({ id: `M${i}`, from: places[i]!, to }));
  const share = (at: number, { from, to }: { from: number; to: number }): number => (turned ? to - at : at - from) / (to - from);
  const side = (key: "fx" | "fz"): number => (key === "fx" ? across : 1);
  const loads: Load[] = [
    ...spread.flatMap(({ start, end, key, first, last }) =>
      pieces.flatMap((piece) => {
        const [a, b] = [Math.max(start, piece.from), Math.min(end, piece.to)];
        if (b <= a) return [];
        const at = (s: number): number => side(key) * (first + ((last - first) * (s - start)) / (end - start));
        const [x, y] = turned ? [b, a] : [a, b];
        const own = { start: Math.max(0, share(x, piece)), end: Math.min(1, share(y, piece)) };
        return [{ member: piece.id, type: "distributed", ...own, [key]: at(x), [`${key}_end`]: at(y) }];
      }),
    ),
    ...points.map(({ at, key, value }) => {
      const piece = pieces.find(({ from, to }) => at >= from && at <= to)!;
      return { member: piece.id, type: "point", position: share(at, piece), [key]: side(key) * value };
    }),
  ];
  const order = turned ? [...pieces].reverse() : pieces;
  // Local z of an upright member turns with its direction, and with it which flange is the top one.
  const swapped = way[2] === 1 && turned !== mirrored;
  const other: Record<string, string> = { top: "bottom", bottom: "top", both: "both" };
  return {
    nodes: Object.fromEntries(places.map((at) => [name(at), way.map((c, k) => (k === 0 ? across : 1) * c * at * length) as Vec])),
    members: pieces.map(({ id, from, to }) => (turned ? [id, name(to), name(from)] : [id, name(from), name(to)])),
    supports: Object.fromEntries(held.map(([at, how]) => [name(at), how])),
    loads: { member_loads: loads, node_loads: pushed ? [{ node: name(1), fx: across * pushed * way[0], fz: pushed * way[2] }] : [] },
    designs: [
      {
        id: "D",
        members: order.map(({ id }) => id),
        lateral_restraints: restraints.map(({ position, flange }) => ({
          position: turned ? 1 - position : position,
          flange: swapped ? other[flange] : flange,
        })),
        ...given,
      },
    ],
  };
}

/** Of 1,200 lines one has 1.7e-6, the others less than 1e-6. */
const NEAR = 2e-6;
/** 1/αcr and Ncr are of the whole structure, whose modes have more to bend in where there are more nodes. */
const OF_MODES = 2e-3;
const ofModes = (key: string): boolean => ["stability", "buckling_y", "buckling_z", "buckling_tf", "interaction"].includes(key);

function same(a: CheckResult, b: CheckResult, seed: number): void {
  const told = ({ verdict, verifications }: CheckResult): string =>
    `${verdict}: ${verifications.map(({ key, status }) => `${key} ${status}`).join(", ")}`;
  expect(told(b), `seed ${seed}`).toBe(told(a));
  a.verifications.forEach(({ key, utilisation }, i) => {
    const other = b.verifications[i]!.utilisation;
    if (utilisation === null || other === null) return expect(other, `seed ${seed}, ${key}`).toBe(utilisation);
    expect(Math.abs(other - utilisation), `seed ${seed}, ${key}: ${utilisation} and ${other}`).toBeLessThanOrEqual(
      (ofModes(key) ? OF_MODES : NEAR) * Math.max(utilisation, 0.01),
    );
  });
}

describe("a line of random loads and restraints", () => {
  const whole = (seed: number): CheckResult => checked(drawn(line(seed), [])).D!;
  test.each(SEEDS)("from its other end, %s", (seed) => same(whole(seed), checked(drawn(line(seed), [], true)).D!, seed));
  test.each(SEEDS)("mirrored, %s", (seed) => same(whole(seed), checked(drawn(line(seed), [], false, true)).D!, seed));
  test.each(SEEDS)("cut where no load begins, %s", (seed) => {
    const next = random(seed + 5000);
    const cuts = Array.from({ length: 1 + Math.floor(3 * next()) }, () => 0.05 + 0.9 * next());
    same(whole(seed), checked(drawn(line(seed), cuts)).D!, seed);
    same(whole(seed), checked(drawn(line(seed), cuts, true, next() < 0.5)).D!, seed);
  });
});
