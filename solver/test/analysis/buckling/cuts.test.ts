/** Loads that act on a member between its ends: the factor is that of the stepped column, in however few pieces, wherever the load is. */

import { describe, expect, test } from "vitest";
import { boundOf, lowestOf } from "../../../src/analysis/buckling/critical.ts";
import { viewsOf } from "../../../src/analysis/buckling/view.ts";
import { wavePieces } from "../../../src/analysis/buckling/waves.ts";
import { analyse } from "../../../src/analysis/linear.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { readCase } from "../../../src/model/loads.ts";
import { Progress } from "../../../src/results/progress.ts";
import { chordsOf } from "../../../src/topology/chords.ts";
import { model, SECTION, STEEL, support } from "../../building.ts";

const L = 6;
const EI = STEEL.e * SECTION.iz;
const PLACES = [0.05, 0.14, 0.23, 0.3, 0.41, 0.5, 0.56, 0.65, 0.74, 0.86, 0.95];

/** By the foot and the head of a column along A–B; a guide at the head moves across and does not turn. */
const HELD = {
  cantilever: ["ffffff", "rrrrrr"],
  guided: ["ffffff", "rrrfff"],
  pinned: ["fffrrf", "ffrrrr"],
  propped: ["ffffff", "ffrrrr"],
  clamped: ["ffffff", "ffrfff"],
} as const;
type Held = keyof typeof HELD;
/** How high pieces find such a column under one force all along: their own share of what is found, however few there are. */
const LENGTH = { cantilever: 2, guided: 1, pinned: 1, propped: 0.6992, clamped: 0.5 };

/** The factor of a plumb column in pieces by its waves. */
function factor(held: Held, loads: Record<string, unknown>): number {
  const [foot, head] = HELD[held];
  const supports = [support("A", "A", foot), ...(head.includes("f") ? [support("B", "B", head)] : [])];
  const { model: own } = model({ nodes: { A: [0, 0, 0], B: [0, 0, L] }, members: [{ id: "M", start: "A", end: "B" }], supports, loads });
  const frame = readFrame(own, false, undefined);
  const linear = analyse(
    frame,
    own.load_cases.map((item, i) => readCase(item, `model.load_cases[${i}]`, frame)),
    new Progress(undefined),
  );
  const [view] = viewsOf(frame, chordsOf(frame), linear);
  const pressing = { state: linear.cases[0]!, idleMembers: [], idleSupports: [] };
  view.press(pressing);
  const bound = boundOf(view);
  view.pressPieces(pressing, wavePieces(view, bound?.factor ?? Infinity));
  const search = lowestOf(view, bound);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value!.alpha;
  }
}

const at = (position: number, force: number): object => ({ type: "point", member: "M", position, fz: -force });

/** Exact, by the shape of each stretch: y, y′, y″ and the force across over EI, which no load along the column changes. */
function exact(held: Held, a: number, above: number, below: number): number {
  const along = ([y, t, c, q]: number[], k: number, h: number): number[] => {
    if (k < 1e-9) return [y! + t! * h + (c! * h * h) / 2 + (q! * h ** 3) / 6, t! + c! * h + (q! * h * h) / 2, c! + q! * h, q!];
    const [even, sin, cos] = [q! / k ** 2, Math.sin(k * h), Math.cos(k * h)];
    return [
      y! + even * h + ((t! - even) * sin) / k + (c! * (1 - cos)) / k ** 2,
      even + (t! - even) * cos + (c! * sin) / k,
      (even - t!) * k * sin + c! * cos,
      q!,
    ];
  };
  const starts = held === "pinned" ? [1, 3] : [2, 3];
  const ends = { cantilever: [2, 3], guided: [1, 3], pinned: [0, 2], propped: [0, 2], clamped: [0, 1] }[held];
  const determinant = (alpha: number): number => {
    const [one, other] = starts.map((free) => {
      const unit = [0, 1, 2, 3].map((i) => (i === free ? 1 : 0));
      const top = along(along(unit, Math.sqrt((alpha * below) / EI), a * L), Math.sqrt((alpha * above) / EI), (1 - a) * L);
      return ends.map((i) => top[i]!);
    });
    return one![0]! * other![1]! - one![1]! * other![0]!;
  };
  const sign = Math.sign(determinant(1e-6));
  let [low, high] = [1e-6, 1e-3];
  while (determinant(high) * sign > 0) [low, high] = [high, 1.01 * high];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (determinant(middle) * sign > 0) low = middle;
    else high = middle;
  }
  return low;
}

describe("in pieces by its waves", () => {
  test.each(Object.keys(HELD) as Held[])("%s, with a force inside alone and beside one at the head", (held) => {
    const even = (factor(held, { member_loads: [at(1, 1e4)] }) * 1e4) / ((Math.PI ** 2 * EI) / (LENGTH[held] * L) ** 2);
    const high = Math.max(even - 1, 0) + 1e-3;
    const far: string[] = [];
    for (const a of PLACES)
      for (const above of [0, 1e4]) {
        const got = factor(held, { member_loads: [at(a, 1e4), ...(above ? [at(1, above)] : [])] });
        const off = got / exact(held, a, above, above + 1e4) - 1;
        if (off < -1e-6 || off > high) far.push(`${a} of ${L} m under ${above} N: ${(100 * off).toFixed(3)} %`);
        if (held === "cantilever") expect(off).toBeLessThan(0.005);
      }
    expect(far).toEqual([]);
  });

  test("a cantilever's own weight: 7.8373·EI/L² (Greenhill 1881), all along or of its lower part", () => {
    for (const a of [...PLACES, 1]) {
      const q = (7.83735 * EI) / (a * L) ** 3;
      const got = factor("cantilever", { member_loads: [{ type: "distributed", member: "M", fz: -q, end: a }] });
      expect(Math.abs(got - 1)).toBeLessThan(0.003);
    }
  });
});
