/** Saved models by a part of their name, newest first or by name. */
import { expect, test } from "vitest";
import { found } from "../src/site/finder.ts";

// As the service lists them.
const models = ["Roof", "Hall 10", "hall 2"].map((name) => ({ name }));
const names = (words: string, order: "date" | "name"): string[] => found(models, { words, order }).map(({ name }) => name);

test("a part of the name finds, whatever its case", () => {
  expect(names(" HALL ", "date")).toEqual(["Hall 10", "hall 2"]);
  expect(names("", "date")).toEqual(["Roof", "Hall 10", "hall 2"]);
  expect(names("bridge", "date")).toEqual([]);
});

test("by name, numbers count as such", () => {
  expect(names("", "name")).toEqual(["hall 2", "Hall 10", "Roof"]);
});
