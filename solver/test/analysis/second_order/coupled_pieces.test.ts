/** Coupling inside pieces as forces on their ends: the same as its matrix between their nodes times their movements. */

import { expect, test } from "vitest";
import { CoupledPieces } from "../../../src/analysis/second_order/coupled_pieces.ts";
import { addCoupling } from "../../../src/analysis/second_order/coupling.ts";
import { buildElements } from "../../../src/elements/members.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { generator } from "../../../src/numerics/lanczos.ts";
import { model, support } from "../../building.ts";

test.each([true, false])("forces of a skew piece are its matrix times its movements (shear: %s)", (hasShear) => {
  const { model: structure } = model({
    nodes: { A: [0, 0, 0], B: [1, 2, 3] },
    members: [{ id: "m", start: "A", end: "B", section: "tube" }],
    sections: [{ id: "tube", a: 4e-3, iy: 1e-5, iz: 7e-6, it: 2e-5, ay: 1e-3, az: 2e-3 }],
    supports: [support("1", "A", "ffffff")],
    loads: {},
  });
  const frame = readFrame(structure, hasShear, undefined);
  const elements = buildElements(frame);
  const next = generator();
  const forces = Float64Array.from({ length: 12 }, next);
  const moves = Float64Array.from({ length: 12 }, next);
  const coupled = new CoupledPieces(frame, elements, new Map([[0, forces]]));
  const matrix = new Float64Array(144);
  addCoupling(frame, elements, 0, forces, matrix);
  const again = new Float64Array(144);
  coupled.addMatrix(0, again);
  expect([...again]).toEqual([...matrix]);
  const turned = (vector: Float64Array, back: boolean): Float64Array =>
    vector.map((_, i) => {
      const at = i - (i % 3);
      return [0, 1, 2].reduce((sum, c) => sum + frame.axes[back ? 3 * c + (i % 3) : 3 * (i % 3) + c]! * vector[at + c]!, 0);
    });
  const local = new Float64Array(12);
  coupled.addForces(0, turned(moves, false), local);
  const found = turned(local, true);
  const wanted = moves.map((_, i) => moves.reduce((sum, move, j) => sum + matrix[12 * i + j]! * move, 0));
  for (let i = 0; i < 12; i++) expect(found[i]).toBeCloseTo(wanted[i]!, 12);
});
