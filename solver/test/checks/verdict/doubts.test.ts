/** Doubts of validation: which warnings are some, and what they leave open. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { doubtOf, doubtsSaid, HARMLESS, leftByDoubts, MECHANISMS, UNREAD } from "../../../src/checks/verdict/doubts.ts";

const told = (code: string, message: string, path = "model.nodes[0]") => ({ code, message, path });

const codes: Record<string, { severity: string; doubts_results?: true }> = JSON.parse(
  readFileSync(new URL("../../../../schemas/issue_codes.json", import.meta.url), "utf8"),
);

test("the warnings of a mechanism are codes of warnings", () => {
  expect([...MECHANISMS].filter((code) => codes[code]?.severity !== "warning")).toEqual([]);
});

test("the warnings that are no doubts are those that the list of codes does not mark", () => {
  expect([...HARMLESS].sort()).toEqual(
    Object.keys(codes)
      .filter((code) => codes[code]!.severity === "warning" && !codes[code]!.doubts_results)
      .sort(),
  );
});

test("what a newer service warns of is a doubt until it is known, a warning without a code is none", () => {
  expect(doubtOf([told("found_next_year", "odd")])).toBe("the input is in doubt: odd");
  expect(doubtOf([{ path: "", message: "no code" }, told("unused_node", "alone")])).toBeNull();
});

test("the first is told, the others counted", () => {
  expect(doubtOf([told("force_unit", "one"), told("force_scale", "two"), told("modulus_unit", "three")])).toBe(
    "the input is in doubt: one (and 2 doubts more)",
  );
});

test("warnings that could not be read leave a point of their own, and no check in doubt", () => {
  const unread = told(UNREAD, "the service does not answer", "");
  expect(doubtOf([unread])).toBeNull();
  expect(leftByDoubts([unread, told("force_unit", "kN?")])).toEqual([
    { brief: "1 doubt about the input", said: ["model.nodes[0]: kN?"] },
    { brief: "the service's warnings could not be read", said: ["the service does not answer"] },
  ]);
  expect(doubtsSaid([told("unused_node", "alone")])).toEqual([]);
});

test("many doubts that differ in names and numbers alone are one line that names the others, a few are told each", () => {
  const slender = (i: number) => told("dimension_unit", `member 'A${i}' has 0.${i} of its length`, `model.members[${i}]`);
  const few = [1, 2, 3].map(slender);
  expect(doubtsSaid(few)).toEqual(few.map(({ path, message }) => `${path}: ${message}`));
  const many = Array.from({ length: 30 }, (_, i) => slender(i + 1));
  expect(leftByDoubts([...many, told("force_unit", "kN?")])).toEqual([
    {
      brief: "31 doubts about the input",
      said: [
        "model.members[1]: member 'A1' has 0.1 of its length (29 more alike: 'A2', 'A3', 'A4', 'A5', 'A6' and 24 more)",
        "model.nodes[0]: kN?",
      ],
    },
  ]);
  // Where no name tells them apart, their places do.
  const nameless = [0, 1, 2, 3].map((i) => told("force_unit", "is that kN?", `model.load_cases[${i}].fz`));
  expect(doubtsSaid(nameless)[0]).toMatch(/ \(3 more alike: model\.load_cases\[1\]\.fz, /);
});
