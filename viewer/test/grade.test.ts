/** The grade that the design panel begins with: the members' own, and none that nobody chose. */
import type { Model } from "handoff-solver";
import { expect, test } from "vitest";
import { gradeNow } from "../src/design/form.ts";

const model = {
  model: {
    members: [
      { id: "post", material: "steel" },
      { id: "arm", material: "steel" },
      { id: "tie", material: "mild" },
      { id: "slab", material: "C30" },
    ],
    materials: [
      // As a material of the library is written out: by its full name (EN 10025-2).
      { id: "steel", type: "steel", grade: "S355JR" },
      { id: "mild", type: "steel", grade: "S235" },
      { id: "C30", type: "concrete", grade: "C30/37" },
    ],
  },
} as unknown as Model;

test("it is the members' own, by any of its names", () => {
  expect(gradeNow(model, ["post", "arm"])).toBe("S355");
  expect(gradeNow(model, ["tie"])).toBe("S235");
});

test("it is to be chosen where members differ, or have none that is offered", () => {
  expect(gradeNow(model, ["post", "tie"])).toBe("");
  expect(gradeNow(model, ["slab"])).toBe("");
});
