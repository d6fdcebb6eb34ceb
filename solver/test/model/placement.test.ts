/** Lengths and axes of members by hand: a 3-4-5 triangle, offsets, and ends that coincide. */

import { expect, test } from "vitest";
import type { Member } from "../../src/generated/model.ts";
import { placeMembers } from "../../src/model/placement.ts";

const BAR: Member = { id: "M", start: "A", end: "B", section: "s", material: "m" };
const place = (member: Member, end: [number, number, number]) =>
  placeMembers([member], Int32Array.of(0), Int32Array.of(1), Float64Array.of(0, 0, 0, ...end));

test("length and local axes of a rafter that rises 4 on 3", () => {
  const { length, axes, offsetMembers } = place(BAR, [3, 0, 4]);
  expect(length[0]).toBe(5);
  expect([...axes].map((value) => value + 0)).toEqual([0.6, 0, 0.8, 0, 1, 0, -0.8, 0, 0.6]);
  expect(offsetMembers).toEqual([]);
});

test("offsets move the ends, not the nodes", () => {
  const { length, offset, offsetMembers } = place({ ...BAR, start_offset: [1, 0, 0], end_offset: [0, 0, 4] }, [4, 0, 0]);
  expect(length[0]).toBe(5);
  expect([...offset]).toEqual([1, 0, 0, 0, 0, 4]);
  expect(offsetMembers).toEqual([0]);
});

test("ends that coincide are refused with the member's place", () => {
  expect(() => place(BAR, [0, 0, 0])).toThrow(/^model\.members\[0\]: start and end coincide/);
  expect(() => place({ ...BAR, end_offset: [-4, 0, 0] }, [4, 0, 0])).toThrow(/coincide/);
});
