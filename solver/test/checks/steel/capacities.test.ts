/** Capacities of members: of each section and material once, by the annex's factors, and a reason where there is none. */

import { expect, test } from "vitest";
import { capacitiesFor, type Resolved } from "../../../src/checks/steel/capacities.ts";
import type { SteelCheck } from "../../../src/generated/model.ts";
import type { Gap } from "../../../src/results/open_points.ts";
import type { Annex, CheckMember } from "../../../src/topology/context.ts";
import { beamContext, tabulated } from "../fake.ts";

const CHECK: SteelCheck = { id: "C", type: "en1993_1_1", limit_state: "ULS", all: true };
const member = beamContext({ section: tabulated("IPE300"), length: 6 }).member("M1")!;
const resolved = (check: Partial<SteelCheck>, of: Partial<CheckMember> = {}, annex: Annex = "none", second = false) =>
  capacitiesFor({ ...CHECK, ...check }, annex, second)({ ...member, ...of });

test("Npl,Rd = A·fy/γM0 with the check's factor, else the annex's", () => {
  const npl = (check: Partial<SteelCheck>) => (resolved(check) as Resolved).capacity.npl;
  expect(npl({}) / (member.section.a * 235e6)).toBeCloseTo(1, 12);
  expect(npl({}) / npl({ gamma_m0: 1.1 })).toBeCloseTo(1.1, 12);
});

test("a factor below the annex's is doubted, one above is not", () => {
  const doubted = (check: Partial<SteelCheck>) => (resolved(check) as Resolved).strength.doubts.map(({ message }) => message);
  expect(doubted({ gamma_m0: 0.9 })).toEqual([expect.stringContaining("gamma_m0 = 0.9, below the 1 of national annex none")]);
  expect(doubted({ gamma_m0: 1.1, gamma_m1: 1 })).toEqual([]);
});

test("Germany has γM1 = 1.1 in place of γM0 where forces are of second order (NDP to 6.1(1)); other annexes have not", () => {
  const squash = member.section.a * 235e6;
  const of = (annex: Annex, second: boolean, check: Partial<SteelCheck> = {}) => resolved(check, {}, annex, second) as Resolved;
  expect(squash / of("DE", true).capacity.npl).toBeCloseTo(1.1, 12);
  expect([of("DE", false), of("UK", true), of("none", true)].map(({ capacity }) => squash / capacity.npl)).toEqual([1, 1, 1]);
  // What the check gives stays, and is doubted where it is less.
  const given = of("DE", true, { gamma_m0: 1 });
  expect(squash / given.capacity.npl).toBeCloseTo(1, 12);
  expect(given.strength.doubts.map(({ code }) => code)).toEqual(["partial_factor"]);
});

test("what the check does not cover is said: a strength that is not given, axes that are the wrong way round", () => {
  const { fy: _, grade: __, ...nameless } = member.material;
  expect((resolved({}, { material: { ...nameless, id: "iron" } }) as Gap).message).toContain("iron");
  const { iy, iz } = member.section;
  expect(resolved({}, { section: { ...member.section, iy: iz, iz: iy } })).toMatchObject({ code: "section_axes" });
});

test("members of one section and material share what was found", () => {
  const find = capacitiesFor(CHECK, "none", false);
  expect(find({ ...member, id: "other" })).toBe(find(member));
  expect(find({ ...member, section: { ...member.section, id: "another" } })).not.toBe(find(member));
});
