/** Buckling lengths given and found, against the modes of the structure. */

import { describe, expect, test } from "vitest";
import { part, printed, tabulated } from "../checks/fake.ts";
import { CLAMP, checked, cutBeam, even, FORK, SLIDE, type Structure, solved } from "../checks/held.ts";

describe("a portal that sways, α = 7.8", () => {
  const structure = (lengths: object, [q, down, push] = [10e3, 100e3, 5e3]): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 5], C: [8, 0, 5], D: [8, 0, 0] },
    members: [
      ["left", "A", "B"],
      ["beam", "B", "C"],
      ["right", "D", "C"],
    ],
    supports: { A: "fffrrf", D: "fffrrf", B: "rfrrrr", C: "rfrrrr" },
    loads: {
      ...even(["beam"], q),
      node_loads: [
        { node: "B", fz: -down, fx: push },
        { node: "C", fz: -down },
      ],
    },
    designs: [
      ...["left", "right"].map((id) => ({ id, members: [id], l_t: 5, ...lengths })),
      { id: "beam", members: ["beam"], lateral_restraints: [0.25, 0.5, 0.75].map((position) => ({ position, flange: "both" })) },
    ],
  });
  const portal = (lengths: object) => checked(structure(lengths));
  test("first order stays open with any lengths (5.2.1(3)), since those of the sway mode make up for columns' moments alone (5.2.2(8))", () => {
    for (const lengths of [{}, { l_cr_y: 5, l_cr_z: 5 }, { l_cr_y: 5, l_cr_z: 15 }, { l_cr_y: 13, l_cr_z: 5 }])
      expect(part(portal(lengths).left!, "stability").status).toBe("not_covered");
    expect(part(portal({ l_cr_y: 5, l_cr_z: 5 }).beam!, "stability").status).toBe("not_covered");
  });
  test("by second order a column has its own length where the structure leans both ways in its plane (5.2.2(7)b), and that of the sway mode elsewhere (5.2.2(8))", () => {
    const leaning = (imperfections: object) => {
      const { left } = checked({ ...structure({}), options: { order: "second", imperfections } });
      return left!;
    };
    const found = leaning({ directions: ["+x", "-x"] });
    expect(part(found, "buckling_y")).toMatchObject({ status: "pass", reason: null });
    expect(printed(found, "buckling_y", "Lcr,y")).toBe(5);
    expect(JSON.stringify(part(found, "buckling_y").steps)).toContain("its own: second order leans the structure both ways");
    // α·N = 7.81·140 kN stands for 12.6 m.
    for (const imperfections of [{ directions: ["+x"] }, { directions: ["+y", "-y"] }, { directions: ["+x", "-x"], among_loads: true }])
      expect(printed(leaning(imperfections), "buckling_y", "Lcr,y")).toBeCloseTo(12.6, 0);
  });
});

test("a piece of an arch that does not sway, αcr ≥ 10, keeps the length that the arch's mode stands for", () => {
  const nodes = { A: [0, 0, 0], B: [2, 0, 0.75], C: [4, 0, 1], D: [6, 0, 0.75], E: [8, 0, 0] } as Structure["nodes"];
  const arch: Structure = {
    nodes,
    members: ["AB", "BC", "CD", "DE"].map((id) => [id, id[0]!, id[1]!]),
    supports: { A: "fffrrf", E: "fffrrf", B: "rfrrrr", C: "rfrrrr", D: "rfrrrr" },
    section: { iz: 8e-5 },
    loads: { node_loads: ["B", "C", "D"].map((node) => ({ node, fz: -180e3 })) },
    designs: [{ id: "AB", members: ["AB"] }],
  };
  const { stability, checks } = solved(arch);
  const { alpha_cr, sway } = stability[0]!;
  expect(sway).toBe(true);
  expect(alpha_cr).toBeGreaterThan(10);
  // Of a shallow two-hinged arch it is near half of the span's, as that of a strut of half its developed length (Timoshenko and Gere, Theory of Elastic Stability, 7.3).
  const l_cr = printed(checks[0]!, "buckling_y", "Lcr,y");
  expect(l_cr).toBeGreaterThan(3.5);
  expect(l_cr).toBeLessThan(4.5);
});

describe("a strut between rigid offsets along its axis, pinned at its nodes", () => {
  const strut = (flexible: number, rigid: number) =>
    checked({
      nodes: { A: [0, 0, 0], B: [flexible + 2 * rigid, 0, 0] },
      members: [["M", "A", "B", { start_offset: [rigid, 0, 0], end_offset: [-rigid, 0, 0] }]],
      supports: { A: FORK, B: SLIDE },
      loads: { node_loads: [{ node: "B", fx: -100e3 }] },
      section: { ...tabulated("HEB200"), id: "section" },
      designs: [{ id: "D", members: ["M"] }],
    }).D!;
  test.each([
    [4, 1],
    [2, 0.5],
    [4, 0.3],
  ])("%s m between offsets of %s m buckle from node to node: the exact length, never the flexible one", (flexible, rigid) => {
    // Symmetric mode: EI·y'' = −N·y inside, y/y' = a at the offset's end: k·a·tan(k·l/2) = 1.
    let [low, high] = [0, Math.PI / flexible];
    for (let i = 0; i < 60; i++) {
      const k = (low + high) / 2;
      if (k * rigid * Math.sin((k * flexible) / 2) < Math.cos((k * flexible) / 2)) low = k;
      else high = k;
    }
    const length = printed(strut(flexible, rigid), "buckling_z", "Lcr,z");
    expect(length / (Math.PI / low)).toBeCloseTo(1, 2);
    expect(Math.PI / low).toBeGreaterThan(1.1 * flexible);
  });
});

describe("a column that bows, with a design member to each piece", () => {
  const column = (section: object, moment: object, pieces: boolean, lengths: object = {}) => {
    const beam = cutBeam(6, pieces ? [2.5] : []);
    return checked({
      ...beam,
      section: { ...section, id: "section" },
      loads: {
        node_loads: [
          { node: "N0", ...moment },
          { node: "end", fx: -300e3, ...Object.fromEntries(Object.entries(moment).map(([key, value]) => [key, -value])) },
        ],
      },
      designs: beam.members.map(([id]): Structure["designs"][number] => ({ id, members: [id], ...lengths })),
    }).M0!;
  };
  test.each([
    ["a square tube about y-y", tabulated("SHS150x8"), { my: 20e3 }],
    ["a square tube about both axes", tabulated("SHS150x8"), { my: 20e3, mz: 10e3 }],
    ["an H about z-z", tabulated("HEB200"), { mz: 20e3 }],
  ])("%s: 6.3.3 is what the whole uses, Cm = 1 under an even moment and not the 0.9 of a sway mode", (name, section, moment) => {
    const whole = part(column(section, moment, false), "interaction").utilisation as number;
    // The mode of a tube has the moment in it as well, α·N/PE + (α·M/Mcr)² = 1, and a length that is a little more.
    expect(part(column(section, moment, true), "interaction").utilisation).toBeCloseTo(whole, name.startsWith("an H") ? 4 : 2);
    expect(part(column(section, moment, true, { l_cr_y: 6, l_cr_z: 6, l_t: 6 }), "interaction").utilisation).toBeCloseTo(whole, 4);
  });
});

describe("rafters held across the frame at eaves and ridge, which bow sideways first", () => {
  const L = Math.hypot(8, 1);
  const declared = [0, 0.25, 0.5, 0.75, 1].map((position) => ({ position, flange: "both" }));
  /** With so many pieces to a rafter, whose nodes are held across too where asked for. */
  const pitched = (q: number, pieces: number, restraints: object, isHeld = false): Structure => {
    const nodes: Structure["nodes"] = { A: [0, 0, 0], B: [0, 0, 4], R: [8, 0, 5], C: [16, 0, 4], D: [16, 0, 0] };
    const rafter = (id: string, start: string, end: string): Structure["members"] =>
      Array.from({ length: pieces }, (_, i) => {
        const place = (at: number): string => {
          if (at === 0 || at === pieces) return at ? end : start;
          const [a, b] = [nodes[start]!, nodes[end]!];
          nodes[`${id}${at}`] = [0, 1, 2].map((c) => a[c]! + ((b[c]! - a[c]!) * at) / pieces) as [number, number, number];
          return `${id}${at}`;
        };
        return [`${id}-${i}`, place(i), place(i + 1)];
      });
    const members: Structure["members"] = [["left", "A", "B"], ...rafter("up", "B", "R"), ...rafter("down", "R", "C"), ["right", "D", "C"]];
    const across = isHeld ? Object.keys(nodes).filter((node) => /\d/.test(node)) : [];
    return {
      nodes,
      members,
      supports: { A: "ffffff", D: "ffffff", ...Object.fromEntries(["B", "R", "C", ...across].map((node) => [node, "rfrrrr"])) },
      loads: even(
        members.map(([id]) => id).filter((id) => /-/.test(id)),
        q,
      ),
      designs: ["up", "down"].map((id) => ({
        id,
        members: members.map(([member]) => member).filter((member) => member.startsWith(id)),
        ...restraints,
      })),
      options: { imperfections: { directions: ["+x", "-x"], among_loads: true } },
    };
  };
  const length = (structure: Structure, axis: "y" | "z"): number => printed(checked(structure).up!, `buckling_${axis}`, `Lcr,${axis}`);
  test("about y it is that of both rafters in the frame's plane, whatever they do across it", () => {
    const bowing = pitched(5e3, 1, { lateral_restraints: declared });
    const { alpha_cr, sway, participation_y } = solved(bowing).stability[0]!;
    expect([sway, participation_y.every((share) => share < 0.01)]).toEqual([false, true]);
    expect(alpha_cr).toBeLessThan(10);
    // Held across at every eighth and stiff between, it has modes in the plane alone, of which the lowest takes the columns with it.
    const plane = solved({ ...pitched(5e3, 8, {}, true), section: { iz: 1e-3 } }).stability[0]!;
    expect(plane.participation_y.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.99);
    const n = printed(checked(bowing).up!, "buckling_y", "NEd") * 1e3;
    const mode = Math.PI * Math.sqrt((210e9 * (tabulated("IPE300").iy as number)) / (plane.alpha_cr! * n));
    expect(length(bowing, "y")).toBeLessThan(mode * 1.01);
    expect(length(bowing, "y")).toBeGreaterThan(L / 2);
  });
  test("about z it is what lies between declared restraints of both flanges; without them the mode's", () => {
    expect(length(pitched(5e3, 1, { lateral_restraints: declared }), "z")).toBeCloseTo(L / 4, 2);
    expect(length(pitched(5e3, 1, { lateral_restraints: declared.map((one) => ({ ...one, flange: "top" })) }), "z") / L).toBeCloseTo(
      0.97,
      2,
    );
  });
  test("with the length that the structure gives it passes, as with its own", () => {
    const loaded = (q: number, more: object) => checked(pitched(q, 1, { lateral_restraints: declared, ...more })).up!;
    expect(part(loaded(7.5e3, {}), "interaction").status).toBe("pass");
    expect(part(loaded(7.5e3, { l_cr_y: L }), "interaction").status).toBe("pass");
    // Its moment alone is more than it bears.
    expect(part(loaded(16e3, {}), "interaction").status).toBe("fail");
  });
});

describe("rafters of a portal that sways, by second order with leans both ways: two of 8 m that meet at a ridge", () => {
  const rafter = (push: number) =>
    checked({
      nodes: { A: [0, 0, 0], B: [0, 0, 6], R: [7.9, 0, 7.2], C: [15.8, 0, 6], D: [15.8, 0, 0] },
      members: [
        ["left", "A", "B"],
        ["up", "B", "R"],
        ["down", "R", "C"],
        ["right", "D", "C"],
      ],
      supports: { A: "fffrrf", D: "fffrrf", B: "rfrrrr", R: "rfrrrr", C: "rfrrrr" },
      section: { iy: 4e-4, iz: 1e-4 },
      loads: {
        ...even(["up", "down"], 2e3),
        node_loads: [
          { node: "B", fx: push, fz: -2000e3 },
          { node: "C", fx: -push, fz: -2000e3 },
        ],
      },
      designs: [{ id: "up", members: ["up"] }],
      options: { order: "second", imperfections: { directions: ["+x", "-x"] } },
    }).up!;
  // As one they bow at π²·EI/16² = 3.24 MN.
  const tenth = (Math.PI ** 2 * 210e9 * 4e-4) / (2 * Math.hypot(7.9, 1.2)) ** 2 / 10;
  test("their own length counts up to a tenth of the force at which both bow as one", () => {
    const [light, heavy] = [rafter(0), rafter(500e3)];
    expect(printed(light, "buckling_y", "NEd") * 1e3).toBeLessThan(tenth);
    expect(printed(light, "buckling_y", "Lcr,y")).toBeCloseTo(Math.hypot(7.9, 1.2), 6);
    expect(printed(heavy, "buckling_y", "Lcr,y")).toBeGreaterThan(Math.hypot(7.9, 1.2));
  });
});

describe("the arm of a canopy on a post that gives way in torsion", () => {
  // The post's Ncr,z is π²·210e9·604e-8/10² = 125 kN: 15 kN on it sway at about 8.
  const canopy = (push: number, design = {}, it = 2e-5): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 5], C: [3, 0, 5] },
    members: [
      ["P", "A", "B"],
      ["R", "B", "C"],
    ],
    supports: { A: CLAMP },
    section: { it },
    loads: {
      node_loads: [
        { node: "B", fz: -15e3 },
        { node: "C", fz: -500, fx: -push },
      ],
    },
    designs: [
      { id: "P", members: ["P"], l_cr_y: 10, l_cr_z: 10 },
      { id: "R", members: ["R"], ...design },
    ],
    options: { order: "second", imperfections: { directions: ["+x", "-x", "+y", "-y"] } },
  });
  const keys = ["buckling_y", "buckling_z", "buckling_tf", "interaction"];
  test("is verified as far as the post's torsion holds it", () => {
    // GIt/H = 80.8e9·2e-5/5 = 323 kNm/rad, half of it counted: Ncr,z = 1/(3/161.5 + 6²/(π²·1268)) = 46.6 kN, and 4 % of it 1.86 kN.
    const { stability, checks } = solved(canopy(1.7e3));
    expect(Math.min(...stability.map(({ alpha_cr }) => alpha_cr!))).toBeLessThan(10);
    const arm = checks.find(({ target }) => target.id === "R")!;
    expect(keys.map((key) => part(arm, key).status)).toEqual(keys.map(() => "pass"));
    expect(arm.questions).toEqual([]);
    // The softer the post is in torsion, the longer the arm's length across.
    const across = (it: number): number => printed(checked(canopy(30, {}, it)).R!, "buckling_z", "Lcr,z");
    expect(across(20.1e-8)).toBeGreaterThan(2 * across(2e-5));
  });
});

describe("a post that stands alone, clamped at its foot", () => {
  const post = (n: number, push: number, more: Partial<Structure> = {}): Structure => ({
    nodes: { A: [0, 0, 0], M: [0, 0, 2], B: [0, 0, 4] },
    members: [
      ["low", "A", "M"],
      ["high", "M", "B"],
    ],
    supports: { A: CLAMP },
    loads: { node_loads: [{ node: "B", fz: -n, fx: push }] },
    designs: [{ id: "D", members: ["low", "high"], l_t: 4 }],
    ...more,
  });
  test("has twice its length; a foot that turns is a spring of the model, and with one of 0.8·EI/L it fails", () => {
    const clamped = checked(post(60e3, 2e3)).D!;
    expect(printed(clamped, "buckling_z", "Lcr,z")).toBeCloseTo(8, 1);
    expect(clamped.questions).toEqual([]);
    // tan kL·kL = 0.8: kL = 0.791, Lcr = π·L/0.791 = 15.9 m, Ncr,z = 49 kN for 60 kN.
    const spring = (0.8 * 210e9 * 6.04e-6) / 4;
    const soft = { ux: "fixed", uy: "fixed", uz: "fixed", rx: spring, ry: spring, rz: "fixed" };
    expect(checked(post(60e3, 2e3, { supports: { A: soft } })).D!.verdict).toBe("fail");
  });
});
