/** The few figures that a design is judged by: largest movements and utilisations, and how much of it is known. */

import { expect, it } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { attempt } from "../../src/design/attempt.ts";
import { outcomeOf } from "../../src/design/outcome.ts";
import { borne, heldBeam, sections } from "./beams.ts";

const outcome = (model: Model) => outcomeOf(attempt(model, { sections }), sections);

it("takes the movement of a span between nodes that stand still: 5 q L⁴ / (384 E I)", () => {
  const before = outcome(heldBeam("IPE300"));
  const sag = (5 * 10e3 * 6 ** 4) / (384 * 210e9 * sections.find("IPE300")!.iy);
  expect(before.displacement).toMatchObject({ value: expect.closeTo(sag, 9), set: before.deflection!.set });
});
it("leaves out of deflection and displacement what its own weight bends a tie by, for which nothing else moves", () => {
  const { model, ...rest } = heldBeam("IPE300");
  const [far, beside] = [{ id: "far", x: 40, y: 0, z: 0 }, model.supports[0]!];
  const tie = { id: "tie", start: beside.node, end: "far", section: "rod", material: model.materials[0]!.id, type: "tension" as const };
  const tied: Model = {
    ...rest,
    model: {
      ...model,
      nodes: [...model.nodes, far],
      sections: [...model.sections, { id: "rod", library: "RD20" }],
      members: [...model.members, tie],
      supports: [...model.supports, { ...beside, id: "far", node: "far" }],
      load_cases: model.load_cases.map((one) => ({ ...one, self_weight: 1 })),
    },
  };
  const before = outcome(tied);
  const { a, iy } = sections.find("IPE300")!;
  const sag = (5 * (10e3 + 7850 * 9.80665 * a) * 6 ** 4) / (384 * 210e9 * iy);
  expect(before.displacement!.value / sag).toBeCloseTo(1, 6);
  expect(before.deflection!.at).toBe(model.members[0]!.id);
});
it("calls a utilisation the least there can be while another check is open", () => {
  const beam = borne(heldBeam("IPE300"));
  const checks = beam.analysis!.checks!.map((check) => (check.type === "deflection" ? { ...check, limit_ratio: 500 } : check));
  // A round tube of class 4 is a shell, EN 1993-1-6.
  const thin = borne(heldBeam("CHS610x6.3"));
  thin.analysis = { ...thin.analysis, checks };
  const [before, after] = [outcome(beam), outcome(thin)];
  expect(before).toMatchObject({ verdict: "passes", partial: false });
  expect(after).toMatchObject({ governing: "DEFL/D1", cannot_verify: 1, partial: true });
});
