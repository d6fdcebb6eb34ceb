/** What the trace prints: SI inside, millimetres and kilonewtons on paper. */

import { describe, expect, test } from "vitest";
import { decided, q, type Unit } from "../../../src/checks/trace/quantity.ts";

describe("one of each in SI", () => {
  test.each<[Unit, number]>([
    ["mm", 1e3],
    ["mm2", 1e6],
    ["mm3", 1e9],
    ["mm4", 1e12],
    ["mm6", 1e18],
    ["kN", 1e-3],
    ["kNm", 1e-3],
    ["N/mm2", 1e-6],
    ["", 1],
  ])("in %s", (unit, value) => {
    expect(q("x", 1, unit)).toEqual({ symbol: "x", value, unit });
  });
});

test("what is infinite, or no number, prints as a sign: JSON would make null of it", () => {
  expect(q("x", Infinity, "kN").value).toBe("∞");
  expect([q("x", -Infinity).value, q("x", Number.NaN).value]).toEqual(["–", "–"]);
});

describe("a step that decides", () => {
  test("is held against one", () => {
    expect(decided("6.2.5", "Bending", "MEd/Mc,Rd ≤ 1", [], 0.99)).toMatchObject({ status: "pass", limit: { value: 1 } });
    expect(decided("6.2.5", "Bending", "MEd/Mc,Rd ≤ 1", [], 1.01).status).toBe("fail");
  });
  test("fails where its utilisation is no number", () => {
    expect(decided("6.2.5", "Bending", "MEd/Mc,Rd ≤ 1", [], Number.NaN).status).not.toBe("pass");
  });
});
