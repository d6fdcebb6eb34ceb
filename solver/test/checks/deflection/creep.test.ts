/** A deflection of what creeps is no last word: the elastic one is a doubt of the model, under a clause that is not of steel. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { cutBeam, even, held } from "../held.ts";

const sagging = (type: string, limit_ratio = 1) => {
  const beam = held({ ...cutBeam(6, []), material: { type }, loads: even(["M0"], 1e3) });
  beam.analysis!.checks = [{ id: "DEF", type: "deflection", limit_state: "ULS", members: ["M0"], limit_ratio }];
  const { checks, summary } = solve(beam);
  return { ...checks[0]!, summary };
};

test.each([
  ["timber", "Deflections are elastic and short-term: creep is not in it (EN 1995-1-1 2.2.3)"],
  ["concrete", "Deflections are elastic and short-term: creep, shrinkage and cracking are not in it (EN 1992-1-1 7.4)"],
  ["other", "Deflections are elastic and short-term: creep is not in it"],
])("of %s the model does not pass", (type, message) => {
  const { verdict, doubts, coverage, governing, verifications, summary } = sagging(type);
  expect({ verdict, doubts }).toEqual({ verdict: "pass", doubts: [{ path: "", code: "creep", message }] });
  expect(coverage).toEqual([{ clause: "EN 1990 A1.4.3", state: "verified" }]);
  expect(summary.verdict).not.toBe("passes");
  expect(summary.open_points).toContain(message);
  expect(governing!.clause).toBe("EN 1990 A1.4.3");
  expect(new Set(verifications[0]!.steps.map(({ clause }) => clause))).toEqual(new Set(["EN 1990 A1.4.3"]));
  expect(summary.open_points).toContain(
    `1 member not checked for strength: M0; members of ${type === "other" ? "other materials" : type} are not covered here, to be verified elsewhere`,
  );
});

test("more than the limit fails all the same", () => expect(sagging("timber", 1e6).verdict).toBe("fail"));

test("steel and aluminium do not creep, and 7.2 is of steel alone", () => {
  expect(sagging("steel")).toMatchObject({ verdict: "pass", questions: [], governing: { clause: "7.2" } });
  expect(sagging("aluminium")).toMatchObject({ verdict: "pass", questions: [], governing: { clause: "EN 1990 A1.4.3" } });
});
