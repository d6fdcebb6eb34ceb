/** Random floors on columns that are their own mirror image: each member is used as much as its image, whatever order and names the model has. */

import { expect, test } from "vitest";
import { random } from "../building.ts";
import { seeds } from "../seeds.ts";
import { CLAMP, checked, type Structure } from "./held.ts";

const SEEDS = seeds(4, 120);

interface Floor {
  structure: Structure;
  /** Design members, each with its image. */
  images: [string, string][];
}

/** A grid of beams on columns at its corners, some bays of it left out in pairs; names and order are shuffled. */
function floor(seed: number): Floor {
  const next = random(seed);
  const [nx, ny] = [1 + Math.floor(3 * next()), 2 + Math.floor(4 * next())];
  const [a, b, h] = [1 + next(), 1 + next(), 2.5 + next()];
  const nodes: Structure["nodes"] = {};
  const supports: Structure["supports"] = {};
  const members: [start: string, end: string, image: [string, string], more: Record<string, unknown>][] = [];
  const name = (i: number, j: number, k = 1): string => `n${i}${j}${k}`;
  const isEdge = (i: number, j: number): boolean => (i === 0 || i === nx) && (j === 0 || j === ny);
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++) {
      nodes[name(i, j)] = [a * i, b * j, h];
      if (!isEdge(i, j)) continue;
      nodes[name(i, j, 0)] = [a * i, b * j, 0];
      supports[name(i, j, 0)] = CLAMP;
    }
  // A whole line of beams at a time, so that nothing hangs in the air.
  const [inner, turn] = [next() < 0.5, next() < 0.5 ? { rotation: 90 } : {}];
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++) {
      const other = ny - j;
      if (isEdge(i, j)) members.push([name(i, j, 0), name(i, j), [name(i, other, 0), name(i, other)], turn]);
      if (i < nx) members.push([name(i, j), name(i + 1, j), [name(i, other), name(i + 1, other)], {}]);
      if (j < ny && (inner || i === 0 || i === nx)) members.push([name(i, j), name(i, j + 1), [name(i, other), name(i, other - 1)], {}]);
    }
  const shuffled = members.map((one) => ({ one, at: next() })).sort((p, q) => p.at - q.at);
  const ids = new Map(shuffled.map(({ one: [start, end] }, i) => [[start, end].sort().join(), `m${i}`]));
  const idOf = (...ends: string[]): string => ids.get([...ends].sort().join()) as string;
  const load = 2e3 + 10e3 * next();
  return {
    structure: {
      nodes,
      supports,
      members: shuffled.map(({ one: [start, end, , more] }) => [idOf(start, end), start, end, more]),
      loads: {
        node_loads: Object.keys(nodes).flatMap((node) => (node.endsWith("1") ? [{ node, fz: -load, fx: load / 20 }] : [])),
      },
      designs: shuffled.map(({ one: [start, end] }) => ({ id: `D${idOf(start, end)}`, members: [idOf(start, end)] })),
    },
    images: members.map(([start, end, image]) => [`D${idOf(start, end)}`, `D${idOf(...image)}`]),
  };
}

test.each(SEEDS)("a member and its image, %s", (seed) => {
  const { structure, images } = floor(seed);
  const found = checked(structure);
  for (const [one, image] of images) {
    const [a, b] = [found[one]!, found[image]!];
    expect(b.verdict, `${one}, ${image}`).toBe(a.verdict);
    for (const { key, utilisation, status } of a.verifications) {
      const other = b.verifications.find((v) => v.key === key)!;
      expect(other.status, `${one}, ${image}: ${key}`).toBe(status);
      // Factors of modes are found to a thousandth of their shape.
      const near = 1e-3 * Math.max(utilisation ?? 0, 0.1);
      if (utilisation !== null) expect(Math.abs(other.utilisation! - utilisation), `${one}, ${image}: ${key}`).toBeLessThan(near);
    }
  }
});
