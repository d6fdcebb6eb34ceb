/** What stands between a model and a plain pass, in sentences. */

import { expect, test } from "vitest";
import { leftByChecks, openClauses, unlooked } from "../../../src/checks/verdict/openpoints.ts";
import type { CheckResult, Coverage } from "../../../src/results/checks.ts";

const result = (id: string, ...coverage: Coverage[]) => ({ id, coverage }) as unknown as CheckResult;
const open = (clause: string, reason = "why"): Coverage => ({ clause, state: "not_covered", reason });
const NOTHING = { unchecked_members: [], unchecked_plates: 0, unchecked_combinations: [], open_clauses: [] };

test("a clause that results leave open stands once, with the first of them and their number, in the order of clauses", () => {
  const found = openClauses([
    result("a", open("6.3.2", "first"), { clause: "6.2.5", state: "verified" }),
    result("b", open("6.3.2", "second"), open("6.2.7"), { clause: "6.2.3", state: "not_applicable" }),
  ]);
  expect(found).toEqual([
    { clause: "6.2.7", reason: "why", results: 1, first: "b" },
    { clause: "6.3.2", reason: "first", results: 2, first: "a" },
  ]);
});

test("nothing is left where nothing is unsaid", () => expect([...leftByChecks([], [], []), ...unlooked(NOTHING, new Map())]).toEqual([]));

test("members and combinations that no check looks at are named, five of them, and plates are counted", () => {
  const members = ["a", "b", "c", "d", "e", "f", "g"];
  const points = unlooked({ ...NOTHING, unchecked_members: members, unchecked_plates: 2, unchecked_combinations: ["U"] }, new Map());
  expect(points.map(({ brief }) => brief)).toEqual([
    "7 members not checked for strength",
    "2 plates not checked",
    "1 combination not checked",
  ]);
  expect(points[0]!.said).toEqual([expect.stringContaining("a, b, c, d, e and 2 more")]);
  expect(points[0]!.doubts).toMatchObject([{ code: "unchecked_members", members }]);
});

test("of members that no check of strength takes it is said so, those of steel are to be named in one", () => {
  const found = { ...NOTHING, unchecked_members: ["beam", "joist", "slab", "rail"] };
  const foreign = new Map([
    ["joist", "timber"],
    ["slab", "concrete"],
    ["rail", "aluminium"],
  ] as const);
  expect(unlooked(found, foreign)).toMatchObject([
    {
      brief: "4 members not checked for strength",
      said: [
        "1 member not checked for strength: beam; to be named in a check of type en1993_1_1",
        "3 members not checked for strength: joist, slab, rail; members of timber, concrete, aluminium are not covered here, to be verified elsewhere",
      ],
    },
  ]);
});
