/** Doubts of validation: which warnings are some, and what they leave open. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { doubtsSaid, HARMLESS, leftByDoubts, MECHANISMS, UNREAD } from "../../../src/checks/verdict/doubts.ts";

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
  expect(doubtsSaid([told("found_next_year", "odd", "")])).toEqual(["odd"]);
  expect(doubtsSaid([{ path: "", message: "no code" }, told("unused_node", "alone")])).toEqual([]);
});

test("warnings that could not be read leave a point of their own", () => {
  const unread = told(UNREAD, "the service does not answer", "");
  expect(leftByDoubts([unread, told("force_unit", "kN?")])).toMatchObject([
    { brief: "1 doubt about the input", said: ["model.nodes[0]: kN?"] },
    { brief: "the service's warnings could not be read", said: ["the service does not answer"] },
  ]);
  expect(doubtsSaid([told("unused_node", "alone")])).toEqual([]);
});

test("many doubts of one code are one line with their number, a few are told each", () => {
  const slender = (i: number) => told("dimension_unit", `member 'A${i}' has 0.${i} of its length`, `model.members[${i}]`);
  const few = [1, 2, 3].map(slender);
  expect(doubtsSaid(few)).toEqual(few.map(({ path, message }) => `${path}: ${message}`));
  const many = Array.from({ length: 30 }, (_, i) => slender(i + 1));
  expect(leftByDoubts([...many, told("force_unit", "kN?")])).toMatchObject([
    {
      brief: "31 doubts about the input",
      said: ["model.members[1]: member 'A1' has 0.1 of its length (29 more alike)", "model.nodes[0]: kN?"],
      doubts: expect.objectContaining({ length: 31 }),
    },
  ]);
});
