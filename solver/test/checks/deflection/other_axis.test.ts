/** What a check along z leaves out along y, whatever brings it about. */

import { describe, expect, test } from "vitest";
import { isLookedAt } from "../../../src/checks/deflection/other_axis.ts";
import type { DeflectionCheck } from "../../../src/generated/model.ts";
import type { CheckContext, CheckMember } from "../../../src/topology/context.ts";
import { effects } from "../asked.ts";
import { CLAMP, checked, cutBeam, even } from "../held.ts";

describe("a beam that goes sideways by what meets its nodes", () => {
  // F·L³/(48·E·Iz) = L/250 of an IPE 300, Iz = 603.8 cm⁴.
  const limit = (48 * 210e9 * 603.8e-8) / (250 * 6 ** 2);
  const sideways = (force: number, check: object = {}) =>
    checked({
      ...cutBeam(6, [3]),
      loads: { ...even(["M0", "M1"], 1e3), node_loads: [{ node: "N1", fy: force }] },
      check: { type: "deflection", limit_ratio: 250, ...check },
    }).D!;
  test("is asked about from the limit on", () => {
    expect(sideways(0.98 * limit)).toMatchObject({ verdict: "pass", questions: [] });
    expect(effects(sideways(1.02 * limit), "deflection_reference")[1]).toBeCloseTo(1.02, 3);
    expect(sideways(1.02 * limit, { measure: "absolute" }).verdict).toBe("incomplete");
  });
  test("a strut's push counts as a load of the node", () => {
    const beam = cutBeam(6, [3]);
    const pushed = checked({
      ...beam,
      nodes: { ...beam.nodes, H: [3, 2, 0] },
      members: [...beam.members, ["S", "H", "N1", { type: "truss" }]],
      supports: { ...beam.supports, H: "frffff" },
      loads: { ...even(["M0", "M1"], 1e3), node_loads: [{ node: "H", fy: -1.02 * limit }] },
      check: { type: "deflection", limit_ratio: 250 },
    }).D!;
    expect(effects(pushed, "deflection_reference")[1]).toBeCloseTo(1.02, 3);
  });
  test("a beam that sways with the posts under it does not", () => {
    const swaying = checked({
      nodes: { A: [0, 0, 4], B: [6, 0, 4], F: [0, 0, 0], G: [6, 0, 0] },
      members: [
        ["M", "A", "B"],
        ["P", "F", "A"],
        ["R", "G", "B"],
      ],
      supports: { F: CLAMP, G: CLAMP },
      loads: { ...even(["M"], 1e3), node_loads: ["A", "B"].map((node) => ({ node, fy: 10e3 })) },
      designs: [{ id: "D", members: ["M"] }],
      check: { type: "deflection", limit_ratio: 250, measure: "absolute" },
    }).D!;
    expect(swaying).toMatchObject({ verdict: "pass", questions: [] });
  });
});

test("a check that two models share looks at the members of the model at hand", () => {
  const check: DeflectionCheck = { id: "z", type: "deflection", limit_state: "SLS", limit_ratio: 250, design_members: ["D"], axis: "z" };
  const other: DeflectionCheck = { ...check, id: "y", axis: "y" };
  const contextOf = (member: string): CheckContext =>
    ({
      member: (id: string) => ({ id }),
      model: { model: { members: [], design_members: [{ id: "D", members: [member] }] }, analysis: { checks: [check, other] } },
    }) as unknown as CheckContext;
  const isMeasured = (context: CheckContext, id: string): boolean =>
    isLookedAt(context, check, { kind: "member", id, members: [{ id } as CheckMember], design: { id, members: [id] } }, "y");
  expect(isMeasured(contextOf("M1"), "M1")).toBe(true);
  const changed = contextOf("M2");
  expect(isMeasured(changed, "M1")).toBe(false);
  expect(isMeasured(changed, "M2")).toBe(true);
});
