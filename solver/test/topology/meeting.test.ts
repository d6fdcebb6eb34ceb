/** Members that go on from an end, and those that frame in: 45° parts them. */

import { describe, expect, test } from "vitest";
import type { CheckMember, Vector } from "../../src/topology/context.ts";
import type { Joints } from "../../src/topology/joints.ts";
import { allGoOn, goesOn, goesThrough } from "../../src/topology/meeting.ts";

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const inPlan = (degrees: number, more: Partial<CheckMember> = {}): CheckMember =>
  ({
    start: "N",
    end: "far",
    type: "beam",
    axes: { x: [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180), 0] },
    ...more,
  }) as unknown as CheckMember;

/** A hinge named `spins` leaves twist free; a truss member is a bar. */
const joints = {
  left: (hinge: string | undefined) => (hinge === "spins" ? 0 : Infinity),
  isBar: ({ type }: CheckMember) => type !== "beam",
} as unknown as Joints;

describe("what goes on takes twist over", () => {
  test("within 45° either way along the axis, not beyond", () => {
    for (const degrees of [0, 44, 136, 180, -44]) expect(goesOn(inPlan(degrees), "N", X, joints), `${degrees}°`).toBe(true);
    for (const degrees of [46, 90, 134]) expect(goesOn(inPlan(degrees), "N", X, joints), `${degrees}°`).toBe(false);
  });
  test("through no hinge that spins at this end, and through no bar", () => {
    expect(goesOn(inPlan(0, { start_hinge: "spins" }), "N", X, joints)).toBe(false);
    expect(goesOn(inPlan(0, { end_hinge: "spins" }), "N", X, joints)).toBe(true);
    expect(goesOn(inPlan(0, { type: "truss" }), "N", X, joints)).toBe(false);
  });
});

describe("an arch of straight pieces", () => {
  test("all but bars go on", () => {
    expect(allGoOn([inPlan(20), inPlan(90, { type: "truss" })], X, joints)).toBe(true);
    expect(allGoOn([inPlan(20), inPlan(90)], X, joints)).toBe(false);
  });
  test("bars alone are no arch", () => {
    expect(allGoOn([inPlan(0, { type: "truss" })], X, joints)).toBe(false);
    expect(allGoOn([], X, joints)).toBe(false);
  });
});

describe("a line that may bow through its node along y", () => {
  test("straight on and nothing else, or bars that pull across y alone", () => {
    expect(goesThrough([inPlan(180)], X, Y, joints)).toBe(true);
    expect(goesThrough([inPlan(180), inPlan(0, { type: "truss" })], X, Y, joints)).toBe(true);
  });
  test("a bar along y holds it, and so may a beam that frames in", () => {
    expect(goesThrough([inPlan(180), inPlan(90, { type: "truss" })], X, Y, joints)).toBe(false);
    expect(goesThrough([inPlan(180), inPlan(90)], X, Y, joints)).toBe(false);
  });
  test("a kink of a degree is no line", () => {
    expect(goesThrough([inPlan(179)], X, Y, joints)).toBe(false);
  });
});
