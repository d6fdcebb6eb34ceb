/** What is seen survives its way through a link, and nonsense in a link is passed over. */
import { expect, test } from "vitest";
import { fromFragment, type Seen, toFragment } from "../src/sharing/fragment.ts";

const SEEN: Seen = {
  set: "combination:1.35 G + 1.5 Q & wind",
  chosen: ["member", "a:b c#d"],
  diagram: "my",
  units: "SI",
  layers: ["supports", "ids"],
  drawn: [],
  scale: 2.5,
  view: { projection: "orthographic", eye: [1, -2.5, 3], target: [0, 0, 1e-3], half: 4.2 },
};

test("a fragment reads as it was written", () => {
  expect(fromFragment(`#${toFragment(SEEN)}`)).toEqual(SEEN);
  expect(toFragment({})).toBe("");
});

test("parts that make no sense are left out", () => {
  expect(fromFragment("#view=perspective+1+2+3+4+5+6+0&scale=-1&chosen=member")).toEqual({});
  expect(fromFragment("#view=upside+1+2+3+4+5+6+7&scale=x")).toEqual({});
  expect(fromFragment("#inspector-title")).toEqual({});
});
