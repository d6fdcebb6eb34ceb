/** Ties that are taut one way only: two that oppose each other hold a beam's flange both ways, one alone and two on one side hold nothing. */

import { describe, expect, test } from "vitest";
import { OPPOSED, opposedShares } from "../../src/analysis/opposed_ties.ts";
import { readFrame } from "../../src/model/frame.ts";
import { model, support } from "../building.ts";
import { CLAMP, checked, FORK, SLIDE } from "../checks/held.ts";

/** An IPE 300 of 8 m between forks, with rods from its middle to the ground at these y. */
function tied(sides: number[], type = "tension") {
  const anchors = sides.map((y, i) => [`T${i}`, [4, y, 0]] as const);
  const { beam } = checked({
    nodes: { A: [0, 0, 0], M: [4, 0, 0], B: [8, 0, 0], ...Object.fromEntries(anchors.map(([id, [x, y, z]]) => [id, [x, y, z]])) },
    members: [
      ["left", "A", "M"],
      ["right", "M", "B"],
      ...anchors.map(([id]): [string, string, string, Record<string, unknown>] => [`to ${id}`, "M", id, { type }]),
    ],
    supports: { A: FORK, B: SLIDE, ...Object.fromEntries(anchors.map(([id]) => [id, "fffrrr"])) },
    loads: { member_loads: ["left", "right"].map((member) => ({ member, type: "distributed", fz: -9e3 })) },
    designs: [{ id: "beam", members: ["left", "right"] }],
  });
  return beam!;
}

test("an unrestrained beam fails, and passes where rods that act both ways hold its middle", () => {
  expect(tied([])).toMatchObject({ verdict: "fail" });
  expect(tied([4], "truss")).toMatchObject({ verdict: "pass" });
});

test("ties on both sides hold it as well: one of them is taut whichever way it goes", () => {
  expect(tied([4, -4])).toMatchObject({ verdict: "pass" });
});

test.each([[[4]], [[4, 6]]])("ties at %s alone hold nothing: it goes towards them", (sides) => {
  expect(tied(sides).verdict).not.toBe("pass");
});

describe("shares from flexibilities given by hand", () => {
  const [width, height] = [4, 3];
  const bay = model({
    nodes: { a: [0, 0, 0], b: [width, 0, 0], A: [0, 0, height], B: [width, 0, height] },
    members: [
      { id: "one", start: "a", end: "B", type: "tension" },
      { id: "two", start: "b", end: "A", type: "tension" },
    ],
    supports: [support("left", "a", CLAMP), support("right", "b", CLAMP)],
  });
  const frame = readFrame(bay.model, true, undefined);
  const k = frame.stiffnesses[frame.stiffnessOf[0]!]!.ea / 5;
  /** Feet at rest; the heads move along x, together by `sway` and apart by `spread`. */
  const among = (sway: number, spread: number) => (nodes: readonly number[]) => {
    const out = new Float64Array(36 * nodes.length ** 2);
    const heads = [2, 3].map((node) => 6 * nodes.indexOf(node));
    for (const a of heads) for (const b of heads) out[6 * nodes.length * a + b] = (sway + (a === b ? spread : -spread)) / k;
    return out;
  };
  const share = (sway: number, spread: number): number => opposedShares(frame, [[0, 1]], among(sway, spread)).get(0)!;

  test("a stiff bay that can only sway: one of the two is taut, half of each", () => {
    expect(share(1e3, 0)).toBeCloseTo(OPPOSED, 9);
  });
  test("heads that can part make both slack at once: less than half, next to nothing where nothing holds them together", () => {
    // Pulls are cos = 4/5 of what the heads do: e = ±0.8·u; the common part has φ = 0.64·spread/k.
    expect(share(1e3, 0.1)).toBeCloseTo(OPPOSED / (1 + (0.64 * 0.1) / 0.1), 9);
    expect(share(1e3, 1e3)).toBeLessThan(1e-3);
  });
  test("one alone offers nothing", () => {
    expect(opposedShares(frame, [], among(1, 0)).get(0)).toBeLessThan(1e-5);
  });
});
