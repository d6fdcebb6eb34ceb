/** Lengths stated shorter than what the model shows: taken, and asked about where the member passes by them alone. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { sharpAngle } from "../angles.ts";
import { asked, effects } from "../asked.ts";
import { part } from "../fake.ts";
import { byDesignMember, CLAMP, checked, cutBeam, even, FORK, held, SLIDE, type Structure } from "../held.ts";

const beam = (q: number, design: object, length = 8): Structure => {
  const plain = cutBeam(length, []);
  return { ...plain, loads: even(["M0"], q), designs: [{ id: "D", members: ["M0"], ...design }] };
};
/** Upright, pinned and held against twist at both ends. */
const column = (n: number, design: object): Structure => ({
  nodes: { A: [0, 0, 0], B: [0, 0, 6] },
  members: [["m", "A", "B"]],
  supports: { A: "fffrrf", B: "ffrrrf" },
  loads: { node_loads: [{ node: "B", fz: -n }] },
  designs: [{ id: "D", members: ["m"], ...design }],
});
/** So much is taken for the critical moment. */
const stating = (q: number, mcr: number): Structure => ({ ...beam(q, {}), check: { mcr } });
const read = (structure: Structure) => checked(structure).D!;
/** The first factor goes with the structure's loads, the second with `other` ones, in a combination each. */
function combined(structure: Structure, [first, second]: readonly number[], other = structure.loads) {
  const built = held(structure) as unknown as { model: Record<string, unknown> };
  const cases = built.model.load_cases as object[];
  built.model.design_members = structure.designs;
  built.model.load_cases = [...cases, { ...cases[0], member_loads: [], ...other, id: "L2" }];
  built.model.load_combinations = [first, second].map((factor, i) => ({
    id: `U${i}`,
    limit_state: "ULS",
    terms: [{ load_case: ["L", "L2"][i], factor }],
  }));
  return byDesignMember(solve(built as unknown as Model).checks).D!;
}

describe("mcr", () => {
  test("above what is shown: the member passes by it alone, and is incomplete", () => {
    const word = read(stating(12e3, 1e9));
    expect(word.verdict).toBe("incomplete");
    expect(asked(word)).toEqual(["mcr"]);
    expect(effects(word, "stated_value")).toEqual([word.utilisation, read(beam(12e3, {})).utilisation]);
    expect(word.questions.join()).toContain("The stated mcr = 1000000 kN·m is on the unsafe side of what the structure gives");
  });
  test("beside a stated l_lt it is asked about by what is shown without both", () => {
    const words = read({ ...beam(12e3, { l_lt: 1 }), check: { mcr: 1e9 } });
    expect(words.verdict).toBe("incomplete");
    expect(effects(words, "stated_value")[1]).toBe(read(beam(12e3, {})).utilisation);
  });
  test("of no matter where the member passes without it", () => expect(read(stating(1e3, 1e9)).verdict).toBe("pass"));
  test("told among the warnings, asked about or not", () =>
    expect(read(stating(1e3, 1e9)).warnings.join()).toContain("mcr = 1000000 kN·m is given by the check"));
  test.each([
    ["the first", [1, 0.5]],
    ["the second", [0.5, 1]],
  ])("asked about in several combinations too, where χLT = 1 by it in all of them: %s governs", (_, factors) => {
    // 250 kN·m in N·mm: by 6.3.2 the beam fails at more than 2, see "shorter than what is shown" below.
    const word = combined(stating(12e3, 250e6), factors);
    expect(word.verdict).toBe("incomplete");
    expect(asked(word)).toEqual(["mcr"]);
  });
  test("asked about where a combination that does not govern by it is the one that fails without it", () => {
    // An even moment has C1 = 1, one from M to −M about 2.6: with χLT = 1 of both the larger moment governs.
    const bent = (m: number, ends: readonly [number, number]) => ({
      ...cutBeam(8, []),
      loads: {
        node_loads: [
          { node: "N0", my: m * ends[0] },
          { node: "end", my: -m * ends[1] },
        ],
      },
    });
    // Of an IPE 300 over 8 m Mcr,0 = π²EIz/L²·√(Iw/Iz + GIt·L²/(π²EIz)) = 196 kN·√(0.0209 + 0.0832) m² = 63 kN·m, χLT·Wpl·fy at most 0.43·148 = 63 kN·m where it is
    // even; from M to −M with C1 = 2.6 by 6.3.2.2 and curve a λLT = 0.95, χLT = 0.70 and 103 kN·m.
    expect([read(bent(70e3, [1, -1])).verdict, read(bent(66e3, [1, 1])).verdict]).toEqual(["pass", "fail"]);
    const even = {
      node_loads: [
        { node: "N0", my: 70e3 },
        { node: "end", my: -70e3 },
      ],
    };
    const turned = bent(70e3, [1, -1]);
    const words: Structure[] = [
      { ...turned, check: { mcr: 250e6 } },
      { ...turned, designs: [{ id: "D", members: ["M0"], l_lt: 1 }] },
    ];
    for (const word of words) expect(combined(word, [1, 66 / 70], even).verdict).toBe("incomplete");
  });
  test("below what is shown it is the safer one", () => expect(read(stating(1e3, 30e3))).toMatchObject({ verdict: "pass", questions: [] }));
});

describe("l_lt", () => {
  // IPE 300 over 8 m between forks: Mcr is near 40 kNm; 96 kNm pass in bending (148 kNm) and not in buckling.
  test("shorter than what is shown: the member passes by it alone, and is incomplete", () => {
    expect(read(beam(12e3, {})).verdict).toBe("fail");
    const short = read(beam(12e3, { l_lt: 1 }));
    expect(short.verdict).toBe("incomplete");
    expect(asked(short)).toEqual(["l_lt"]);
  });
  test("of no matter where the member passes without it", () => expect(read(beam(1e3, { l_lt: 1 })).verdict).toBe("pass"));
  test("restraints at places of their own are no question", () => {
    const lateral_restraints = [1, 2, 3, 4, 5, 6, 7].map((i) => ({ position: i / 8, flange: "both" }));
    expect(read(beam(12e3, { l_lt: 1, lateral_restraints }))).toMatchObject({ verdict: "pass", questions: [] });
  });
  test("shorter than what lies between the restraints given it counts for nothing", () => {
    const lateral_restraints = [{ position: 0.1, flange: "both" }];
    expect(read(beam(12e3, { lateral_restraints })).verdict).toBe("fail");
    expect(read(beam(12e3, { l_lt: 1, lateral_restraints })).verdict).toBe("fail");
  });
  test("its own length where nothing holds its ends: forks at its word, and a question; a free tip stays what it is", () => {
    const kinked = (design: object): Structure => ({
      ...beam(2e3, design, 4),
      nodes: { N0: [0, 0, 0], end: [4, 0, 0], far: [8, 0, 1] },
      members: [
        ["M0", "N0", "end"],
        ["M1", "end", "far"],
      ],
      supports: { N0: FORK, far: SLIDE },
    });
    // The next piece of a kinked line is no holder of this one.
    expect(part(read(kinked({})), "ltb").status).toBe("not_covered");
    const stated = read(kinked({ l_lt: 4 }));
    expect(part(stated, "ltb").status).toBe("pass");
    expect(effects(stated, "stated_value")).toEqual([stated.utilisation, null]);
  });
});

describe("l_t", () => {
  // Held sideways along its axis every 1.2 m, an IPE 300 column of 6 m twists before it bends.
  const pushed = (design: object) => read({ ...column(1000e3, design), ...rails });
  const at = [1.2, 2.4, 3.6, 4.8];
  const rails: Partial<Structure> = {
    nodes: { A: [0, 0, 0], B: [0, 0, 6], ...Object.fromEntries(at.map((z, i) => [`P${i}`, [0, 0, z]])) },
    members: ["A", "P0", "P1", "P2", "P3"].map((from, i) => [`m${i}`, from, ["P0", "P1", "P2", "P3", "B"][i]!]),
    supports: { A: "fffrrf", B: "ffrrrf", ...Object.fromEntries(at.map((_, i) => [`P${i}`, "rfrrrr"])) },
  };
  const whole = { members: ["m0", "m1", "m2", "m3", "m4"] };
  test("shorter than what is shown is asked about where the member passes by it alone", () => {
    expect(part(pushed(whole), "buckling_tf").utilisation!).toBeGreaterThan(1);
    const short = pushed({ ...whole, l_t: 1.2 });
    expect(part(short, "buckling_tf").utilisation!).toBeLessThan(1);
    expect(asked(short)).toEqual(["l_t"]);
  });
  test("as long as what is shown it is none", () => expect(asked(pushed({ ...whole, l_t: 6 }))).toEqual([]));
});

describe("l_cr_z", () => {
  test("far below what the structure gives passes nothing that the structure does not bear", () =>
    expect(read(column(600e3, { l_cr_z: 1 })).verdict).toBe("fail"));
  test("between pins the structure gives the whole, beside a clamped end 0.699 of it", () => {
    // IPE 300 over 6 m bears χ·A·fy = 288 kN between pins and 520 kN beside a clamp; Euler's forces are 348 and 711 kN.
    const found = (n: number, l_cr_z: number, foot = "fffrrf") => read({ ...column(n, { l_cr_z }), supports: { A: foot, B: "ffrrrf" } });
    expect(asked(found(320e3, 4.5))).toEqual(["l_cr_z"]);
    expect(asked(found(320e3, 4.5, "ffffff"))).toEqual([]);
    const short = found(560e3, 2.5, "ffffff");
    expect(asked(short)).toEqual(["l_cr_z"]);
    // π/4.4934 of 6 m: tan kL = kL.
    expect(effects(short, "stated_value")[1]).toBeCloseTo(found(560e3, (Math.PI / 4.4934) * 6, "ffffff").utilisation!, 3);
  });
  test("a bar halfway holds along itself alone, whatever mode lies lowest", () => {
    // A slender post beside it buckles first, so that no mode tells of the column.
    const barred = (to: [number, number, number]) =>
      read({
        nodes: { A: [0, 0, 0], M: [0, 0, 3], B: [0, 0, 6], G: to, P: [9, 0, 0], Q: [9, 0, 14] },
        members: [
          ["lower", "A", "M"],
          ["upper", "M", "B"],
          ["bar", "M", "G", { type: "truss" }],
          ["post", "P", "Q"],
        ],
        supports: { A: "fffrrf", B: "ffrrrf", G: CLAMP, P: "fffrrf", Q: "ffrrrf" },
        loads: {
          node_loads: [
            { node: "B", fz: -300e3 },
            { node: "Q", fz: -60e3 },
          ],
        },
        designs: [{ id: "D", members: ["lower", "upper"], l_cr_z: 3 }],
      });
    expect(asked(barred([4, 0, 3]))).toEqual(["l_cr_z"]);
    expect(asked(barred([0, 4, 3]))).toEqual([]);
  });
  describe("of a piece of a line that goes on", () => {
    /** IPE 300 over 8 m between pins, cut halfway, which bears χ·A·fy = 170 kN; a post of 14 m beside it has the lowest mode. */
    const pieces = (design: object, more: Partial<Structure> = {}) =>
      checked({
        nodes: { A: [0, 0, 0], M: [0, 0, 4], B: [0, 0, 8], P: [9, 0, 0], Q: [9, 0, 14], ...more.nodes },
        members: [["lower", "A", "M"], ["upper", "M", "B"], ["post", "P", "Q"], ...(more.members ?? [])],
        supports: { A: "fffrrf", B: "ffrrrf", P: "fffrrf", Q: "ffrrrf", ...more.supports },
        loads: {
          node_loads: [
            { node: "B", fz: -180e3 },
            { node: "Q", fz: -62e3 },
          ],
        },
        designs: ["lower", "upper"].map((id) => ({ id, members: [id], l_cr_y: 4, l_cr_z: 4, ...design })),
      });
    const askedOf = (...of: Parameters<typeof pieces>): string[] => Object.values(pieces(...of)).flatMap(asked);
    test("nothing could hold it at the cut: the whole bows, whatever mode lies lowest", () => {
      expect(askedOf({})).toEqual(["l_cr_z", "l_cr_z"]);
      expect(Object.values(pieces({})).map(({ verdict }) => verdict)).toEqual(["incomplete", "incomplete"]);
      // Between clamps half of the whole would do.
      expect(askedOf({}, { supports: { A: CLAMP, B: "ffrfff" } })).toEqual([]);
    });
    test("what could hold the cut, or is declared to, explains it; so does the length of the whole", () => {
      const bar = { nodes: { G: [0, 4, 4] }, members: [["bar", "M", "G", { type: "truss" }]], supports: { G: CLAMP } };
      expect(askedOf({}, bar as unknown as Partial<Structure>)).toEqual([]);
      expect(askedOf({}, { supports: { M: "rfrrrr" } })).toEqual([]);
      expect(askedOf({ lateral_restraints: [0, 1].map((position) => ({ position, flange: "both" })) })).toEqual([]);
      expect(askedOf({ l_cr_z: 8 })).toEqual([]);
    });
  });
  test("restraints in between explain it", () => {
    const lateral_restraints = [1, 2, 3, 4, 5].map((i) => ({ position: i / 6, flange: "both" }));
    expect(asked(read(column(320e3, { l_cr_z: 1, lateral_restraints })))).toEqual([]);
  });
});

describe("an angle", () => {
  // L 100 x 100 x 10 in S235: A·fy = 446 kN. Over 1.5 m λ about v-v is 0.81 and χ 0.72 on curve b: 330 kN pass by shorter lengths alone.
  const strut = (n: number, design: object, supports: Structure["supports"] = { N0: FORK, end: SLIDE }) =>
    read({
      ...cutBeam(1.5, [], supports),
      section: { ...sharpAngle(0.1, 0.1, 0.01), id: "section" },
      loads: { node_loads: [{ node: "end", fx: -n }] },
      designs: [{ id: "D", members: ["M0"], connection: "centric", ...design }],
    });
  test("shorter about any axis than what the structure gives is asked about, and of no matter under a small force", () => {
    expect(strut(330e3, {}).verdict).toBe("fail");
    for (const design of [{ l_cr_v: 0.1 }, { l_cr_y: 0.1, l_cr_z: 0.1 }]) {
      const short = strut(330e3, design);
      expect(part(short, "buckling_v").utilisation!).toBeLessThan(1);
      expect(asked(short)[0]).toBe(Object.keys(design)[0]);
    }
    expect(strut(100e3, { l_cr_v: 0.1 })).toMatchObject({ verdict: "pass", questions: [] });
  });
  // The model's root is clamped: 2·L = 3 m, λ = 3 m/19.5 mm/93.9 = 1.64, χ = 0.31 of curve b, 50/(0.31·451). A root that gives way is a spring of the model.
  test("free at one end: twice the length by the structure, of which nothing is asked; with a root that turns at 0.8·EI/L it uses more than twice that", () => {
    const free = strut(50e3, {}, { N0: CLAMP });
    expect(free.questions).toEqual([]);
    expect(part(free, "buckling_v").utilisation).toBeCloseTo(0.36, 1);
    const spring = (0.8 * 210e9 * 0.73e-6) / 1.5;
    const turning = strut(50e3, {}, { N0: { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: spring, rz: spring } });
    expect(part(turning, "buckling_v").utilisation).toBeGreaterThan(2 * part(free, "buckling_v").utilisation!);
  });
});

describe("l_lt of a tee", () => {
  // A flange of 150 × 16 and a stem of 134 × 12, over 3 m. Between forks M² + 2·k·P·M = P·G·It with P = π²·E·Iz/L²,
  // with one of them P·G·It/4: the twist is a quarter of a wave. Of loads on the stem's tip that leaves 16 of 58 kNm, and χ·W·fy 8 kNm for 9.
  const TEE = {
    ...{ id: "section", a: 4.008e-3, iy: 7.873e-6, iz: 4.519e-6, it: 2.82e-7, wel_y: 7.0355e-5, fabrication: "welded" },
    shape: { type: "tee", h: 0.15, b: 0.15, tw: 0.012, tf: 0.016 },
  };
  const tee = (q: number, end: string, design: object) =>
    read({
      ...cutBeam(3, [], { N0: FORK, end }),
      section: TEE,
      loads: even(["M0"], q),
      designs: [{ id: "D", members: ["M0"], ...design }],
    });
  const NO_FORK = "rffrrr";
  test("is its own length at its word where an end may twist, and asked about where what is left of Mcr would not do", () => {
    expect(part(tee(8e3, NO_FORK, {}), "ltb").status).toBe("not_covered");
    const stated = tee(8e3, NO_FORK, { l_lt: 3 });
    expect(part(stated, "ltb").status).toBe("pass");
    expect(asked(stated)).toEqual(["l_lt"]);
    expect(asked(tee(8e3, SLIDE, { l_lt: 3 }))).toEqual([]);
  });
});
