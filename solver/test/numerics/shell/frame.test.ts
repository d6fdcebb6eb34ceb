/** Local axes, mean plane and shape of a shell. */

import { describe, expect, test } from "vitest";
import { badCorner, shellOf } from "../../../src/numerics/shell/frame.ts";
import { STEEL } from "./mesh.ts";

const near = (actual: ArrayLike<number>, expected: number[]) => expected.forEach((value, i) => expect(actual[i]).toBeCloseTo(value, 12));

describe("local axes", () => {
  test("of a floor are the global ones", () => {
    near(shellOf([0, 0, 3, 4, 0, 3, 4, 2, 3, 0, 2, 3], STEEL).axes, [1, 0, 0, 0, 1, 0, 0, 0, 1]);
  });

  test("local z follows the right-hand rule over the nodes", () => {
    near(shellOf([0, 0, 0, 0, 1, 0, 1, 0, 0], STEEL).axes, [1, 0, 0, 0, -1, 0, 0, 0, -1]);
  });

  test("local x is global X projected on a sloping plate", () => {
    const half = Math.SQRT1_2;
    near(shellOf([0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 0], STEEL).axes, [half, 0, half, 0, 1, 0, -half, 0, half]);
  });

  test("a normal along X takes local x from global Y, one 2° off does not", () => {
    near(shellOf([0, 0, 0, 0, 1, 0, 0, 1, 1], STEEL).axes, [0, 1, 0, 0, 0, 1, 1, 0, 0]);
    const lean = Math.tan((2 * Math.PI) / 180);
    const axes = shellOf([0, 0, 0, 0, 1, 0, -lean, 1, 1, -lean, 0, 1], STEEL).axes;
    expect(Math.abs(axes[2]!)).toBeGreaterThan(0.99);
  });

  test("do not depend on which corner comes first", () => {
    const corners = [0, 0, 0, 2, 0.1, 0.3, 2.1, 1, 0, -0.1, 1.2, 0.4];
    const first = shellOf(corners, STEEL);
    const second = shellOf([...corners.slice(3), ...corners.slice(0, 3)], STEEL);
    near(second.axes, [...first.axes]);
    expect(second.area).toBeCloseTo(first.area, 12);
  });
});

test("the corners of a warped quad lie equally far above and below the mean plane", () => {
  const { arm } = shellOf([0, 0, 0, 1, 0, 0.1, 1, 1, 0, 0, 1, 0.1], STEEL);
  near(arm, [0.05, -0.05, 0.05, -0.05]);
});

test("the offset lengthens every arm", () => {
  near(shellOf([0, 0, 0, 1, 0, 0, 0, 1, 0], { ...STEEL, offset: 0.2 }).arm, [0.2, 0.2, 0.2]);
});

describe("corners no element can stand on", () => {
  const flat = (xy: number[]) =>
    badCorner(shellOf(Array.from({ length: xy.length / 2 }, (_, i) => [xy[2 * i]!, xy[2 * i + 1]!, 0]).flat(), STEEL));

  test("none in a convex quad or a triangle", () => {
    expect(flat([0, 0, 2, 0, 1.5, 1, 0, 1])).toBe(-1);
    expect(flat([0, 0, 2, 0, 0.3, 1])).toBe(-1);
  });

  test("one that turns inwards", () => expect(flat([0, 0, 2, 0, 0.4, 0.4, 0, 2])).toBe(2));
  test("one on the line between its neighbours", () => expect(flat([0, 0, 1, 0, 2, 0, 0, 2])).toBe(1));
  test("those of a quad whose edges cross", () => expect(flat([0, 0, 1, 1, 1, 0, 0, 1.5])).not.toBe(-1));
});
