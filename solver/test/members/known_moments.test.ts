/** Critical moments of beams held and loaded at random, beside those found by counting. */

import { expect, test } from "vitest";
import { rememberedMcr } from "../../src/members/known_moments.ts";
import type { LateralBeam, Restraint } from "../../src/members/mcr.ts";
import { heldAt } from "../../src/members/restraints.ts";
import { countedFactor } from "./counted.ts";

/** Of what is counted; the kernel's fewer leave 3e-5 between them. */
const ELEMENTS = 40;
const known = () => ({ moments: new Map(), plain: new Map(), elements: 28 });

/** Even numbers of 0..1 from a seed, the same on every run. */
function drawing(seed: number): (from: number, to: number) => number {
  let value = seed;
  return (from, to) => {
    value = (value * 16807) % 2147483647;
    return from + ((to - from) * value) / 2147483647;
  };
}

type Draw = ReturnType<typeof drawing>;

/** What may hold a beam between its ends; two places that hold it sideways leave the twist alone to find, more of them do not. */
const BETWEEN: Record<string, (s: number, draw: Draw) => Restraint> = {
  "a spring against twist": (s, draw) => heldAt(s, false, false, false, draw(1e3, 1e6)),
  "a fork": (s) => heldAt(s, true, true, false),
  "a flange": (s, draw) => heldAt(s, false, false, false, 0, 0, draw(-0.2, 0.2)),
  "a spring sideways": (s, draw) => heldAt(s, false, false, false, 0, draw(1e4, 1e6)),
  "a built-in place": (s) => ({ ...heldAt(s, true, true, true), slope: true }),
};

function drawn(draw: Draw, between: keyof typeof BETWEEN): LateralBeam {
  const length = draw(3, 12);
  const place = (from: number, to: number): number => (Math.round(draw(from, to)) * length) / ELEMENTS;
  const end = (s: number): Restraint =>
    draw(0, 1) < 0.5 ? heldAt(s, true, true, draw(0, 1) < 0.3) : heldAt(s, true, false, false, draw(1e4, 1e6));
  const [a, b, q, p, at] = [draw(-1e5, 1e5), draw(-1e5, 1e5), draw(-2e4, 2e4), draw(-3e4, 3e4), place(8, 32)];
  return {
    length,
    ei_z: 2.1e11 * draw(1e-6, 5e-5),
    ei_w: 2.1e11 * draw(1e-8, 1e-6),
    gi_t: 8.1e10 * draw(1e-7, 2e-6),
    restraints: [end(0), end(length), BETWEEN[between]!(place(6, 34), draw)],
    moment: (s) => a + ((b - a) * s) / length + (q * s * (length - s)) / 2 + (p * Math.min(s * (length - at), at * (length - s))) / length,
    loads: {
      points: [{ s: at, f: -p, z: draw(-0.2, 0.2) }],
      spread: [{ s1: place(0, 10), s2: place(30, 40), q1: -q, q2: draw(-1, 1) * q, z: draw(-0.2, 0.2) }],
    },
    breaks: [0, at, length],
  };
}

test.each(Object.keys(BETWEEN))("between its ends %s holds it: Mcr is what counting finds", (between) => {
  const draw = drawing(7 + between.length);
  for (let i = 0; i < 8; i++) {
    const beam = drawn(draw, between);
    const m_max = Math.max(...Array.from({ length: 101 }, (_, k) => Math.abs(beam.moment((beam.length * k) / 100))));
    const exact = countedFactor(beam, ELEMENTS) * m_max;
    expect(Math.abs((rememberedMcr(beam, m_max, known()) as number) / exact - 1)).toBeLessThan(1e-4);
  }
});
