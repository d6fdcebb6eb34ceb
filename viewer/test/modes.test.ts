/** Modes in words and as movements along members. */
import type { Results } from "handoff-solver";
import { FIRST_ORDER } from "handoff-solver/statics";
import { expect, it } from "vitest";
import { criticalWords, listModes, type ModeList, type WithModes, withoutAwaited } from "../src/results/modes.ts";
import { modeSamples } from "../src/solving/modes.ts";

const list = (alpha: number | null, sway: boolean): ModeList => ({
  firstOrder: FIRST_ORDER,
  critical: [{ combination: "ULS1", alpha, sway, members: [], swaySaid: "", failed: null, awaited: false }],
  sway: sway && alpha !== null ? { said: `sway αcr = ${alpha} in ULS1`, low: alpha < FIRST_ORDER } : null,
  awaited: [],
  buckling: [],
  modal: null,
});

it("asks for second order below ten with sway, EN 1993-1-1 5.2.1(3)", () => {
  expect(criticalWords(list(6.3, true), 1)).toEqual({
    value: "6.3",
    note: "in ULS1, lowest mode: the frame sways; second order needed (< 10)",
    bad: true,
  });
  expect(criticalWords(list(6.3, true), 2)?.bad).toBe(false);
  expect(criticalWords(list(12.4, true), 1)).toMatchObject({ value: "12.4", bad: false });
  expect(criticalWords(list(12.4, true), 1)?.note).toContain("first order serves (≥ 10)");
  // No advice about an analysis that was not made.
  expect(criticalWords(list(12.4, true), 2)?.note).toBe("in ULS1, lowest mode: the frame sways; second order, as analysed");
  expect(criticalWords(list(0.7, false), 1)).toMatchObject({ bad: true });
  expect(criticalWords(list(null, false), 1)).toBeNull();
});

it("tells the factor of sway beside a lower one of members, which 5.2.1(3) does not go by", () => {
  const found = (alpha_sway: number | null, sway_above: number | null): ModeList =>
    listModes(
      {
        load_combinations: [{ id: "ULS1", limit_state: "ULS" }],
        stability: [{ combination: 0, alpha_cr: 1.1, sway: false, alpha_sway, sway_above, failed: null }],
      } as unknown as WithModes,
      FIRST_ORDER,
    );
  const buckle = "in ULS1, lowest mode: members buckle, for their own checks to verify; ";
  expect(criticalWords(found(2.243, null), 1)).toEqual({
    value: "1.1",
    note: `${buckle}αcr of sway modes = 2.24 in ULS1: second order needed (< 10)`,
    bad: true,
  });
  expect(criticalWords(found(null, 10), 1)).toEqual({ value: "1.1", note: `${buckle}αcr of sway modes > 10 (proven)`, bad: false });
  expect(criticalWords(found(null, null), 1)!.note).toBe(`${buckle}αcr of sway modes not known in ULS1`);
  expect(found(null, 10).critical[0]!.swaySaid).toBe("sway αcr > 10 (proven)");
});

it("calls no factor the lowest while combinations are awaited, and says so when they are cancelled", () => {
  const combination = (id: string, limit_state: string) => ({ id, limit_state });
  const found = (alpha: number[]): ModeList =>
    listModes(
      {
        load_combinations: [combination("S", "SLS"), combination("U1", "ULS"), combination("U2", "ULS"), combination("U3", "ULS")],
        stability: alpha.map((alpha_cr, i) => ({ combination: i + 1, alpha_cr, sway: true, alpha_sway: alpha_cr, failed: null })),
        buckling: [],
        modal: null,
      } as unknown as WithModes,
      FIRST_ORDER,
      { buckling: { combinations: ["U1"] }, modal: {} },
    );
  expect(found([]).awaited).toEqual(["α_cr of 3 of 3 combinations", "buckling modes", "vibration"]);
  expect(criticalWords(found([]), 1)).toEqual({ value: "being found", note: "3 of 3 combinations to come", bad: false });
  const one = criticalWords(found([6.3]), 1)!;
  expect(one.value).toBe("being found");
  expect(one.note).toBe("2 of 3 combinations to come; so far 6.3 in U1, the frame sways; second order needed (< 10)");
  expect(one.bad).toBe(true);
  expect(criticalWords(withoutAwaited(found([6.3])), 1)).toMatchObject({ value: "not found" });
  expect(criticalWords(found([6.3, 9.1, 5.5]), 1)).toMatchObject({ value: "5.5" });
});

it("goes through the nodes and the points inside a member", () => {
  const still = [0, 0, 0, 0, 0, 0];
  const results = {
    members: { start: [0], end: [1] },
    load_combinations: [],
    modal: { parts: 2, modes: [{ shape: [...still, ...still], inner: [0, 0, 1] }] },
  } as unknown as Pick<Results, "load_combinations" | "modal" | "members">;
  const z = Array.from(modeSamples(results, { kind: "modal", mode: 0 }, 5)).filter((_, i) => i % 3 === 2);
  expect([z[0], z[2], z[4]]).toEqual([0, 1, 0]);
  expect(z[1]).toBeGreaterThan(0.5);
});
