import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openLibrary } from "../../src/sections/library.js";
import { made, madeExamples, madeFamilies } from "../../src/sections/made_names.js";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../data/sections.json", import.meta.url), "utf-8")));

it.each([
  ["flat 100 x 10", "FL100x10"],
  ["½ IPE 300", "T-IPE300"],
  ["2 L100x10 / 10", "2L100x100x10/10"],
  ["2L 100x150x10/8", "2L100x150x10/8"],
  ["2U200/12", "2UPN200/12"],
  ["WI 800x300x12x20x8", "WI800x300x12x20x8"],
])("%s is %s", (written, name) => {
  expect(made(written, library)?.name).toBe(name);
});

it.each(["T IPN300", "1/2 RHS200x100x8", "2IPE300", "T-L100x10", "TUBE 40x20", "FL 0.1x0.01", "WI 800x12x12x20", "BOX 40x300x12x20"])(
  "%s cannot be",
  (written) => {
    expect(made(written, library)).toBeUndefined();
  },
);

it("every family has an example that is made, and letters lead to it", () => {
  for (const { family, example, shape } of madeFamilies()) expect(made(example, library)?.kind).toMatchObject({ family, shape });
  expect(madeExamples("PLATE")).toEqual(["FL100x10"]);
  expect(madeFamilies("plate").map(({ family }) => family)).toEqual(["FL"]);
});
