/** Whose section a change is of: what was chosen, or what a chosen piece is designed with; who changes is told by name. */
import type { Model } from "handoff-solver";
import { expect, test } from "vitest";
import { again, changeWords, meant } from "../src/design/whose.ts";

const member = (id: string, section: string, more = {}) => ({ id, start: "A", end: "B", section, material: "S355", ...more });
const model = {
  model: {
    members: [
      ...["cl0", "cl1", "cl2", "cl3"].map((id) => member(id, "col")),
      member("cr", "col"),
      member("b/1", "beam", { x_chain: "b" }),
      member("b/2", "beam", { x_chain: "b" }),
    ],
    sections: [
      { id: "col", library: "HEB300" },
      { id: "beam", library: "IPE400" },
    ],
    design_members: [{ id: "CL", members: ["cl0", "cl1", "cl2", "cl3"] }],
  },
} as unknown as Model;
const CL = ["cl0", "cl1", "cl2", "cl3"];

test("a design member that was chosen is meant as a whole, its piece alone second", () => {
  const [first, alone] = meant(model, { kind: "member", index: 2, all: [0, 1, 2, 3] });
  expect(first).toEqual({ id: "CL", members: CL, words: "CL: HEB300, 4 members as one" });
  expect(alone).toMatchObject({ id: "cl2", members: ["cl2"], words: "cl2 alone: HEB300" });
});

test("so is one of which a piece was chosen, and a member that was split", () => {
  expect(meant(model, { kind: "member", index: 1 })[0]).toMatchObject({ id: "CL", members: CL });
  expect(meant(model, { kind: "member", index: 6 })[0]).toMatchObject({ id: "b", members: ["b/1", "b/2"] });
});

test("a whole member is meant alone, and a node means none", () => {
  expect(meant(model, { kind: "member", index: 4 })).toEqual([{ id: "cr", members: ["cr"], words: "cr alone: HEB300" }]);
  expect(meant(model, { kind: "node", index: 0 })).toEqual([]);
  expect(meant(model, null)).toEqual([]);
});

test("it says who changes, and who of the same section does not", () => {
  expect(changeWords(model, { members: CL })).toBe("Changes cl0, cl1, cl2, cl3. Not cr, of the same section now.");
  expect(changeWords(model, { members: ["b/1", "b/2"] })).toBe("Changes b/1, b/2. No other has this section.");
});

test("who was meant by one change is meant by the next, told as it is now", () => {
  expect(again(model, { id: "CL", members: CL })).toEqual({ id: "CL", members: CL, words: "CL: HEB300, 4 members as one" });
  expect(again(model, { id: "cr", members: ["cr"] }).words).toBe("cr alone: HEB300");
});
