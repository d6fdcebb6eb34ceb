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
    const { verdict, questions } = check({ section, length: 4, n: -force });
    return { verdict, questions };
  };
  const filleted = open(tabulated("IPE300"));
  const sharp = open(mm("I", "i", { ...IPE300, r: 0 }));
  test("with fillets passes as rolled and fails as welded: asked", () =>
    expect(column(filleted, (ROLLED + WELDED) / 2)).toEqual({
      verdict: "incomplete",
      questions: [expect.stringMatching(/^fabrication is not given: hot rolled is assumed, and welded the verdict is 'fail'/)],
    }));
  test("passes either way: nothing is asked", () => expect(column(filleted, 0.98 * WELDED)).toEqual({ verdict: "pass", questions: [] }));
  test("fails either way: nothing is asked", () => expect(column(filleted, 1.02 * ROLLED)).toEqual({ verdict: "fail", questions: [] }));
  test("without fillets fails as welded, and is told that rolled it would pass", () =>
    expect(column(sharp, (ROLLED + WELDED) / 2)).toEqual({
      verdict: "fail",
      questions: [expect.stringContaining("welded is assumed, and hot rolled the verdict is 'pass'")],
    }));
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
      const { questions } = check({
        section: tee,
        length: 0.01,
        points: [[0.005, 2 * force]],
        design: { l_lt: 0.01 },
        check: { load_height: "centre" },
      });
      return questions.some((question) => question.includes("fabrication"));
    };
    expect(asked((tau * (rolled + welded)) / 2)).toBe(true);
    expect(asked(0.9 * tau * welded)).toBe(false);
  });
  test("an angle is the same by either: nothing is asked", () => {
    const { questions, warnings } = check({
      section: open(sharpAngle(0.1, 0.1, 0.01)),
      length: 2,
      n: 50e3,
      design: { connection: "centric" },
    });
    expect([...questions, ...warnings].join()).not.toContain("fabrication");
  });
});
