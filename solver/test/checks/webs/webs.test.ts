/** Transverse forces and flange-induced buckling on members: what is verified, and what is only told. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import type { CheckResult, Coverage } from "../../../src/results/checks.ts";
import { asked, askOf, effects } from "../asked.ts";
import { type BeamCase, check, IPE300, mm, part, printed, tabulated } from "../fake.ts";
import { checked, cutBeam, FORK, held, SLIDE, type Structure } from "../held.ts";
import { platedBox, platedI } from "../plated.ts";

const ipe300 = mm("IPE300", "i", IPE300);
const beam = (over: Partial<BeamCase> = {}): BeamCase => ({ section: ipe300, length: 6, q: 20e3, ...over });
const covered = (over: Partial<BeamCase>, clause = "EN 1993-1-5 6, 7.2"): Coverage =>
  check(beam(over)).coverage.find((one) => one.clause === clause) as Coverage;

describe("transverse forces", () => {
  test("with a bearing length: reactions of 60 kN at ends where c = 0", () => {
    const result = check(beam({ design: { stiff_bearing_length: 0.1 } }));
    expect(printed(result, "transverse", "FEd")).toBeCloseTo(60, 6);
    expect(printed(result, "transverse", "type")).toBe("c");
    expect(part(result, "transverse").utilisation).toBeCloseTo(60 / printed(result, "transverse", "FRd"), 9);
    expect(covered({ design: { stiff_bearing_length: 0.1 } }).state).toBe("verified");
  });
  test("a point load meets the bending there (7.2)", () => {
    const result = check(beam({ q: 0, points: [[3, 100e3]], check: { restrained: true }, design: { stiff_bearing_length: 0.05 } }));
    expect(printed(result, "transverse", "type")).toBe("a");
    // M = 100·6/4 = 150 kNm: η1 = 150/(557.1e-6·235e3).
    expect(printed(result, "transverse", "η1")).toBeCloseTo(150 / (557.1e-6 * 235e3), 6);
    const eta2 = 100 / printed(result, "transverse", "FRd");
    expect(part(result, "transverse").utilisation).toBeCloseTo((eta2 + 0.8 * (150 / (557.1e-6 * 235e3))) / 1.4, 6);
  });
  test("without one: verified with a knife edge, or with an ordinary length that is asked for; where that does not do it fails", () => {
    expect(covered({ q: 5e3 }).state).toBe("verified");
    expect(check(beam({ q: 5e3 })).questions).toEqual([]);
    const held = { check: { restrained: true } };
    const ordinary = check(beam({ ...held, q: 30e3 }));
    expect(ordinary).toMatchObject({ verdict: "incomplete", status: "incomplete" });
    const by = (stiff_bearing_length: number) => part(check(beam({ ...held, q: 30e3, design: { stiff_bearing_length } })), "transverse");
    expect(effects(ordinary, "bearing_length")[0]).toBe(by(0.1).utilisation);
    expect(covered({ q: 30e3 }).state).toBe("verified");
    const { force, needed } = askOf(ordinary, "bearing_length").figures;
    expect(force!.value).toBeCloseTo(90, 6);
    const least = (needed!.value as number) / 1e3;
    expect(part(check(beam({ q: 30e3, design: { stiff_bearing_length: least } })), "transverse").status).toBe("pass");
    expect(part(check(beam({ q: 30e3, design: { stiff_bearing_length: least - 0.002 } })), "transverse").status).toBe("fail");
    // What the shortest seat bears is not asked for.
    const seated = covered({});
    expect(seated).toMatchObject({
      state: "assumed",
      reason: expect.stringMatching(/60\.0 kN .* needs a bearing of \d mm, which any seat has/),
    });
    expect(check(beam(held))).toMatchObject({ verdict: "pass", questions: [] });
    expect(part(check(beam({ design: { stiff_bearing_length: 0.01 } })), "transverse").status).toBe("pass");
    const heavy = { ...held, length: 1, q: 520e3 };
    expect(part(check(beam(heavy)), "transverse").status).toBe("fail");
    expect(asked(check(beam(heavy)))).toEqual(["stiff_bearing_length"]);
  });
  test("stiffeners take the force; a column without cross loads has none", () => {
    expect(covered({ design: { web_stiffeners: "at_forces" } }).state).toBe("not_applicable");
    expect(covered({ q: 0, n: -50e3 })).toMatchObject({ state: "not_applicable", reason: "no concentrated force along its web" });
  });
  test("walls of a rectangular hollow section bear by strips, a tube's wall under a load is left open, which is no pass", () => {
    const rhs = { section: tabulated("RHS200x100x8") };
    const given = check(beam({ ...rhs, q: 10e3, design: { stiff_bearing_length: 0.05 } }));
    expect(printed(given, "transverse", "FEd")).toBeCloseTo(30, 6);
    expect(part(given, "transverse").status).toBe("pass");
    expect(check(beam({ ...rhs, q: 14e3 }))).toMatchObject({ verdict: "incomplete" });
    const tube = mm("CHS168.3x8", "chs", {
      d: 168.3,
      t: 8,
      A: 4029,
      Iy: 12.97e6,
      Iz: 12.97e6,
      It: 25.95e6,
      Wel_y: 154e3,
      Wel_z: 154e3,
      Wpl_y: 206e3,
      Wpl_z: 206e3,
    });
    // What its supports press is their node's design, which takes nothing from the member's verdict.
    expect(check(beam({ section: tube, q: 5e3 }))).toMatchObject({ verdict: "pass" });
    expect(covered({ section: tube, q: 5e3 })).toMatchObject({
      state: "not_applicable",
      reason: expect.stringContaining("node design is not included"),
    });
    // A ring d/4 long under 2·fy·t²/d: 235·8²/2 = 7.52 kN, over √2 as much may act along y: 5.32 kN.
    const loads = (points: [number, number][]) => check(beam({ section: tube, q: 0, points }));
    expect(loads([[3, 5.3e3]])).toMatchObject({ verdict: "pass" });
    expect(covered({ section: tube, q: 0, points: [[3, 5.3e3]] })).toMatchObject({
      state: "assumed",
      reason: expect.stringContaining("5.3 kN"),
    });
    expect(loads([[3, 5.4e3]])).toMatchObject({ verdict: "cannot_verify", status: "not_covered" });
    const stiffened = { section: tube, q: 0, points: [[3, 5.4e3] as [number, number]], design: { web_stiffeners: "at_forces" as const } };
    expect(check(beam(stiffened)).verdict).toBe("pass");
    // Loads within one depth press one ring: each is less, both are more.
    expect(loads([[2, 4e3], [4, 4e3]])).toMatchObject({ verdict: "pass" }); // biome-ignore format: two loads
    expect(loads([[3, 4e3], [3.1, 4e3]])).toMatchObject({ verdict: "cannot_verify" }); // biome-ignore format: two loads
  });
  test("loads close together bear on one length of web: their sum over the distance between the outer ones (6.3(3))", () => {
    const at = (points: [number, number][], stiff_bearing_length: number) =>
      check(beam({ q: 0, points, check: { restrained: true }, design: { stiff_bearing_length } }));
    const pair = at([[2.96, 60e3], [3.04, 60e3]], 0.001); // biome-ignore format: two loads
    expect([printed(pair, "transverse", "FEd"), printed(pair, "transverse", "ss")]).toEqual([
      expect.closeTo(120, 6),
      expect.closeTo(80, 6),
    ]);
    const one = at([[3, 120e3]], 0.08);
    expect(printed(pair, "transverse", "FRd")).toBeCloseTo(printed(one, "transverse", "FRd"), 6);
    // Three of them as well; a metre apart each stands alone.
    const three = at([[2.95, 50e3], [3, 50e3], [3.05, 50e3]], 0.05); // biome-ignore format: three loads
    expect([printed(three, "transverse", "FEd"), printed(three, "transverse", "ss")]).toEqual([
      expect.closeTo(150, 6),
      expect.closeTo(100, 6),
    ]);
    expect(printed(at([[2.5, 60e3], [3.5, 60e3]], 0.001), "transverse", "FEd")).toBeCloseTo(60, 6); // biome-ignore format: two loads
  });
  test("a clamped end brings its force in through its connection", () =>
    expect(askOf(check(beam({ q: 0, my: [-600e3, 0], support: "cantilever" })), "bearing_length").figures.place).toMatchObject({
      value: expect.closeTo(6, 9),
    }));
  test("a beam in pieces bears as in one", () => {
    const whole = check(beam({ design: { stiff_bearing_length: 0.1 }, points: [[2, 40e3]] }));
    for (const over of [{ cuts: [2, 4] }, { cuts: [3] }, { cuts: [2, 4], backwards: [1] }])
      expect(
        part(check(beam({ design: { stiff_bearing_length: 0.1 }, points: [[2, 40e3]], ...over })), "transverse").utilisation,
      ).toBeCloseTo(part(whole, "transverse").utilisation as number, 9);
  });
});

test("a load spread over 50 mm is a force on 50 mm of flange", () => {
  const spread = { type: "distributed", start: 0.495, end: 0.505, fz: -3e6 };
  const found = checked({
    ...cutBeam(5, []),
    loads: { member_loads: [{ member: "M0", ...spread }] },
    designs: [{ id: "D", members: ["M0"], stiff_bearing_length: 0.01 }],
    check: { restrained: true },
  }).D!;
  expect([printed(found, "transverse", "FEd"), printed(found, "transverse", "ss")]).toEqual([
    expect.closeTo(150, 6),
    expect.closeTo(50, 6),
  ]);
});

describe("a beam that goes on over a support", () => {
  /** Two spans of 4 m under 40 kN/m: the middle support bears 10·q·L/8 = 200 kN. */
  const over = (more: Partial<Structure>) =>
    checked({
      nodes: { A: [0, 0, 0], B: [4, 0, 0], C: [8, 0, 0], P: [4, 3, 0], T: [4, 0, 2], ...more.nodes },
      members: [["left", "A", "B"], ["right", "B", "C"], ...(more.members ?? [])],
      supports: { A: FORK, B: SLIDE, C: SLIDE, ...more.supports },
      hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
      loads: {
        member_loads: ["left", "right"].map((member) => ({ member, type: "distributed", fz: -40e3 })),
        ...(more.loads as object),
      },
      designs: more.designs ?? [{ id: "D", members: ["left", "right"], stiff_bearing_length: 0.1 }],
      check: { restrained: true },
    }).D!;
  test("a design member per span rests on the support as the whole beam does", () => {
    const span = over({ designs: [{ id: "D", members: ["left"], stiff_bearing_length: 0.1 }] });
    expect(printed(span, "transverse", "FEd")).toBeCloseTo(200, 6);
    expect(part(span, "transverse").utilisation).toBeCloseTo(part(alone, "transverse").utilisation as number, 6);
  });
  const alone = over({ nodes: {} });
  const purlin: Structure["members"] = [["purlin", "B", "P", { start_hinge: "pin" }]];
  test("its web bears the reaction whatever frames in there: a purlin takes nothing of it away", () => {
    expect(printed(alone, "transverse", "FEd")).toBeCloseTo(200, 6);
    const crossed = over({ members: purlin, supports: { P: "ffffff" } });
    expect(printed(crossed, "transverse", "FEd")).toBeCloseTo(200, 6);
    expect(part(crossed, "transverse").utilisation).toBeCloseTo(part(alone, "transverse").utilisation as number, 6);
  });
  test("a load that stands on it there goes through the web to the support, from flange to flange: kF = 3.5 (Figure 6.1(b))", () => {
    const post: Structure["members"] = [["post", "B", "T"]];
    for (const on of [
      over({ loads: { node_loads: [{ node: "B", fz: -100e3 }] } }),
      over({ members: post, supports: { T: "ffrrrf" }, loads: { node_loads: [{ node: "T", fz: -100e3 }] } }),
    ]) {
      expect(printed(on, "transverse", "FEd")).toBeCloseTo(300, 3);
      expect([printed(on, "transverse", "type"), printed(on, "transverse", "kF")]).toEqual(["b", 3.5]);
    }
  });
  test("a spring that turns like a pin is no clamp: 0.5·E·I/L = 1.1 MN·m/rad (EN 1993-1-8 5.2.2.5)", () => {
    // One span of 8 m: 160 kN at each end, the far one clamped.
    const sprung = (ry: number | "fixed") =>
      over({ supports: { A: { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry, rz: "free" }, B: "rrrrrr", C: "rfffff" } });
    expect(printed(sprung(1), "transverse", "FEd")).toBeCloseTo((3 / 8) * 320, 1);
    expect(sprung("fixed").verifications.map(({ key }) => key)).not.toContain("transverse");
  });
  test("what merely holds it sideways there is no bearing: the force stays the joint's", () => {
    const hung: Structure["members"] = [["hanger", "B", "T"]];
    const found = over({ members: hung, supports: { B: "rfrrrr", T: "ffffff" } });
    expect(printed(found, "transverse", "FEd")).toBeLessThan(170);
  });
});

test("flange-induced buckling is shown where the web is slender, else only covered", () => {
  expect(check(beam()).verifications.map((one) => one.key)).not.toContain("flange_induced");
  expect(covered({}, "EN 1993-1-5 8").state).toBe("verified");
  expect(part(check(beam({ section: platedI(1040, 300, 6, 20) })), "flange_induced").status).toBe("pass");
  expect(part(check(beam({ section: platedI(1080, 600, 3, 40) })), "flange_induced").status).toBe("fail");
  // It is no use of a member on which nothing acts.
  expect(check(beam({ section: platedI(1040, 300, 6, 20), q: 0 })).utilisation).toBe(0);
});

describe("flange-induced buckling of a box 1200 wide and 700 deep: webs 640 × 4, flanges 1200 × 30 (8.1)", () => {
  const [wide, deep] = [platedBox(700, 1200, 4, 30), platedBox(1200, 700, 30, 4)];
  const material = { fy: 345e6, grade: "S355" };
  const limit = 0.55 * (210e3 / 345) * Math.sqrt((2 * 640 * 4) / (1200 * 30));
  test("bent about the model's y-y: 160 over 126.3, though z-z is the major axis", () => {
    expect(limit).toBeCloseTo(126.25, 2);
    const found = check(beam({ section: wide, material }));
    expect(part(found, "flange_induced").utilisation).toBeCloseTo(160 / limit, 6);
    expect(found.warnings.join()).toContain("wider than deep");
  });
  test("on its side and bent about its own z-z as well", () => {
    expect(part(check(beam({ section: deep, material, q: 0, mz: [1e5, 1e5] })), "flange_induced").utilisation).toBeCloseTo(160 / limit, 6);
    expect(part(check(beam({ section: deep, material, my: [1e5, 1e5], mz: [1e5, 1e5] })), "flange_induced").status).toBe("fail");
  });
  test("bent about its other axis alone the thick walls are the webs, which nothing pushes in", () => {
    expect(check(beam({ section: deep, material })).verifications.map((one) => one.key)).not.toContain("flange_induced");
  });
});

test("class 4, shear buckling and its interaction are covered where they apply, and refused members have none of them covered", () => {
  expect(covered({}, "EN 1993-1-5 4")).toMatchObject({ state: "not_applicable" });
  expect(covered({}, "EN 1993-1-5 5, 7.1")).toMatchObject({ state: "not_applicable", reason: expect.stringContaining("72.0") });
  const girder = { section: platedI(1240, 300, 6, 20) };
  expect([covered(girder, "EN 1993-1-5 4").state, covered(girder, "EN 1993-1-5 5, 7.1").state]).toEqual(["verified", "verified"]);
  expect(covered({ ...girder, design: { web_stiffeners: "none" } }, "EN 1993-1-5 5, 7.1").state).toBe("not_covered");
  // Without a tension field the web bears (0.83/λw)²·hw·tw·fy/√3 = 125.7 kN: 60 kN need no stiffeners, 130 kN do.
  const taken = (one: Partial<BeamCase>) => check(beam(one)).assumptions.map(({ code }) => code);
  const isAsked = (one: Partial<BeamCase>) => check(beam(one)).asks.some(({ finding }) => finding === "slender");
  expect([taken(girder), isAsked(girder)]).toEqual([["no_stiffeners"], false]);
  const sheared = { ...girder, length: 2, q: 130e3, check: { restrained: true } };
  expect(isAsked(sheared)).toBe(true);
  expect(isAsked({ ...sheared, design: { web_stiffeners: "at_forces" } })).toBe(false);
  // Table 5.1, non-rigid end post: χw = 0.83/λw; a rigid one would give 1.37/(0.7 + λw), 1200/6 in S235: λw = 2.314.
  const lambda = 200 / (37.4 * Math.sqrt(5.34));
  expect(printed(check(beam(girder)), "shear_z", "χw")).toBeCloseTo(0.83 / lambda, 6);
  expect(covered(girder, "EN 1993-1-5 9")).toMatchObject({
    state: "not_applicable",
    reason: expect.stringContaining("never taken as rigid"),
  });
  expect(taken({ ...girder, design: { web_stiffeners: "at_forces" } })).toEqual([]);
  expect(covered({ material: { type: "timber" } }, "EN 1993-1-5 8").state).toBe("not_covered");
});

describe("both pairs of walls of a box are webs", () => {
  /** 3 m with a load in the middle, the box on its side or not. */
  const boxed = (section: ExplicitSection, rotation: number): CheckResult => {
    const beam = cutBeam(3, []);
    const [[id, start, end]] = beam.members as [Structure["members"][number]];
    return checked({
      ...{
        ...beam,
        section: { ...section, id: "section" },
        members: [[id, start, end, { rotation }]],
        designs: [{ ...beam.designs[0], stiff_bearing_length: 0.05 }],
      },
      ...{ loads: { member_loads: [{ member: "M0", type: "point", position: 0.5, fz: -20e3 }] }, check: { restrained: true } },
    }).D!;
  };
  test.each([0, 90, 180, 270])("a square tube turned by %s° bears as one that stands upright", (rotation) => {
    const [turned, upright] = [boxed(platedBox(200, 200, 6), rotation), boxed(platedBox(200, 200, 6), 0)];
    expect(printed(turned, "transverse", "FEd")).toBeCloseTo(20, 6);
    expect(part(turned, "transverse").utilisation).toBeCloseTo(part(upright, "transverse").utilisation!, 9);
    expect(turned.utilisation).toBeCloseTo(upright.utilisation!, 9);
  });
  test.each([0, 45, 90])("a round tube's wall is left open whichever way it is turned (%s°)", (rotation) => {
    const [a, i] = [4029e-6, 1297e-8];
    const tube = { ...{ a, iy: i, iz: i, it: 2 * i }, shape: { type: "chs", d: 0.1683, t: 0.008 }, fabrication: "hot_finished" };
    const open = boxed(tube as ExplicitSection, rotation).coverage.filter(({ state }) => state === "not_covered");
    expect(open).toMatchObject([{ clause: "EN 1993-1-5 6, 7.2" }]);
  });
  test("a deep one on its side bears by the walls along its width", () => {
    const found = boxed(platedBox(300, 100, 6), 90);
    // Two walls of 6 mm, 88 mm high: λ = √12·88/6/(π·√(210000/235)), l = 50 + 5·6.
    expect(printed(found, "transverse", "λ")).toBeCloseTo((Math.sqrt(12) * 88) / 6 / (Math.PI * Math.sqrt(210e3 / 235)), 6);
    expect(printed(found, "transverse", "l")).toBeCloseTo(80, 6);
  });
});

describe("a post on a beam", () => {
  const F = 300e3;
  /** IPE300 on two supports with overhangs, posts of IPE300 at its middle as high as given, each loaded by F at its far end. */
  const beamWith = (posts: number[], force = F): Structure => {
    const beam = cutBeam(2, [0.7, 1, 1.3], { N1: "ffffrr", N3: "rfffrr" });
    const tops = posts.map((z, i) => ({ name: `P${i}`, z }));
    return {
      ...beam,
      nodes: { ...beam.nodes, ...Object.fromEntries(tops.map(({ name, z }) => [name, [1, 0, z] as [number, number, number]])) },
      members: [...beam.members, ...tops.map(({ name }): Structure["members"][number] => [name, "N2", name])],
      supports: { ...beam.supports, ...Object.fromEntries(tops.map(({ name }) => [name, "ffrrrf"])) },
      designs: [{ ...beam.designs[0], stiff_bearing_length: 0.05 }],
      loads: { node_loads: tops.map(({ name }) => ({ node: name, fz: -force })) },
      check: { restrained: true },
    };
  };
  const ofBeam = (posts: number[], force?: number) => checked(beamWith(posts, force)).D!;

  test("narrower than a box it presses the face between the walls (EN 1993-1-8 Table 7.11)", () => {
    const given = beamWith([2], 100e3);
    const narrow = { ...platedBox(60, 60, 5), id: "narrow" };
    const members = given.members.map((one): Structure["members"][number] =>
      one[0] === "P0" ? [one[0], one[1], one[2], { section: "narrow" }] : one,
    );
    const built = held({ ...given, members, section: { ...platedBox(150, 150, 10), id: "section" } }) as unknown as {
      model: { sections: object[]; design_members: object[] };
    };
    built.model.sections.push(narrow);
    built.model.design_members = given.designs as object[];
    const [found] = solve(built as unknown as Model).checks as [CheckResult];
    // β = η = 60/150: 235·100/0.6·(0.8 + 4·√0.6) = 152.7 kN; the beam is short and η1 = 0.26, so that kn = 1.3 − 0.4·η1/β ≤ 1 is 1.
    expect(printed(found, "transverse", "N1,Rd")).toBeCloseTo(152.7, 0);
    expect(part(found, "transverse").utilisation).toBeCloseTo(100 / printed(found, "transverse", "N1,Rd"), 6);
  });
  test("presses the web over its own depth, whether it stands on it or bears it from below (EN 1993-1-5 6.1(2)a)", () => {
    for (const result of [ofBeam([2]), ofBeam([-2], -F)]) {
      expect(printed(result, "transverse", "FEd")).toBeCloseTo(300, 3);
      expect(printed(result, "transverse", "ss")).toBeCloseTo(278.6, 6);
      // ss ≤ hw = 278.6 mm (6.3(1)), m1 = 150/7.1, m2 = 0.02·(278.6/10.7)²: ly = 426 mm, Fcr = 1457 kN, λF = 0.699, FRd = 0.5/λF·ly·tw·fy.
      expect(printed(result, "transverse", "FRd")).toBeCloseTo(508.8, 0);
    }
  });
  test("two side by side press together (6.3(3))", () => {
    const beam = cutBeam(4, [0.5, 1.9, 2.1, 3.5], { N1: "ffffrr", N4: "rfffrr" });
    const tops = { P2: [1.9, 0, 2], P3: [2.1, 0, 2] } as Record<string, [number, number, number]>;
    const found = checked({
      ...{ ...beam, nodes: { ...beam.nodes, ...tops }, check: { restrained: true } },
      members: [...beam.members, ["P2", "N2", "P2", { rotation: 90 }], ["P3", "N3", "P3", { rotation: 90 }]],
      supports: { ...beam.supports, P2: "ffrrrf", P3: "ffrrrf" },
      designs: [{ ...beam.designs[0], stiff_bearing_length: 0.05 }],
      loads: { node_loads: ["P2", "P3"].map((node) => ({ node, fz: -60e3 })) },
    }).D!;
    // Posts 150 mm deep, 200 mm apart: over hw = 278.6 mm, the widest stretch that counts, they press all along but for the 50 mm between them.
    expect(printed(found, "transverse", "FEd")).toBeCloseTo((60 * (278.6 - 50)) / 150, 1);
  });
  test("one that hangs pulls, and one that goes on beyond the beam carries by itself: supports govern", () => {
    for (const result of [ofBeam([-2]), ofBeam([2, -2], F / 2)]) expect(printed(result, "transverse", "FEd")).toBeCloseTo(150, 3);
  });
  test("fails a web that it crushes", () => expect(part(ofBeam([2], 540e3), "transverse").status).toBe("fail"));
});

describe("a beam cut in two design members", () => {
  const HALVES = [
    { id: "D", members: ["M0", "M1"], stiff_bearing_length: 0.05 },
    { id: "E", members: ["M2", "M3"], stiff_bearing_length: 0.05 },
  ];
  /** IPE300 of 2 m over supports 0.6 m apart, cut in its middle, with a post there that presses it. */
  const cut = (force: number, more: Partial<Structure> = {}): Structure => {
    const whole = cutBeam(2, [0.7, 1, 1.3], { N1: "ffffrr", N3: "rfffrr" });
    return {
      ...whole,
      nodes: { ...whole.nodes, top: [1, 0, 2], ...more.nodes },
      members: [...(more.members ?? whole.members), ["post", "N2", "top"]],
      supports: { ...whole.supports, top: "ffrrrf", ...more.supports },
      designs: more.designs ?? HALVES,
      loads: { node_loads: [{ node: "top", fz: -force }] },
      check: { restrained: true },
    };
  };
  const codes = (structure: Structure): string[] => Object.values(checked(structure)).flatMap(({ asks }) => asks.map(({ code }) => code));

  test("over a post is asked where its web may not bear the whole force: 540 kN on 509 kN (EN 1993-1-5 6)", () => {
    const found = checked(cut(540e3));
    expect(
      part(checked(cut(540e3, { designs: [{ id: "D", members: ["M0", "M1", "M2", "M3"], stiff_bearing_length: 0.05 }] })).D!, "transverse")
        .status,
    ).toBe("fail");
    for (const piece of [found.D!, found.E!]) {
      expect(askOf(piece, "web_stiffeners").figures.force!.value).toBeCloseTo(540, 3);
      expect(effects(piece, "web_stiffeners")[1]).toBeGreaterThan(1);
      expect(piece.verdict).not.toBe("pass");
    }
  });
  test("is not asked where the web bears it whole, nor with stiffeners", () => {
    expect(codes(cut(300e3))).toEqual([]);
    expect(codes(cut(540e3, { designs: HALVES.map((half) => ({ ...half, web_stiffeners: "at_forces" })) }))).toEqual([]);
  });
  const M = cutBeam(2, [0.7, 1, 1.3]).members;
  const changed = (id: string, more: Record<string, unknown>): Structure["members"] =>
    M.map(([own, start, end]) => (own === id ? [own, start, end, more] : [own, start, end]));
  test("is a joint where it ends at the post's face, where a column goes on, and where a diagonal meets it", () => {
    expect(codes(cut(540e3, { members: changed("M1", { end_offset: [-0.15, 0, 0] }), designs: [HALVES[0]!] }))).toEqual([]);
    const column: Partial<Structure> = {
      nodes: { foot: [1, 0, -2] },
      members: [...M, ["lower", "N2", "foot"]],
      supports: { foot: "ffffff" },
    };
    expect(codes(cut(540e3, column))).toEqual([]);
    const brace: Partial<Structure> = {
      nodes: { far: [2, 0, 1] },
      members: [...M, ["brace", "N2", "far", { type: "truss" }]],
      supports: { far: "ffffff" },
    };
    expect(codes(cut(540e3, brace))).not.toContain("web_stiffeners");
  });
  test("is a joint of a frame where beams frame into the post below as well, and may run over the column of a single storey", () => {
    /** Two bays of 4 m under 110 kN/m, columns in as many storeys of 3 m. */
    const frame = (storeys: number): Structure => {
      const at = (x: number, z: number): string => `${x}/${z}`;
      const xs = [0, 4, 8];
      const levels = Array.from({ length: storeys }, (_, k) => 3 * (k + 1));
      const roof = 3 * storeys;
      return {
        nodes: Object.fromEntries([0, ...levels].flatMap((z) => xs.map((x) => [at(x, z), [x, 0, z] as [number, number, number]]))),
        members: levels.flatMap((z): Structure["members"] => [
          ...xs.map((x): Structure["members"][number] => [`C${at(x, z)}`, at(x, z - 3), at(x, z)]),
          [`L${z}`, at(0, z), at(4, z)],
          [`R${z}`, at(4, z), at(8, z)],
        ]),
        supports: Object.fromEntries(xs.flatMap((x) => [[at(x, 0), "ffffff"], ...levels.map((z) => [at(x, z), "rfrrrr"])])),
        designs: [`L${roof}`, `R${roof}`].map((id) => ({ id, members: [id], stiff_bearing_length: 0.1 })),
        loads: { member_loads: [`L${roof}`, `R${roof}`].map((member) => ({ member, type: "distributed", fz: -110e3 })) },
        check: { restrained: true },
      };
    };
    expect(codes(frame(1))).toContain("web_stiffeners");
    expect(codes(frame(2))).not.toContain("web_stiffeners");
  });
  test("bears a load that stands on the cut as the whole beam does", () => {
    const loaded = (designs: Structure["designs"]): Structure => ({
      ...cutBeam(4, [2]),
      designs,
      loads: { node_loads: [{ node: "N1", fz: -200e3 }] },
      check: { restrained: true },
    });
    const whole = checked(loaded([{ id: "D", members: ["M0", "M1"], stiff_bearing_length: 0.05 }])).D!;
    const half = checked(loaded([{ id: "D", members: ["M0"], stiff_bearing_length: 0.05 }])).D!;
    expect(printed(half, "transverse", "FEd")).toBeCloseTo(200, 6);
    expect(part(half, "transverse").utilisation).toBeCloseTo(part(whole, "transverse").utilisation as number, 6);
  });
  test("hinged over a support rests on it by each piece's own end: 3/4 of what lies on the half beside it", () => {
    const pin = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "rigid" };
    const spans = cutBeam(8, [4], { N0: FORK, N1: SLIDE, end: SLIDE });
    const found = checked({
      ...spans,
      hinges: [pin],
      members: [spans.members[0]!, ["M1", "N1", "end", { start_hinge: "pin" }]],
      designs: ["M0", "M1"].map((id) => ({ id, members: [id], stiff_bearing_length: 0.05 })),
      loads: {
        member_loads: [
          { member: "M0", type: "distributed", start: 0.5, end: 1, fz: -20e3 },
          { member: "M1", type: "distributed", start: 0, end: 0.5, fz: -40e3 },
        ],
      },
      check: { restrained: true },
    });
    expect(printed(found.M0!, "transverse", "FEd")).toBeCloseTo(30, 6);
    expect(printed(found.M1!, "transverse", "FEd")).toBeCloseTo(60, 6);
    expect(printed(found.M1!, "transverse", "type")).toBe("c");
  });
});
