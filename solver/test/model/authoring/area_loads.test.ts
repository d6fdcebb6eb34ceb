/** Area loads: shares of the edges by hand, totals by area times pressure, and the forces they cause. */

import { expect, test } from "vitest";
import type { AreaLoad, LoadCase, Member, Node, Structure } from "../../../src/generated/model.ts";
import { spreadAreaLoads } from "../../../src/model/authoring/area_loads.ts";

type Parts = Pick<Structure, "nodes" | "members" | "load_cases">;

/** Nodes N0, N1 … at the corners, a member from each to the next. */
function bay(corners: [x: number, y: number, z: number][], load: Partial<AreaLoad>, turned: number[] = []): Parts {
  const nodes = corners.map(([x, y, z], i): Node => ({ id: `N${i}`, x, y, z }));
  const members = corners.map((_, i): Member => {
    const [a, b] = [`N${i}`, `N${(i + 1) % corners.length}`];
    const [start, end] = turned.includes(i) ? [b, a] : [a, b];
    return { id: `M${i}`, start, end, section: "s", material: "m" };
  });
  const [a, b, c, ...rest] = nodes.map(({ id }) => id);
  const area: AreaLoad = { nodes: [a!, b!, c!, ...rest] as AreaLoad["nodes"], pressure: -3000, ...load };
  return { nodes, members, load_cases: [{ id: "Q", nature: "imposed", self_weight: 0, area_loads: [area] }] };
}

const linesOf = (parts: Parts, member: string) =>
  (spreadAreaLoads(parts)[0] as LoadCase).member_loads!.flatMap((load) =>
    load.type === "distributed" && load.member === member ? [[load.start!, load.end!, load.fz!, load.fz_end!]] : [],
  );

function total(parts: Parts): [fx: number, fy: number, fz: number] {
  const at = new Map(parts.nodes.map(({ id, x, y, z }) => [id, [x, y, z] as const]));
  const sum: [number, number, number] = [0, 0, 0];
  for (const load of (spreadAreaLoads(parts)[0] as LoadCase).member_loads!) {
    if (load.type !== "distributed") continue;
    const { start, end } = parts.members.find(({ id }) => id === load.member)!;
    const [a, b] = [at.get(start)!, at.get(end)!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) * (load.end! - load.start!);
    (["fx", "fy", "fz"] as const).forEach((key, k) => (sum[k]! += (((load[key] ?? 0) + (load[`${key}_end`] ?? 0)) / 2) * length));
  }
  return sum;
}

const close = (found: number[][], expected: number[][]): void => {
  expect(found).toHaveLength(expected.length);
  found.forEach((row, i) => row.forEach((value, k) => expect(value).toBeCloseTo(expected[i]![k]!, 6)));
};

test("two-way: triangles on the short edges, trapezoids on the long ones, at 45°", () => {
  const parts = bay(
    [
      [0, 0, 0],
      [6, 0, 0],
      [6, 4, 0],
      [0, 4, 0],
    ],
    {},
  );
  // Depth 2 m in the middle of the short edge and from 2 m to 4 m of the long one: 3000 · 2 = 6000 N/m.
  close(linesOf(parts, "M1"), [
    [0, 0.5, 0, -6000],
    [0.5, 1, -6000, 0],
  ]);
  close(linesOf(parts, "M0"), [
    [0, 1 / 3, 0, -6000],
    [1 / 3, 2 / 3, -6000, -6000],
    [2 / 3, 1, -6000, 0],
  ]);
  expect(total(parts)[2]).toBeCloseTo(-3000 * 24, 6);
});

test("one-way: half the span to either end, nothing to the edges beside", () => {
  const parts = bay(
    [
      [0, 0, 0],
      [6, 0, 0],
      [6, 4, 0],
      [0, 4, 0],
    ],
    { spread: "one_way", direction: [0, 1, 0] },
  );
  close(linesOf(parts, "M0"), [[0, 1, -6000, -6000]]);
  close(linesOf(parts, "M2"), [[0, 1, -6000, -6000]]);
  expect([...linesOf(parts, "M1"), ...linesOf(parts, "M3")]).toEqual([]);
});

test("area times pressure, whatever the shape, the slope, the span and the members' directions", () => {
  // A sloping pentagon in the plane z = x/2: its plan area is 30 m², its own √5/2 times that.
  const slope = (x: number, y: number): [number, number, number] => [x, y, x / 2];
  const corners = [slope(0, 0), slope(5, -1), slope(7, 3), slope(3, 6), slope(-1, 3)];
  const plan = corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % 5]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
  const own = (plan * Math.sqrt(5)) / 2;
  for (const spread of [{}, { spread: "one_way" as const, direction: [1, 2, 0.3] as [number, number, number] }]) {
    for (const turned of [[], [0, 2, 3]]) {
      expect(total(bay(corners, spread, turned))[2]).toBeCloseTo(-3000 * own, 5);
      expect(total(bay(corners, { ...spread, axes: "projected" }, turned))[2]).toBeCloseTo(-3000 * plan, 5);
      const [fx, fy, fz] = total(bay(corners, { ...spread, axes: "local" }, turned));
      // Along the normal (−1/2, 0, 1): the vertical part is that of the plan area.
      expect(fz).toBeCloseTo(-3000 * plan, 5);
      expect(fx).toBeCloseTo(1500 * plan, 5);
      expect(fy).toBeCloseTo(0, 6);
    }
  }
});

test("several members along one edge share its strip, and a node on the edge may be a corner", () => {
  const parts = bay(
    [
      [0, 0, 0],
      [3, 0, 0],
      [6, 0, 0],
      [6, 4, 0],
      [0, 4, 0],
    ],
    {},
  );
  expect(total(parts)[2]).toBeCloseTo(-3000 * 24, 6);
  const [area] = parts.load_cases[0]!.area_loads!;
  area!.nodes = ["N0", "N2", "N3", "N4"];
  close(linesOf(parts, "M1"), [
    [0, 1 / 3, -6000, -6000],
    [1 / 3, 1, -6000, 0],
  ]);
  expect(total(parts)[2]).toBeCloseTo(-3000 * 24, 6);
});

test("an edge without members is refused, never lost", () => {
  const parts = bay(
    [
      [0, 0, 0],
      [6, 0, 0],
      [6, 4, 0],
      [0, 4, 0],
    ],
    {},
  );
  parts.members.pop();
  expect(() => spreadAreaLoads(parts)).toThrow(/no member runs along the edge from node 'N3' to 'N0'/);
});
