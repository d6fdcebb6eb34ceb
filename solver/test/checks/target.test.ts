/** What a check is aimed at, and how its verifications become a result. */

import { expect, test } from "vitest";
import { assemble, inOrder, scope, TITLES } from "../../src/checks/target.ts";
import type { Check } from "../../src/generated/model.ts";
import type { Verification } from "../../src/results/checks.ts";
import type { Ask } from "../../src/results/open_points.ts";
import { type Target, targetsOf } from "../../src/topology/target.ts";
import { beamContext, tabulated } from "./fake.ts";

const context = beamContext({ section: tabulated("IPE300"), length: 6, cuts: [2, 4] });
context.model.model.design_members![0]!.members = ["M1", "M2"];
const aimed = (check: Partial<Check>) =>
  targetsOf(context, check as Check).map(({ kind, id, members }) => [kind, id, ...members.map((one) => one.id)]);

test("all is every design member and every member outside them; else what is named and there", () => {
  expect(aimed({ all: true })).toEqual([
    ["design_member", "D1", "M1", "M2"],
    ["member", "M3", "M3"],
  ]);
  expect(aimed({ members: ["M2", "Z"] })).toEqual([["member", "M2", "M2"]]);
  expect(aimed({ design_members: ["D1", "Z"] })).toEqual([["design_member", "D1", "M1", "M2"]]);
});

const target = { kind: "member", id: "M1", members: [], design: { id: "M1", members: ["M1"] } } as Target;
const found = (key: string, utilisation: number | null, status: Verification["status"] = "pass"): Verification => ({
  ...scope({ code: "", message: "" }),
  key,
  utilisation,
  status,
});
const ASK: Ask = {
  ...{ code: "net_section", field: "/model/design_members/*/nu_rd", clause: "6.2.3(2)b", finding: "common_end", effect: [] },
  figures: Object.fromEntries(["bears", "by", "force"].map((name) => [name, { symbol: "", value: 1, unit: "kN" }])),
};
const result = (verifications: Verification[], more: object = {}) =>
  assemble("en1993_1_1", { id: "C" }, target, { verifications, coverage: [], traced: true, ...more });

test("the largest utilisation governs, of equal ones the first", () => {
  expect(result([found("a", 0.4), found("b", 0.9), found("c", 0.9), found("d", null)])).toMatchObject({
    ...{ id: "C/M1", utilisation: 0.9, governing: { key: "b" } },
  });
});

test("a pass needs something verified and nothing open; a question makes it incomplete", () => {
  const verdicts = [
    result([found("a", 0.4)]),
    result([]),
    result([found("a", 0.4), found("b", null, "not_covered")]),
    result([found("a", 0.4)], { coverage: [{ clause: "6.3.2", state: "not_covered" }] }),
    result([found("a", 0.4)], { asks: [ASK] }),
    result([found("a", 1.4, "fail"), found("b", null, "not_covered")]),
  ].map(({ verdict }) => verdict);
  expect(verdicts).toEqual(["pass", "cannot_verify", "cannot_verify", "cannot_verify", "incomplete", "fail"]);
});

test("verifications stand in the order of their clauses", () => {
  expect(
    inOrder(
      new Map([
        ["ltb", 3],
        ["tension", 1],
        ["shear_z", 2],
      ]),
    ),
  ).toEqual([1, 2, 3]);
  expect(Object.values(TITLES).every(([clause, title]) => clause && title)).toBe(true);
});
