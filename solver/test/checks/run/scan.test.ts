/** A simple beam under an even load: its largest forces by first principles, and no scan where something sets in along it. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/checks/clauses/capacity.ts";
import type { CheckCombination, CheckMember } from "../../../src/checks/run/context.ts";
import type { Found } from "../../../src/checks/run/governing.ts";
import type { Line, Span } from "../../../src/checks/run/line.ts";
import { type ScanInput, scanned } from "../../../src/checks/run/scan.ts";
import { iProfile } from "../fake.ts";

const [LENGTH, Q] = [6, -10e3];
const c = capacity(iProfile(), 235e6, 1, 1, 1);
const span = { member: { id: "B", length: LENGTH } as CheckMember, from: 0, reversed: false, sx: 1, sy: 1, sz: 1 } as Span;
const line: Line = { spans: [span], length: LENGTH, nodes: ["A", "B"], reason: null, ends: { start: "held", end: "held" }, up: 1 };
const combinations = [1, 2].map((index): CheckCombination => ({ index, id: `U${index}`, limit_state: "ULS" }));
/** Vz = dMy/dx, so that a load along −z lets Vz fall from q·L/2 on. */
const uncut: ScanInput["context"]["uncut"] = (_, { index }, out) => {
  out.fill(0);
  out[2] = (-index * Q * LENGTH) / 2;
  out[8] = out[11] = index * Q;
  return true;
};

test("q·L²/8 at midspan and q·L/2 at the start, in the combination that is heavier", () => {
  const worst = new Map<string, Found>();
  const scan = scanned({ context: { uncut }, line, c, combinations }, worst);
  expect(scan?.peaks.map(({ my }) => my)).toEqual([1, 2].map((i) => expect.closeTo((-i * Q * LENGTH ** 2) / 8, 6)));
  expect([...(scan?.shears ?? [])]).toEqual([1, 1, 2, 2].map((i) => expect.closeTo((-i * Q * LENGTH) / 2, 6)));
  const found = (key: string) => ({ id: worst.get(key)?.combination.id, x: worst.get(key)?.station?.x });
  expect(found("bending_y")).toEqual({ id: "U2", x: LENGTH / 2 });
  expect(found("bending_axial")).toEqual({ id: "U2", x: LENGTH / 2 });
  expect(found("shear_z")).toEqual({ id: "U2", x: 0 });
  expect([...worst.keys()].sort()).toEqual(["bending_axial", "bending_y", "shear_z"]);
});

test("no piece has less than its largest moment: between its stations a moment is monotonous", () => {
  const sizes = new Float64Array(8);
  scanned({ context: { uncut }, line, c, combinations }, new Map())?.moments(0, sizes);
  sizes.forEach((size, i) => {
    const near = Math.abs(0.5 - i / 8) < Math.abs(0.5 - (i + 1) / 8) ? i / 8 : (i + 1) / 8;
    expect(size).toBeGreaterThanOrEqual(((-Q * LENGTH ** 2) / 2) * near * (1 - near) * (1 - 1e-9));
  });
});

test("nothing is scanned, and nothing kept, where a load sets in along the member", () => {
  const worst = new Map<string, Found>();
  expect(scanned({ context: { uncut: (...of) => of[1].index < 2 && (uncut?.(...of) ?? false) }, line, c, combinations }, worst)).toBeNull();
  expect(worst.size).toBe(0);
});
