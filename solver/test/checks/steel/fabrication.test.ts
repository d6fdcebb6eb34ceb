/** A fabrication that is not given: asked for where Table 6.2 or 6.2.6(3) turns the verdict on it, and nowhere else. */

import { describe, expect, test } from "vitest";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { sharpAngle } from "../angles.ts";
import { check, IPE300, mm, tabulated } from "../fake.ts";

const open = ({ fabrication: _, ...section }: ExplicitSection): ExplicitSection => section as ExplicitSection;

/** Nb,Rd of an IPE 300 in S235 over 4 m about z-z: 6.3.1.2 with α of Table 6.1, 0.34 for curve b and 0.49 for curve c. */
function resistance(alpha: number): number {
  const [a, iz] = [5381e-6, 603.8e-8];
  const lambda = Math.sqrt((a * 235e6) / ((Math.PI ** 2 * 210e9 * iz) / 4 ** 2));
  const phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2);
  return (a * 235e6) / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
}
const [ROLLED, WELDED] = [resistance(0.34), resistance(0.49)];

describe("a column of I-section", () => {
  const column = (section: ExplicitSection, force: number) => {
    const found = check({ section, length: 4, n: -force });
    return { verdict: found.verdict, effect: found.asks.flatMap((ask) => ask.effect) };
  };
  const filleted = open(tabulated("IPE300"));
  const sharp = open(mm("I", "i", { ...IPE300, r: 0 }));
  test("with fillets passes as rolled and fails as welded: asked", () =>
    expect(column(filleted, (ROLLED + WELDED) / 2)).toEqual({
      verdict: "incomplete",
      effect: [
        { value: "hot rolled", utilisation: expect.closeTo((ROLLED + WELDED) / 2 / ROLLED, 3) },
        { value: "welded", utilisation: expect.closeTo((ROLLED + WELDED) / 2 / WELDED, 3) },
      ],
    }));
  test("passes either way: nothing is asked", () => expect(column(filleted, 0.98 * WELDED)).toEqual({ verdict: "pass", effect: [] }));
  test("fails either way: nothing is asked", () => expect(column(filleted, 1.02 * ROLLED)).toEqual({ verdict: "fail", effect: [] }));
  test("without fillets fails as welded, and is told that rolled it would pass", () =>
    expect(column(sharp, (ROLLED + WELDED) / 2)).toEqual({
      verdict: "fail",
      effect: [expect.objectContaining({ value: "welded" }), { value: "hot rolled", utilisation: expect.toSatisfy((u: number) => u < 1) }],
    }));
});

describe("a tube by its name alone, SHS 120x120x5 in S235 over 5 m", () => {
  // EN 10210-2: A = 22.7 cm², I = 498 cm⁴. λ = √(22.7e-4·235e6/(π²·210e9·498e-8/5²)) = 1.137.
  const [a, i] = [22.7e-4, 498e-8];
  const lambda = Math.sqrt((a * 235e6) / ((Math.PI ** 2 * 210e9 * i) / 5 ** 2));
  const limit = (alpha: number): number => {
    const phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2);
    return (a * 235e6) / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
  };
  // Curve a, α = 0.21: χ = 0.571, 305 kN. Curve c, α = 0.49: χ = 0.465, 248 kN.
  const [finished, formed] = [limit(0.21), limit(0.49)];
  const tube = (name: string): ExplicitSection => ({
    ...{ id: "s", name, a, iy: i, iz: i, it: 777e-8, wel_y: 83e-6, wel_z: 83e-6, wpl_y: 97.6e-6, wpl_z: 97.6e-6 },
    ...{ shape: { type: "rhs", h: 0.12, b: 0.12, t: 0.005, r: 0.0075 }, fabrication: "hot_finished" },
  });
  const column = (name: string, force: number) => {
    const { verdict, asks } = check({ section: tube(name), length: 5, n: -force });
    return { verdict, options: asks.flatMap(({ options = [] }) => options), effect: asks.flatMap((ask) => ask.effect) };
  };
  test("the two curves by hand", () => {
    expect(lambda).toBeCloseTo(1.137, 3);
    expect(finished / 1e3).toBeCloseTo(305, 0);
    expect(formed / 1e3).toBeCloseTo(248, 0);
  });
  test("passes hot finished and fails cold formed: asked, with what that uses", () => {
    const force = 0.95 * finished;
    expect(column("SHS120x120x5", force)).toEqual({
      verdict: "incomplete",
      options: ["HFSHS120x120x5", "CFSHS120x120x5"],
      effect: [
        { value: "hot finished", utilisation: expect.closeTo(0.95, 3) },
        { value: "cold formed", utilisation: expect.closeTo(force / formed, 3) },
      ],
    });
  });
  test("a name that tells is not asked about", () =>
    expect(column("HFSHS120x120x5", 0.95 * finished)).toEqual({ verdict: "pass", options: [], effect: [] }));
  test.each([0.3, 0.98])("passes by either curve, at %d of curve c: not asked", (share) =>
    expect(column("SHS120x120x5", share * formed)).toEqual({ verdict: "pass", options: [], effect: [] }),
  );
  test("fails by either: not asked", () =>
    expect(column("SHS120x120x5", 1.02 * finished)).toEqual({ verdict: "fail", options: [], effect: [] }));
  test("in bending or in tension nothing hangs on the curve: not asked", () => {
    // Mpl,Rd = 97.6 cm³ · 235 N/mm² = 22.9 kNm; w·5²/8 = 21.9 kNm.
    const bent = check({ section: tube("SHS120x120x5"), length: 5, q: 7e3, check: { load_height: "centre" } });
    expect(bent.utilisation).toBeCloseTo((7 * 25) / 8 / 22.936, 3);
    const pulled = check({ section: tube("SHS120x120x5"), length: 5, n: 0.99 * a * 235e6 });
    expect([...bent.asks, ...pulled.asks].map(({ code }) => code)).not.toContain("fabrication");
  });
});

describe("tees and angles", () => {
  test("a tee's shear area: A − b·tf + (tw + 2r)·tf/2 rolled, tw·(h − tf/2) welded, 6.2.6(3)", () => {
    const [h, b, tw, tf, r] = [0.15, 0.15, 0.01, 0.0107, 0.015];
    const a = b * tf + (h - tf) * tw + (2 - Math.PI / 2) * r * r;
    const tee = { id: "T", shape: { type: "tee", h, b, tw, tf, r }, a, iy: 5e-6, iz: 3.02e-6, it: 1e-7 } as ExplicitSection;
    const [rolled, welded] = [a - b * tf + ((tw + 2 * r) * tf) / 2, tw * (h - tf / 2)];
    const tau = 235e6 / Math.sqrt(3);
    const asked = (force: number) => {
      // Short, so that shear alone decides.
      const { asks } = check({
        section: tee,
        length: 0.01,
        points: [[0.005, 2 * force]],
        design: { l_lt: 0.01 },
        check: { load_height: "centre" },
      });
      return asks.some(({ code }) => code === "fabrication");
    };
    expect(asked((tau * (rolled + welded)) / 2)).toBe(true);
    expect(asked(0.9 * tau * welded)).toBe(false);
  });
  test("an angle is the same by either: nothing is asked", () => {
    const { asks } = check({
      section: open(sharpAngle(0.1, 0.1, 0.01)),
      length: 2,
      n: 50e3,
      design: { connection: "centric" },
    });
    expect(asks).toEqual([]);
  });
});
