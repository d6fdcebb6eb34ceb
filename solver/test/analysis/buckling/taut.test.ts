/** Crossed diagonals that act in tension alone and that the shortening of columns slackens: α_cr with what the sway draws taut. */

import { describe, expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { CLAMP, held, type Structure, solved } from "../../checks/held.ts";

const [H, L, LOAD] = [4, 6, 400e3];
/** Both columns as cantilevers, which nothing braces: α·P = π²·E·Iy/(2·H)². */
const SWAY = (Math.PI ** 2 * 210e9 * 83.56e-6) / (2 * H) ** 2 / LOAD;
const TENSION = { type: "tension" };

/** Two clamped columns in the plane y = 0 with a pinned beam, a load on each, and diagonals as given. */
const frame = (diagonals: Structure["members"], loads: Record<string, unknown> = {}): Structure => ({
  nodes: { a: [0, 0, 0], b: [0, 0, H], c: [L, 0, H], d: [L, 0, 0] },
  members: [["left", "a", "b"], ["beam", "b", "c", { type: "truss" }], ["right", "d", "c"], ...diagonals],
  supports: { a: CLAMP, d: CLAMP, b: "rfrrrr", c: "rfrrrr" },
  loads: { node_loads: ["b", "c"].map((node) => ({ node, fz: -LOAD })), ...loads },
  designs: [{ id: "D", members: ["left"] }],
});
const CROSSED: Structure["members"] = [
  ["up", "a", "c", TENSION],
  ["down", "d", "b", TENSION],
];
/** Its columns turned, so that they sway more easily than they bow. */
const turned = (structure: Structure): Structure => ({
  ...structure,
  members: structure.members.map(([id, a, b, more]) => [id, a, b, { ...more, rotation: 90 }]),
});
/** The same with a tie square to it that carries nothing. */
function anchored(): Structure {
  const one = turned(frame([...CROSSED, ["guy", "b", "e", TENSION]]));
  return { ...one, nodes: { ...one.nodes, e: [0, 3, H] }, supports: { ...one.supports, e: CLAMP } };
}
const stabilityOf = (structure: Structure) => solved(structure).stability[0]!;

describe("slack diagonals", () => {
  test("are both slack under loads on the columns", () =>
    expect(solved(frame(CROSSED)).load_combinations[0]!.idle_members).toEqual([3, 4]));

  test("one of a pair keeps the frame from swaying, as a bar does that acts both ways; the other stays slack", () => {
    expect(stabilityOf(frame([])).alpha_sway! / SWAY).toBeCloseTo(1, 1);
    expect(stabilityOf(frame([["up", "a", "c", { type: "truss" }]])).alpha_sway).toBeNull();
    const crossed = stabilityOf(frame(CROSSED));
    expect(crossed.taut).toHaveLength(1);
    expect(crossed.alpha_sway).toBeNull();
  });

  test("that one of them keeps it from swaying is proved below a bow that comes earlier, as it is with a bar that acts both ways", () => {
    const bar = stabilityOf(frame([["up", "a", "c", { type: "truss" }]]));
    // The lowest mode is a column's bow, clamped and held at its head: π²·E·Iz/(0.7·H)².
    expect((Math.PI ** 2 * 210e9 * 6.038e-6) / (0.7 * H) ** 2 / LOAD / bar.alpha_cr!).toBeCloseTo(1, 1);
    for (const { alpha_cr, sway, sway_above } of [bar, stabilityOf(frame(CROSSED))]) {
      expect(alpha_cr! / bar.alpha_cr!).toBeCloseTo(1, 2);
      expect([sway, sway_above]).toEqual([false, 10]);
    }
  });

  test("one alone holds it one way: the other way it sways as if unbraced, though a bow comes earlier", () => {
    const { alpha_cr, alpha_sway } = stabilityOf(frame([["up", "a", "c", TENSION]]));
    expect(alpha_cr!).toBeLessThan(0.7 * SWAY);
    expect(alpha_sway! / SWAY).toBeCloseTo(1, 1);
  });

  test("hold a frame beside a tie that carries nothing, from which a mode may part", () => {
    const alone = stabilityOf(turned(frame(CROSSED))).alpha_cr!;
    expect(stabilityOf(turned(frame([]))).alpha_cr! / alone).toBeLessThan(0.2);
    expect(stabilityOf(anchored()).alpha_cr! / alone).toBeCloseTo(1, 2);
    const { buckling } = solve({ ...held(anchored()), analysis: { buckling: { combinations: ["U"], modes: 1 } } });
    expect(buckling[0]!.modes[0]!.alpha_cr / alone).toBeCloseTo(1, 2);
  });

  test("where heat has made them longer by more than the lean of 5.3.2 takes up, nothing holds the frame", () => {
    // φ = 1/424 draws a diagonal of slope 4 : 6 by φ·cos·sin = 1/424·0.4615 of its length: 1.09 ‰, which 12e-6/K make of 91 K.
    const heat = (kelvin: number) => ({
      member_loads: ["up", "down"].map((member) => ({ member, type: "temperature", dt: kelvin })),
    });
    expect(stabilityOf(frame(CROSSED, heat(60))).taut).toHaveLength(1);
    const loose = stabilityOf(frame(CROSSED, heat(120)));
    expect(loose.taut).toEqual([]);
    expect(loose.alpha_sway! / SWAY).toBeCloseTo(1, 1);
  });
});
