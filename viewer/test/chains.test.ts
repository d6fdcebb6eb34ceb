/** Pieces of a member that was split, told from members whose sender uses the same key for something else. */
import type { ChainPiece } from "handoff-solver";
import { expect, it } from "vitest";
import { wholeOf } from "../src/model/chains.ts";

const piece = (id: string, more: object = {}): ChainPiece => ({ id, start: "a", end: "b", section: "s", material: "m", ...more });

it("names the member of a piece", () => expect(wholeOf(piece("B1/2", { x_chain: "B1" }))).toBe("B1"));
it("takes a member without the key for whole, however it is called", () => expect(wholeOf(piece("B1/2"))).toBeNull());
it("takes a sender's own key for what it is", () => {
  expect(wholeOf(piece("B7", { x_chain: "B1" }))).toBeNull();
  expect(wholeOf(piece("B1/2", { x_chain: 1 }))).toBeNull();
});
