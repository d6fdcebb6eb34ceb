/** One end of a design member: what a support fixes, what its own hinge leaves of it, and what goes on from there. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { endsOf } from "../../src/members/end.ts";
import { readFrame } from "../../src/model/frame.ts";
import { Joints } from "../../src/topology/joints.ts";
import { lineOf } from "../../src/topology/line.ts";
import { hinge } from "../building.ts";
import { CLAMP, FORK, held, type Structure } from "../checks/held.ts";

/** Both ends of member m, which runs along x from A to B. */
function ends(structure: Partial<Structure>, more: Record<string, unknown> = {}) {
  const model = held({
    supports: { A: CLAMP },
    designs: [],
    ...structure,
    nodes: { A: [0, 0, 0], B: [6, 0, 0], ...structure.nodes },
    members: [["m", "A", "B", more], ...(structure.members ?? [])],
  });
  model.model.design_members = [{ id: "D", members: ["m"] }];
  const context = checkContext(model, readFrame(model.model, false, undefined), solve(model));
  const joints = new Joints(context);
  return endsOf(lineOf([context.member("m")!], joints), joints);
}

test("a clamp fixes twist and both ways across; the free end has nothing", () => {
  const { start, end } = ends({});
  expect([start.twist, start.sway]).toEqual([Infinity, { y: Infinity, z: Infinity }]);
  expect([end.twist, end.sway, end.bare]).toEqual([0, { y: 0, z: 0 }, true]);
  expect(start.twistBy).toBe("support A");
});

test("its own hinge is in series: a spring of k before a clamp leaves k", () => {
  const hinges = [hinge("soft", { rx: 7e3 })];
  expect(ends({ hinges, supports: { A: CLAMP, B: FORK } }, { start_hinge: "soft" }).start.twist).toBe(7e3);
});

test("a fork holds twist by its support", () => {
  const { start } = ends({ supports: { A: FORK, B: FORK } });
  expect([start.twist, start.twistSupported]).toEqual([Infinity, true]);
});

test("a fork holds twist of an axis that leans by up to 1/20, and no further", () => {
  const twist = (rise: number): number => ends({ nodes: { B: [6, 0, rise] }, supports: { A: CLAMP, B: FORK } }).end.twist;
  expect([twist(0.002), twist(0.299), twist(0.302)]).toEqual([Infinity, Infinity, 0]);
});

test("a member that goes on twists along: it holds nothing, and the line bows through", () => {
  const { end } = ends({ nodes: { C: [12, 0, 0] }, members: [["on", "B", "C"]], supports: { A: FORK, C: FORK } });
  expect([end.continues, end.twist, end.through, end.onward]).toEqual(["on", 0, { y: true, z: true }, true]);
});

test("a beam that frames in across holds against twist by its bending: less than 4EI/L, and more than nothing", () => {
  const { end } = ends({ nodes: { C: [6, 4, 0] }, members: [["across", "B", "C"]], supports: { A: FORK, C: CLAMP } });
  expect(end.continues).toBeNull();
  expect(end.twist).toBeGreaterThan(0);
  expect(end.twist).toBeLessThanOrEqual((4 * 210e9 * 83.56e-6) / 4);
  expect(end.twistBy).toBe("members across");
});

test("a brace that is pinned at both ends goes on in its direction and offers a tenth of its torsion; a straight one is a piece of the line", () => {
  const pin = hinge("pin", { ry: "free", rz: "free" });
  const end = (rise: number) =>
    ends({
      nodes: { C: [9, 0, rise], P: [6, 0, -3] },
      // The post keeps the node from turning about the vertical.
      members: [
        ["brace", "B", "C", { start_hinge: "pin", end_hinge: "pin" }],
        ["post", "P", "B", { start_hinge: "pin", end_hinge: "pin" }],
      ],
      hinges: [pin],
      supports: { A: FORK, C: CLAMP, P: CLAMP },
    }).end;
  const brace = end(2);
  expect(brace.continues).toBeNull();
  // G·It/L of it, turned by the angle between them, a tenth counted.
  const length = Math.hypot(3, 2);
  expect(brace.twist).toBeGreaterThan(0);
  expect(brace.twist).toBeLessThanOrEqual((0.1 * 81e9 * 20.1e-8) / length);
  expect([end(0).continues, end(0).twist]).toEqual(["brace", 0]);
});
