/** One member anywhere along it: forces either side of a jump, deflection from the chord, displacement of its axis. */

import { expect, test } from "vitest";
import { Curve } from "../../src/diagrams/curve.ts";
import { spanLoads } from "../../src/diagrams/spans.ts";

const [L, EI, EA, P] = [6, 2e6, 1e8, 1e3];
const NONE = { lines: [], points: [], strains: [], weights: [] };
const member = {
  ...{ index: 0, length: L, ea: EA, axes: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  compliance: { czz: 1 / EI, czy: 0, cyy: 1 / EI, sz: 0, sy: 0 },
};
/** Between supports under P at its middle. */
const beam = (ends = new Float64Array(12), axes: number[] = member.axes) =>
  new Curve({ ...member, axes }, [0, 0, P / 2, 0, 0, 0], 0, spanLoads({ ...NONE, points: [0, L / 2, 0, 0, -P, 0, 0, 0] }, [L]), () => ends);
const forces = (curve: Curve, x: number, side: -1 | 1) => [...curve.forces(x, side, new Float64Array(6))];

test("the shear jumps by P where P stands, and nowhere else", () => {
  expect([forces(beam(), 3, -1)[2], forces(beam(), 3, 1)[2]]).toEqual([P / 2, -P / 2]);
  expect([beam().jumpsAt(3), beam().jumpsAt(2)]).toEqual([true, false]);
  expect(beam().breaks).toEqual([0, 3, L]);
});

test("it sags by PL³/48EI, and is on its chord at both ends", () => {
  const curve = beam();
  expect(curve.deflection(3)[1] / ((-P * L ** 3) / (48 * EI))).toBeCloseTo(1, 9);
  for (const x of [0, L]) expect(curve.deflection(x)[1]).toBeCloseTo(0, 12);
});

test("the axis moves with its ends and turns with its own axes", () => {
  const ends = new Float64Array(12);
  [ends[2], ends[8]] = [0.01, 0.03];
  const sag = (P * L ** 3) / (48 * EI);
  expect(beam(ends).displacement(3)).toEqual([0, 0, expect.closeTo(0.02 - sag, 9)]);
  // Local z along global y.
  expect(beam(ends, [1, 0, 0, 0, 0, -1, 0, 1, 0]).displacement(3)[1]).toBeCloseTo(0.02 - sag, 9);
});

test("a rod of its own weight stretches by half of what it would under all of it at its end", () => {
  const q = 50;
  const rod = new Curve(member, [q * L, 0, 0, 0, 0, 0], 0, spanLoads({ ...NONE, weights: [0, q, 0, 0] }, [L]), () => new Float64Array(12));
  expect(rod.displacement(L)[0] / ((q * L * L) / (2 * EA))).toBeCloseTo(1, 9);
  const warm = new Curve(member, [0, 0, 0, 0, 0, 0], 0, spanLoads({ ...NONE, strains: [0, 1e-4, 0, 0] }, [L]), () => new Float64Array(12));
  expect(warm.displacement(2)[0]).toBeCloseTo(2e-4, 12);
});

test("the moment under an even load is stationary in the middle", () => {
  const even = new Curve(
    member,
    [0, 0, 30, 0, 0, 0],
    0,
    spanLoads({ ...NONE, lines: [0, 0, L, 0, 0, -10, 0, 0, -10] }, [L]),
    () => new Float64Array(12),
  );
  expect(even.specialPlaces()).toContainEqual(expect.closeTo(3, 9));
});
