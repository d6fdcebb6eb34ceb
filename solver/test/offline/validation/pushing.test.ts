/** Resultants of loads in global axes, each by hand. */

import { expect, test } from "vitest";
import { pushesOf } from "../../../src/offline/validation/pushing.ts";
import { documentWith, member, nodes } from "./judged.ts";

// A rafter of 5 m that rises 3 m over 4 m of plan; a roof of 4 m by 10 m in plan, 50 m² on the slope.
const DOCUMENT = documentWith({
  nodes: nodes({ A: [0, 0, 0], B: [4, 0, 3], C: [4, 10, 3], D: [0, 10, 0], E: [9, 0, 0] }),
  members: [member("R", "A", "B"), member("T", "A", "E", { rotation: 90 })],
  plates: [{ id: "P", nodes: ["A", "B", "C", "D"], thickness: 0.2, material: "m" }],
});
const ROOF = { nodes: ["A", "B", "C", "D"], pressure: -1000 };
const rafter = (load: object) => ({ member_loads: [{ member: "R", type: "distributed", ...load }] });

test.each<[string, object, number[]]>([
  ["at a node", { node_loads: [{ node: "A", fx: 1, fz: -2, my: 9 }] }, [1, 0, -2]],
  ["along the slope, per metre of it", rafter({ fz: -100 }), [0, 0, -500]],
  ["per metre of plan", rafter({ axes: "projected", fz: -100 }), [0, 0, -400]],
  ["per metre of height", rafter({ axes: "projected", fx: 100 }), [300, 0, 0]],
  // Local z of a rafter that rises along x: (−0.6, 0, 0.8).
  ["square to the slope", rafter({ axes: "local", fz: 100 }), [-300, 0, 400]],
  ["turned by 90°, local z looks along −y", { member_loads: [{ member: "T", type: "point", axes: "local", fz: 7 }] }, [0, -7, 0]],
  ["a triangle over the middle half", rafter({ fz: -100, fz_end: 0, start: 0.25, end: 0.75 }), [0, 0, -125]],
  ["a point load", { member_loads: [{ member: "R", type: "point", fy: 30, position: 0.2 }] }, [0, 30, 0]],
  ["a moment or warmth pushes nowhere", rafter({ type: "temperature", dt: 20 }), [0, 0, 0]],
  ["a member that is not there", { member_loads: [{ member: "X", type: "distributed", fz: -1 }] }, [0, 0, 0]],
  ["an area, per metre of slope", { area_loads: [ROOF] }, [0, 0, -50_000]],
  ["an area, per metre of plan", { area_loads: [{ ...ROOF, axes: "projected" }] }, [0, 0, -40_000]],
  // Its normal is (−0.6, 0, 0.8).
  ["an area, square to it", { area_loads: [{ ...ROOF, axes: "local" }] }, [30_000, 0, -40_000]],
  ["a plate, square to it", { plate_loads: [{ plate: "P", pressure: -1000 }] }, [30_000, 0, -40_000]],
  ["a plate that is not there", { plate_loads: [{ plate: "X", pressure: -1000 }] }, [0, 0, 0]],
])("%s", (_, loadCase, expected) => {
  const [found] = pushesOf(DOCUMENT, loadCase);
  expected.forEach((value, axis) => expect(found![axis]).toBeCloseTo(value, 9));
});
