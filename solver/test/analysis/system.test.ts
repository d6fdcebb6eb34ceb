/** No numbers for what cannot stand: mechanisms are named, drawn, and told apart from rotations that are nobody's. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/api/index.ts";
import { hinge, model, support } from "../building.ts";

function refusal(document: Model): SolveError {
  try {
    solve(document);
  } catch (error) {
    if (error instanceof SolveError) return error;
    throw error;
  }
  throw new Error("it solved");
}

const SPAN = { A: [0, 0, 0], B: [6, 0, 0] } as Record<string, [number, number, number]>;
const BAR = [{ id: "M", start: "A", end: "B" }];

describe("mechanisms are named", () => {
  test("a beam nobody holds along its axis", () => {
    const { code, details, message } = refusal(
      model({
        nodes: SPAN,
        members: BAR,
        supports: [support("1", "A", "rfffrr"), support("2", "B", "rffrrr")],
        loads: {},
      }),
    );
    expect(code).toBe("unstable");
    expect(details.direction).toBe("ux");
    expect(["A", "B"]).toContain(details.node);
    expect(message).toContain("can move along x: nothing resists it");
    // Rigid sliding: both nodes move alike along x and nowhere else.
    expect(details.mechanism!.map((value) => Math.abs(Math.round(value * 1e6) / 1e6))).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  });

  test("a beam free to roll about its axis, once something turns it", () => {
    const supports = [support("1", "A", "fffrrr"), support("2", "B", "rffrrr")];
    const { details } = refusal(model({ nodes: SPAN, members: BAR, supports, loads: { node_loads: [{ node: "B", mx: 10 }] } }));
    expect(details.direction).toBe("rx");
  });

  test("a three-hinged chain of collinear bars", () => {
    const { details } = refusal(
      model({
        nodes: { A: [0, 0, 0], B: [3, 0, 0], C: [6, 0, 0] },
        members: [
          { id: "1", start: "A", end: "B", type: "truss" },
          { id: "2", start: "B", end: "C", type: "truss" },
        ],
        supports: [support("A", "A", "fffrrr"), support("C", "C", "fffrrr")],
        loads: { node_loads: [{ node: "B", fz: -1 }] },
      }),
    );
    expect(details.node).toBe("B");
    expect(["uy", "uz"]).toContain(details.direction);
    expect(details.mechanisms).toBe(2);
  });

  test("a sway frame with hinges at both ends of both columns", () => {
    const { details } = refusal(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, 3], C: [5, 0, 3], D: [5, 0, 0] },
        members: [
          { id: "1", start: "A", end: "B", end_hinge: "h" },
          { id: "2", start: "B", end: "C" },
          { id: "3", start: "D", end: "C", end_hinge: "h" },
        ],
        hinges: [hinge("h", { ry: "free" })],
        supports: [support("A", "A", "ffffrf"), support("D", "D", "ffffrf"), support("B", "B", "rfrfrf"), support("C", "C", "rfrfrf")],
        loads: {},
      }),
    );
    expect(details.direction).toBe("ux");
    const shape = details.mechanism!;
    expect(Math.abs(shape[6]! - shape[12]!)).toBeLessThan(1e-6);
  });

  test("no support at all: six rigid-body motions", () => {
    expect(refusal(model({ nodes: SPAN, members: BAR, supports: [], loads: {} })).details.mechanisms).toBe(6);
  });

  test("hinges that let the member itself slide", () => {
    const { details } = refusal(
      model({
        nodes: SPAN,
        members: [{ ...BAR[0], start_hinge: "s", end_hinge: "s" }],
        hinges: [hinge("s", { ux: "free" })],
        supports: [support("1", "A", "ffffff"), support("2", "B", "ffffff")],
        loads: {},
      }),
    );
    expect(details).toMatchObject({ member: "M", direction: "ux" });
  });

  test("a torque on a member that turns freely at both ends", () => {
    const twisted = (mx: number): Model =>
      model({
        nodes: SPAN,
        members: [{ ...BAR[0], start_hinge: "t", end_hinge: "t" }],
        hinges: [hinge("t", { rx: "free" })],
        supports: [support("1", "A", "ffffff"), support("2", "B", "ffffff")],
        loads: { member_loads: [{ member: "M", type: "moment", position: 0.5, mx }] },
      });
    expect(refusal(twisted(1)).details.member).toBe("M");
    expect(() => solve(twisted(0))).not.toThrow();
  });

  test("a load on a node that no member uses", () => {
    const stray = (fz: number): Model =>
      model({
        nodes: { ...SPAN, X: [9, 9, 9] },
        members: BAR,
        supports: [support("1", "A", "ffffff")],
        loads: { node_loads: [{ node: "X", fz }] },
      });
    expect(refusal(stray(-1)).details.node).toBe("X");
    expect(solve(stray(0)).warnings.map((warning) => warning.code)).toContain("unused_node");
  });
});

describe("rotations that are nobody's are not mechanisms", () => {
  const tripod = (loads: Record<string, unknown>): Model =>
    model({
      nodes: { T: [0, 0, 4], A: [3, 0, 0], B: [-2, 2, 0], C: [-2, -2, 0] },
      members: ["A", "B", "C"].map((id) => ({ id, start: id, end: "T", type: "truss" })),
      supports: ["A", "B", "C"].map((id) => support(id, id, "fffrrr")),
      loads: loads,
    });

  test("a tripod of trusses stands, and its joints do not turn", () => {
    const set = solve(tripod({ node_loads: [{ node: "T", fz: -3e4 }] })).load_cases[0]!;
    expect(set.equilibrium.error).toBeLessThan(1e-12);
    expect(set.displacements.slice(3, 6)).toEqual([0, 0, 0]);
  });

  test("a moment on such a joint has nothing to lean on", () => {
    expect(refusal(tripod({ node_loads: [{ node: "T", mx: 10 }] })).details.node).toBe("T");
  });

  test("only the twist of one inclined member holds a joint: the other two rotations are idle", () => {
    const frame = (mx: number, mz: number): Model =>
      model({
        nodes: { T: [0, 0, 4], A: [3, 0, 0], B: [-2, 2, 0], C: [-2, -2, 0] },
        members: [
          { id: "A", start: "A", end: "T", end_hinge: "pin" },
          ...["B", "C"].map((id) => ({ id, start: id, end: "T", type: "truss" })),
        ],
        hinges: [hinge("pin", { ry: "free", rz: "free" })],
        supports: [support("A", "A", "ffffff"), support("B", "B", "fffrrr"), support("C", "C", "fffrrr")],
        loads: { node_loads: [{ node: "T", mx, mz }] },
      });
    // Along the member (−3, 0, 4)/5 a moment is resisted, across it is not.
    expect(() => solve(frame(-300, 400))).not.toThrow();
    expect(refusal(frame(400, 300)).code).toBe("unstable");
  });
});

test("very unequal stiffness is reported as ill-conditioning", () => {
  const results = solve(
    model({
      nodes: { A: [0, 0, 0], B: [6, 0, 0], C: [6.1, 0, 0] },
      members: [
        { id: "1", start: "A", end: "B" },
        { id: "2", start: "B", end: "C", section: "stiff" },
      ],
      sections: [
        { id: "section", a: 1e-4, iy: 1e-8, iz: 1e-8, it: 1e-8 },
        { id: "stiff", a: 1e-2, iy: 1e-5, iz: 1e-5, it: 1e-5 },
      ],
      supports: [support("A", "A", "ffffff")],
      loads: { node_loads: [{ node: "C", fz: -1 }] },
    }),
  );
  expect(results.conditioning.ill_conditioned).toBe(true);
  expect(results.warnings.map((warning) => warning.code)).toContain("ill_conditioned");
});

test("an ordinary frame is well conditioned and has no negative pivot", () => {
  const { conditioning, statistics } = solve(model({ nodes: SPAN, members: BAR, supports: [support("A", "A", "ffffff")], loads: {} }));
  expect(conditioning.min_pivot_ratio).toBeGreaterThan(1e-4);
  expect(statistics.negative_pivots).toBe(0);
});

test("round-off of their own moments turns no node where trusses under self-weight meet", () => {
  // A tripod hung from A, B and C, 3 m out and 4 m up. Each bar is pinned at both ends and carries its own weight W; at D
  // the three balance, so D gives a bar no vertical force. Moments about the top: H · 4 = W · 1.5, hence H = 3W/8.
  const [near, far] = [-1.5, (3 * Math.sqrt(3)) / 2];
  const {
    load_cases: [own],
    supports,
  } = solve(
    model({
      nodes: { A: [3, 0, 4], B: [near, far, 4], C: [near, -far, 4], D: [0, 0, 0] },
      members: ["A", "B", "C"].map((id) => ({ id, start: id, end: "D", type: "truss" })),
      supports: ["A", "B", "C"].map((id) => support(id, id, "fffrrr")),
      loads: { self_weight: 1 },
    }),
  );
  const weight = 0.00538 * 5 * 7850 * 9.80665;
  const at = supports.ids.indexOf("A") * 6;
  const [fx, fy, fz] = own!.reactions.slice(at, at + 3);
  expect(fx! / weight).toBeCloseTo(3 / 8, 9);
  expect(fy! / weight).toBeCloseTo(0, 9);
  expect(fz! / weight).toBeCloseTo(1, 9);
});
