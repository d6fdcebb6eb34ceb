/** A member that was split stands once, from its first node to its last. */
import type { Member, Model } from "handoff-solver";
import { expect, it } from "vitest";
import { memberLines, most } from "../src/tables/lines.ts";

const bar = (id: string, start: string, end: string, more: object = {}): Member => ({
  id,
  start,
  end,
  section: "s",
  material: "m",
  ...more,
});

it("joins pieces in their order and leaves others alone", () => {
  const members = [bar("C", "0", "1"), bar("B/1", "1", "2", { x_chain: "B" }), bar("D", "7", "8"), bar("B/2", "2", "3", { x_chain: "B" })];
  expect(memberLines({ model: { members } as Model["model"] })).toEqual([
    { id: "C", places: [0], start: "0", end: "1" },
    { id: "B", places: [1, 3], start: "1", end: "3" },
    { id: "D", places: [2], start: "7", end: "8" },
  ]);
});
it("finds the piece where something is largest, or smallest", () => {
  const values = [5, -9, 7];
  const at = (place: number): number => values[place]!;
  expect(most([0, 1, 2], at)).toBe(2);
  expect(most([0, 1, 2], at, -1)).toBe(1);
});
