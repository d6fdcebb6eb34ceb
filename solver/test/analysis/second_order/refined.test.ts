/** Members in pieces give what whole members give, as long as nothing bends what is pressed. */

import { expect, test } from "vitest";
import { analyse } from "../../../src/analysis/linear.ts";
import { partsFor, refineLoads } from "../../../src/analysis/second_order/refined.ts";
import { cutMembers, evenly } from "../../../src/elements/cut.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { readCase } from "../../../src/model/loads.ts";
import { Progress } from "../../../src/results/progress.ts";
import { difference } from "../../building.ts";
import { randomFrame } from "../../frames.ts";

for (let seed = 1; seed <= 20; seed++) {
  test(`seed ${seed}: the same displacements and reactions in four pieces, to ten digits`, () => {
    const { model } = randomFrame(seed);
    const frame = readFrame(model, true, undefined);
    const loads = model.load_cases.map((item, i) => readCase(item, `model.load_cases[${i}]`, frame));
    const whole = analyse(frame, loads, new Progress(undefined));
    const refined = cutMembers(frame, evenly(frame, 4));
    const cut = analyse(
      refined.frame,
      loads.map((own) => refineLoads(own, frame, refined.frame.nodeIds.length, 4)),
      new Progress(undefined),
    );
    whole.cases.forEach((state, i) => {
      const { displacements, reactions, endForces } = cut.cases[i]!;
      expect(difference(displacements.slice(0, state.displacements.length), state.displacements)).toBeLessThan(1e-10);
      expect(difference(reactions, state.reactions)).toBeLessThan(1e-8);
      const ends = state.endForces.map((_, at) => {
        const m = Math.floor(at / 12);
        return endForces[12 * (4 * m + (at % 12 < 6 ? 0 : 3)) + (at % 12)]!;
      });
      expect(difference(ends, state.endForces)).toBeLessThan(1e-8);
    });
  });
}

test("large models get fewer pieces", () => {
  expect([partsFor(1), partsFor(2000), partsFor(2001)]).toEqual([8, 8, 4]);
});
