/** What the corners of an area load bound: flat and convex, or where they fail; spans in its plane, members along its edges. */

import { expect, test } from "vitest";
import { areaOf, edgeEnd, openEdge, spanInPlane } from "../../../src/offline/validation/area_loads.ts";
import { documentWith, member, nodes } from "./judged.ts";

const PLACES = { A: [0, 0, 0], B: [4, 0, 3], C: [4, 6, 3], D: [0, 6, 0], W: [0, 6, 1], I: [1, 1, 0.75], M: [2, 0, 1.5] };
const FLOOR = { nodes: ["A", "B", "C", "D"] };
const bare = documentWith({ nodes: nodes(PLACES) });
const of = (...names: string[]) => areaOf(bare, { nodes: names });

test("a roof of 5 m by 6 m has 30 m², a normal of length one, and edges that look inwards", () => {
  const { area, normal, inward } = of("A", "B", "C", "D")!;
  expect(area).toBeCloseTo(30, 12);
  expect(Math.hypot(...normal!)).toBeCloseTo(1, 12);
  expect(inward![0]).toEqual([0, 1, 0].map((value) => expect.closeTo(value, 12)));
});

test.each([
  [["A", "B", "C", "W"], { warped: expect.any(Number) }],
  [["A", "B", "D", "C"], {}],
  [["A", "B", "I", "D"], { cut: expect.any(Number) }],
])("%j is none: %j", (names, fails) => {
  expect(of(...names)).toMatchObject(fails);
  expect(of(...names)).not.toHaveProperty("normal");
});

test("corners on a line have no area, and a corner that is not there leaves nothing known", () => {
  expect(of("A", "M", "B")).toEqual({ area: expect.closeTo(0, 9) });
  expect(of("A", "B", "nowhere")).toBeUndefined();
});

test("a span lies in the plane by the share of its square: up the slope 1, square to it 0", () => {
  const area = of("A", "B", "C", "D")!;
  const share = (direction: number[]) => spanInPlane(area, { direction });
  expect([share([8, 0, 6]), share([-3, 0, 4]), share([0, 0, 1]), share([0, 0, 0])]).toEqual(
    [1, 0, 0.36, 0].map((value) => expect.closeTo(value, 12)),
  );
  expect(spanInPlane(area, {})).toBeUndefined();
});

test("an edge that carries needs a member along it, in one piece or in several", () => {
  const open = (load: object, ...members: object[]) => {
    const document = documentWith({ nodes: nodes(PLACES), members });
    return openEdge(document, areaOf(document, FLOOR)!, { ...FLOOR, ...load });
  };
  const rest = [member("2", "B", "C"), member("3", "C", "D"), member("4", "D", "A")];
  expect(open({}, member("1", "A", "B"), ...rest)).toBeUndefined();
  expect(open({}, member("1a", "A", "M"), member("1b", "M", "B"), ...rest)).toBeUndefined();
  expect(open({}, ...rest)).toBe(0);
  // It spans from the edge at B to that at A: those along the slope carry nothing.
  expect(open({ direction: [4, 0, 3] }, member("2", "B", "C"), member("4", "D", "A"))).toBeUndefined();
  expect([edgeEnd(FLOOR, 0), edgeEnd(FLOOR, 3)]).toEqual(["B", "A"]);
});
