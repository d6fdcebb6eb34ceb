/** Reactions: springs by their movement, fixed directions by what remains; and the balance of everything. */

import { expect, test } from "vitest";
import { addSpringMovements, balanceOf, equilibriumOf, imposedMovements, reactionsOf } from "../../src/analysis/reactions.ts";
import { readFrame } from "../../src/model/frame.ts";
import { type CaseLoads, readCase } from "../../src/model/loads.ts";
import { model, support } from "../building.ts";

const spring = { ux: "free", uy: "free", uz: 2e6, rx: "free", ry: "free", rz: "free" };
const document = model({
  nodes: { A: [0, 0, 0], B: [6, 0, 0] },
  members: [{ id: "M", start: "A", end: "B" }],
  supports: [support("A", "A", "ffffff"), support("B", "B", spring), support("again", "A", "ffffff")],
  loads: { node_loads: [{ node: "B", fz: -900 }] },
});
const frame = readFrame(document.model, false, undefined);
const loads = readCase(document.model.load_cases[0]!, "", frame);
const sunk = (uz: number): CaseLoads => ({
  ...loads,
  settlement: Float64Array.from({ length: 18 }, (_, i) => (i === 8 ? uz : i === 2 ? -0.5 : 0)),
});

test("a spring pushes back with k times its movement against its foot, a fixed support takes what remains, the second of two nothing", () => {
  const [forces, moved] = [new Float64Array(12), new Float64Array(12)];
  [forces[2], moved[8]] = [123, -0.0002];
  const reactions = reactionsOf(frame, loads, forces, moved);
  expect([reactions[2], reactions[8], reactions[14]]).toEqual([123, expect.closeTo(400, 9), 0]);
  expect(reactionsOf(frame, sunk(-0.0001), forces, moved)[8]).toBeCloseTo(200, 9);
});

test("a fixed direction moves with its support, a spring is pushed by its foot", () => {
  const { settlement } = sunk(-0.003);
  expect([...imposedMovements(frame, settlement!)].flatMap((value, i) => (value ? [[i, value]] : []))).toEqual([[2, -0.5]]);
  const pushed = new Float64Array(12);
  addSpringMovements(frame, settlement!, pushed);
  expect(pushed[8]).toBeCloseTo(-6000, 9);
});

test("loads and reactions balance in forces and in moments about the origin", () => {
  const none = { free: new Float64Array(6), resultant: new Float64Array(6) };
  const balanced = (my: number) => {
    const reactions = Float64Array.from({ length: 18 }, (_, i) => (i === 2 ? 900 : i === 4 ? my : 0));
    return equilibriumOf(balanceOf(frame, loads, none, reactions, new Float64Array(12), new Float64Array(12)));
  };
  // 900 N at 6 m turn about y by −x·fz = +5400; the clamp turns back.
  expect(balanced(-5400)).toMatchObject({ loads: [0, 0, -900, 0, 5400, 0], error: 0 });
  expect(balanced(-5000).error).toBeGreaterThan(0.01);
});

test("where moments alone act, round-off of forces is nothing beside a moment over a length", () => {
  const none = { free: new Float64Array(6), resultant: new Float64Array(6) };
  const turned = { ...loads, nodal: Float64Array.from({ length: 12 }, (_, i) => (i === 10 ? 28e3 : 0)) };
  const balanced = (fz: number) => {
    const reactions = Float64Array.from({ length: 18 }, (_, i) => (i === 2 ? fz : i === 4 ? -28e3 : 0));
    const ends = Float64Array.from({ length: 12 }, (_, i) => (i % 6 === 4 ? 28e3 : 0));
    return equilibriumOf(balanceOf(frame, turned, none, reactions, new Float64Array(12), ends)).error;
  };
  // 1e-12 N of 28 kN·m on 6 m, 4667 N; a newton beside it is 1 in some thousands.
  expect(balanced(1e-12)).toBeLessThan(1e-15);
  expect(balanced(1)).toBeGreaterThan(1e-4);
});
