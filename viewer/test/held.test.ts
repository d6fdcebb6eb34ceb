/** What a support holds, in words. */
import { expect, it } from "vitest";
import { heldWords } from "../src/model/held.ts";

const free = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;
const source = { measure: (value: number, quantity: string) => `${value} ${quantity}` };

it("names what is fixed, springs with their stiffness, and what acts one way only", () => {
  expect(heldWords({ ...free, ux: "fixed", uz: 5e6, uz_only: "push", ry: 200 }, source)).toBe(
    "ux, uz 5000000 stiffness push only, ry 200 rotational_stiffness",
  );
  expect(heldWords({ ...free, uy: "pull" }, source)).toBe("uy pull only");
});
it("says where nothing is held", () => expect(heldWords(free, source)).toBe("nothing held"));
