/** Deflection from the chord, for a cantilever from the root's tangent, against closed forms; rigid motion does not count. */

import { describe, expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import type { CheckContext, CheckMember, Vector } from "../../../src/topology/context.ts";
import { asked, askOf, effects } from "../asked.ts";
import { beamContext, mm, runChecks } from "../fake.ts";
import { CLAMP, checked, cutBeam, even, held } from "../held.ts";

const section = mm("IPE300", "i", { h: 300, b: 150, tw: 7.1, tf: 10.7, r: 15, A: 5381, Iy: 83.56e6 });
const [L, EI, Q] = [6, 210e9 * 83.56e-6, 10e3];

/** A beam whose axis has moved by w(x) along z, then been lifted by 5 mm and turned by `turn` about y. */
function moved(
  support: "simple" | "cantilever",
  w: (x: number) => number,
  turn: number,
  ratio: number,
  informative = false,
  sideways = 0,
): CheckResult {
  const base = beamContext({ section, length: L, support });
  const context: CheckContext = {
    ...base,
    model: {
      ...base.model,
      analysis: {
        checks: [
          {
            id: "DEF",
            type: "deflection",
            design_members: ["D1"],
            limit_state: "SLS",
            limit_ratio: ratio,
            informative,
            ...(sideways ? { axis: "resultant" as const } : {}),
          },
        ],
      },
    },
    diagram: (member: CheckMember, combination) => ({
      ...base.diagram(member, combination),
      displacement: (x): Vector => [0, (sideways * x * (L - x)) / 9, w(x) + 0.005 - turn * x],
      rotation: (): Vector => [0, turn, 0],
    }),
  };
  return runChecks(context)[0] as CheckResult;
}

const simple = (x: number): number => (-Q * x * (L ** 3 - 2 * L * x * x + x ** 3)) / (24 * EI);
const cantilever = (x: number): number => (-Q * x * x * (6 * L * L - 4 * L * x + x * x)) / (24 * EI);

test.each([0, 0.01, -0.02])("simply supported, even load: 5qL⁴/(384EI) whatever the ends do (turned %s)", (turn) => {
  const result = moved("simple", simple, turn, 250);
  expect(result.utilisation).toBeCloseTo((5 * Q * L ** 4) / (384 * EI) / (L / 250), 9);
  expect(result.verifications[0]).toMatchObject({ key: "deflection", combination: "SLS", member: "M1", position: expect.closeTo(3, 3) });
});

test.each([0, 0.01])("cantilever: qL⁴/(8EI) from the root's tangent against 2L/ratio (turned %s)", (turn) => {
  const found = moved("cantilever", cantilever, turn, 250);
  expect(found.governing!.title).toBe("Deflection along z, 2 × length / 250");
  expect(found.utilisation).toBeCloseTo((Q * L ** 4) / (8 * EI) / ((2 * L) / 250), 9);
});

test("off-centre sag: the true maximum, not the nearest sample", () => {
  // w = −x·(L² − x²) peaks at L/√3.
  const result = moved("simple", (x) => -1e-5 * x * (L * L - x * x), 0, 250);
  expect(result.verifications[0]?.position).toBeCloseTo(L / Math.sqrt(3), 4);
  expect(result.utilisation).toBeCloseTo((1e-5 * L ** 3 * (2 / (3 * Math.sqrt(3)))) / (L / 250), 9);
});

test("resultant of both directions", () => {
  const both = moved("simple", (x) => (-0.003 * x * (L - x)) / 9, 0, 250, false, 0.004);
  expect(both.utilisation).toBeCloseTo(0.005 / (L / 250), 9);
});

test("an informative failure is marked, and does not count", () => {
  const result = moved("simple", simple, 0, 2000, true);
  expect(result).toMatchObject({ verdict: "fail", informative: true });
  expect(result.verifications[0]?.steps.at(-1)?.notes.join()).toContain("informative");
});

test("pushed along y a beam goes that way too: asked about where that alone is too much", () => {
  const pushed = (fy: number, check: object) =>
    checked({
      ...cutBeam(6, []),
      loads: { member_loads: [{ member: "M0", type: "distributed", fy, fz: -3000 }] },
      check: { type: "deflection", limit_ratio: 250, ...check },
    })["D"]!;
  // 5qL⁴/(384·E·Iz) = L/250 of an IPE 300, Iz = 604 cm⁴.
  const limit = (384 * 210e9 * 604e-8 * 6) / (250 * 5 * 6 ** 4);
  expect(pushed(0.98 * limit, {})).toMatchObject({ verdict: "pass", questions: [] });
  expect(pushed(1.02 * limit, {}).verdict).toBe("incomplete");
  expect(effects(pushed(1.02 * limit, {}), "deflection_reference")[1]).toBeCloseTo(1.02, 3);
  expect(pushed(1.02 * limit, { axis: "z" }).verdict).toBe("incomplete");
  expect(pushed(1.02 * limit, { axis: "y" }).verdict).toBe("fail");
});

test("turned about its axis a beam sags along y too: asked about where all of it is too much", () => {
  const beam = cutBeam(6, []);
  const sagging = (rotation: number, check: object) =>
    checked({
      ...beam,
      members: [["M0", "N0", "end", { rotation }]],
      loads: even(["M0"], 1.5e3),
      check: { type: "deflection", limit_ratio: 250, ...check },
    }).D!;
  // 5·q·L⁴/(384·E·Iz) = 20 mm with Iz = 604 cm⁴: more than L/400 = 15 mm, less than L/250 = 24 mm.
  expect(sagging(80, { limit_ratio: 400 })).toMatchObject({ verdict: "incomplete" });
  expect(askOf(sagging(80, { limit_ratio: 400 }), "deflection_reference").figures.axis?.value).toBe("y and z together");
  expect(sagging(80, { limit_ratio: 400, axis: "z" }).verdict).toBe("incomplete");
  expect(sagging(80, { limit_ratio: 400, axis: "resultant" }).verdict).toBe("fail");
  for (const rotation of [0, 180]) expect(sagging(rotation, {})).toMatchObject({ verdict: "pass", questions: [] });
  expect(sagging(80, { limit_ratio: 250 }).questions).toEqual([]);
});

describe("a beam that sags along z, measured along y", () => {
  // 5·q·L⁴/(384·E·Iy) = L/250 of an IPE 300, Iy = 8356 cm⁴.
  const limit = (384 * 210e9 * 8356e-8 * 6) / (250 * 5 * 6 ** 4);
  const sagging = (q: number, ...more: object[]) => {
    // Pushed a little: where nothing moves at all, zeros verify nothing.
    const loads = { member_loads: [{ member: "M0", type: "distributed", fy: 1, fz: -q }] };
    const built = held({ ...cutBeam(6, []), loads, check: { type: "deflection", limit_ratio: 250, axis: "y" } });
    const { model, analysis } = built as unknown as { model: Record<string, unknown>; analysis: { checks: object[] } };
    model.design_members = [{ id: "D", members: ["M0"] }];
    analysis.checks.push(...more.map((one, i) => ({ ...analysis.checks[0], id: `E${i}`, ...one })));
    return solve(built).checks[0]!;
  };
  test("is asked about from the limit on", () => {
    expect(sagging(0.98 * limit)).toMatchObject({ verdict: "pass", questions: [] });
    expect(sagging(1.02 * limit).verdict).toBe("incomplete");
    const found = sagging(1.02 * limit);
    expect(asked(found)).toEqual(["axis"]);
    expect(effects(found, "deflection_reference")[1]).toBeCloseTo(1.02, 3);
    expect(found.questions[0]).toContain("The member deflects 24 mm along z in U, and the check looks at its y alone.");
  });
  test.each([
    [{ axis: "z" }, "pass"],
    [{ axis: undefined }, "pass"],
    [{ axis: "z", measure: "absolute" }, "pass"],
    [{ axis: "resultant" }, "pass"],
    [{ axis: "z", design_members: undefined, all: true }, "pass"],
    [{ axis: "z", design_members: undefined, members: ["M0"] }, "pass"],
    [{ axis: "y" }, "incomplete"],
    [{ axis: undefined, measure: "drift" }, "incomplete"],
    [{ axis: "z", design_members: [] }, "incomplete"],
  ])("unless another check looks that way at all of it: %o", (other, verdict) => {
    expect(sagging(1.02 * limit, other).verdict).toBe(verdict);
  });
});

test("a span longer than what lies between a beam's own supports, or sticks out of one, is asked about where it passes by that alone", () => {
  const sagging = (q: number, check: object, supports?: Parameters<typeof cutBeam>[2]) =>
    checked({
      ...cutBeam(6, [], supports),
      loads: even(["M0"], q),
      options: { shear_deformation: false },
      check: { type: "deflection", limit_ratio: 250, ...check },
    })["D"]!;
  // 5·q·L⁴/(384·E·Iy) = L/250 of an IPE 300, Iy = 8356 cm⁴; q·L⁴/(8·E·Iy) = 2·L/250 of a cantilever.
  const EIy = 210e9 * 8356e-8;
  const [beam, arm] = [(384 * EIy) / (250 * 5 * 6 ** 3), (16 * EIy) / (250 * 6 ** 3)];
  expect(sagging(0.98 * beam, { span: 12 })).toMatchObject({ verdict: "pass", questions: [] });
  expect(sagging(1.02 * beam, { span: 12 }).verdict).toBe("incomplete");
  const spanned = sagging(1.02 * beam, { span: 12 });
  expect(asked(spanned)).toEqual(["span"]);
  expect(effects(spanned, "deflection_reference")[0]).toBeCloseTo(0.51, 6);
  expect(effects(spanned, "deflection_reference")[1]).toBeCloseTo(1.02, 6);
  expect(sagging(1.02 * beam, { span: 12, measure: "absolute" }).verdict).toBe("incomplete");
  expect(sagging(1.02 * beam, {}).verdict).toBe("fail");
  const root = { N0: CLAMP };
  expect(sagging(0.98 * arm, { span: 12 }, root)).toMatchObject({ verdict: "pass", questions: [] });
  expect(effects(sagging(1.02 * arm, { span: 12 }, root), "deflection_reference")[1]).toBeCloseTo(1.02, 6);
});
