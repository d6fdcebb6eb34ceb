/** From a bar's ends to its nodes: rigid motions go through hinges and arms unchanged, and work is kept. */

import { expect, test } from "vitest";
import { endStiffness } from "../../src/elements/bar.ts";
import { hingeTransformation, toNodes, transform } from "../../src/elements/condensation.ts";
import { condense } from "../../src/elements/hinge.ts";
import { buildElements } from "../../src/elements/members.ts";
import { readFrame } from "../../src/model/frame.ts";
import { model, random } from "../building.ts";

const L = 5;
const bar = new Float64Array(36);
endStiffness({ ea: 1e8, eiy: 3e6, eiz: 2e6, eiyz: 0, gj: 2e5, gay: null, gaz: null }, L, bar);
const hinged = (...released: number[]): Float64Array =>
  hingeTransformation(
    condense(
      bar,
      Float64Array.from({ length: 12 }, (_, d) => (released.includes(d) ? 0 : Infinity)),
      L,
      "M",
    ),
    L,
  );
const times = (t: Float64Array, x: ArrayLike<number>): number[] =>
  Array.from({ length: 12 }, (_, i) => Array.from(x).reduce((sum, value, j) => sum + t[12 * i + j]! * value, 0));

test("a rigid motion turns no hinge: the bar moves as its nodes do", () => {
  // Along x and z, and turned by 0.1 about y: the end goes −0.1·L along z.
  const rigid = [1, 0, 2, 0, 0.1, 0, 1, 0, 2 - 0.1 * L, 0, 0.1, 0];
  times(hinged(4, 10), rigid).forEach((value, i) => expect(value).toBeCloseTo(rigid[i]!, 12));
});

test("between pins the bar stays straight: nodes that turn leave it, and one that moves turns it by 1/L", () => {
  const t = hinged(4, 10);
  const unit = (at: number) =>
    times(
      t,
      Array.from({ length: 12 }, (_, i) => Number(i === at)),
    );
  for (const at of [4, 10]) for (const value of unit(at)) expect(value).toBeCloseTo(0, 12);
  expect([unit(2)[4], unit(2)[10]]).toEqual([expect.closeTo(1 / L, 12), expect.closeTo(1 / L, 12)]);
});

test("Tᵀ·K·T does the work that K does on T·x", () => {
  const next = random(4);
  const [k, t, out] = [0, 0, 0].map(() => Float64Array.from({ length: 144 }, () => next() - 0.5)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const x = Array.from({ length: 12 }, () => next());
  transform(k, t, out);
  const work = (matrix: Float64Array, v: number[]) => times(matrix, v).reduce((sum, force, i) => sum + force * v[i]!, 0);
  expect(work(out, x)).toBeCloseTo(work(k, times(t, x)), 12);
});

test("a mass on the end of an arm is carried along as its node turns: m·r²", () => {
  const members = [{ id: "M", start: "A", end: "B", start_offset: [0, 0, 0.3], end_offset: [0, 0, 0.3] }];
  const frame = readFrame(model({ nodes: { A: [0, 0, 0], B: [5, 0, 0] }, members, supports: [] }).model, false, undefined);
  const [mass, out] = [new Float64Array(144), new Float64Array(144)];
  for (let i = 0; i < 3; i++) mass[13 * i] = 7;
  toNodes(frame, buildElements(frame), 0, mass, out);
  expect([out[0], out[13 * 3], out[13 * 4], out[13 * 5]]).toEqual([7, 7 * 0.09, 7 * 0.09, 0].map((value) => expect.closeTo(value, 12)));
});
