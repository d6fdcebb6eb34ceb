import { expect, it } from "vitest";
import { bucklingCurves } from "../../src/sections/buckling_curves.js";

// EN 1993-1-1:2005, Table 6.2.
it.each([
  ["i", "hot_rolled", { h: 300, b: 150, tf: 10.7 }, { y: "a", z: "b", y_s460: "a0", z_s460: "a0" }],
  ["i", "hot_rolled", { h: 200, b: 200, tf: 15 }, { y: "b", z: "c", y_s460: "a", z_s460: "a" }],
  ["i", "hot_rolled", { h: 600, b: 470, tf: 120 }, { y: "d", z: "d", y_s460: "c", z_s460: "c" }],
  ["i", "welded", { h: 800, b: 300, tf: 40 }, { y: "b", z: "c", y_s460: "b", z_s460: "c" }],
  ["i", "welded", { h: 800, b: 300, tf: 41 }, { y: "c", z: "d", y_s460: "c", z_s460: "d" }],
  ["rhs", "cold_formed", { h: 200, b: 100, t: 8 }, { y: "c", z: "c", y_s460: "c", z_s460: "c" }],
  ["chs", "hot_finished", { d: 168.3, t: 8 }, { y: "a", z: "a", y_s460: "a0", z_s460: "a0" }],
  ["angle", "hot_rolled", { h: 100, b: 100, t: 10 }, { y: "b", z: "b", y_s460: "b", z_s460: "b" }],
  ["tee", "hot_rolled", { h: 150, b: 150, tf: 10.7 }, { y: "c", z: "c", y_s460: "c", z_s460: "c" }],
] as const)("%s, %s", (shape, fabrication, size, curves) => {
  expect(bucklingCurves(shape, fabrication, size)).toEqual(curves);
});
