/** What may not matter does not, and worse never reads better: columns, beam-columns, cantilevers, channels, angles, tees, hollow, slender and solid sections. */

import { describe, expect, test } from "vitest";
import { library } from "../../src/model/sections/included.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import { random } from "../building.ts";
import { once } from "../once.ts";
import { sameSeeds } from "../seeds.ts";
import { sharpAngle } from "./angles.ts";
import { tabulated } from "./fake.ts";
import { CLAMP, checked, cutBeam, FORK, SLIDE, type Structure } from "./held.ts";
import { mirrored, never, same, scaled } from "./relations.ts";

const SEEDS = sameSeeds(1, 40);

interface Kind {
  section: object;
  supports: Structure["supports"];
  /** Largest compression (N), load across (N/m along z and along y) and, for an upright member, its direction. */
  push: number;
  across: [z: number, y: number];
  upright?: true;
  design?: Record<string, unknown>;
}

const named = (name: string): object => ({ ...library().find(name)!, name });
const PINNED = { N0: FORK, end: SLIDE };
const STANDING = { N0: "fffrrf", end: "ffrrrf" };
const KINDS: Record<string, Kind> = {
  column: { section: tabulated("HEB200"), supports: STANDING, push: 500e3, across: [0, 0], upright: true },
  "column loaded sidewise": { section: tabulated("HEB200"), supports: STANDING, push: 300e3, across: [8e3, 2e3], upright: true },
  "beam-column": { section: {}, supports: PINNED, push: 90e3, across: [5e3, 800] },
  cantilever: { section: {}, supports: { N0: CLAMP }, push: 20e3, across: [3e3, 300] },
  "standing cantilever": { section: tabulated("HEB200"), supports: { N0: CLAMP }, push: 60e3, across: [1e3, 500], upright: true },
  channel: { section: tabulated("UPE200"), supports: PINNED, push: 20e3, across: [1.5e3, 200], design: { load_line: "shear_centre" } },
  "channel loaded on its centroid": {
    section: tabulated("UPE200"),
    supports: PINNED,
    push: 10e3,
    across: [800, 0],
    design: { load_line: "centroid" },
  },
  angle: { section: sharpAngle(0.1, 0.1, 0.01), supports: PINNED, push: 25e3, across: [400, 0], design: { connection: "centric" } },
  "unequal angle": {
    section: sharpAngle(0.15, 0.1, 0.012),
    supports: PINNED,
    push: 40e3,
    across: [500, 100],
    design: { connection: "centric" },
  },
  "hollow section": { section: tabulated("RHS200x100x8"), supports: PINNED, push: 80e3, across: [5e3, 1e3] },
  "class 4 column": { section: named("WI600x300x6x12"), supports: STANDING, push: 1.5e6, across: [40e3, 4e3], upright: true },
  "class 4 beam-column": { section: named("WI800x250x6x12"), supports: PINNED, push: 500e3, across: [60e3, 2e3] },
  "class 4 cantilever": { section: named("WI800x250x6x12"), supports: { N0: CLAMP }, push: 150e3, across: [20e3, 800] },
  tee: { section: named("T-IPE300"), supports: PINNED, push: 60e3, across: [800, 100] },
  "wide tee": { section: named("T-HEB300"), supports: STANDING, push: 250e3, across: [2e3, 500], upright: true, design: {} },
  "flat bar": { section: named("FL100x20"), supports: PINNED, push: 4e3, across: [300, 10] },
  "round bar": { section: named("RD60"), supports: STANDING, push: 10e3, across: [200, 100], upright: true },
  "standing hollow section": { section: tabulated("SHS150x8"), supports: STANDING, push: 200e3, across: [3e3, 1e3], upright: true },
};

interface Made {
  length: number;
  structure: (cuts: number[], restraints: readonly Record<string, unknown>[]) => Structure;
  restraints: Record<string, unknown>[];
}

function made({ section, supports, push, across, upright, design = {} }: Kind, seed: number): Made {
  const next = random(seed);
  const length = 3 + 3 * next();
  const restraints = Array.from({ length: 2 }, () => ({
    position: 0.15 + 0.7 * next(),
    flange: ["top", "bottom", "both"][Math.floor(3 * next())]!,
  }));
  const [n, z, y] = [push * (0.3 + 0.7 * next()), across[0] * (next() < 0.3 ? -1 : 1), across[1] * next()];
  const structure: Made["structure"] = (cuts, lateral_restraints) => {
    const beam = cutBeam(length, cuts, supports);
    const load = upright ? { fx: z, fy: y } : { fz: -z, fy: y };
    return {
      ...beam,
      nodes: upright ? Object.fromEntries(Object.entries(beam.nodes).map(([id, [x]]) => [id, [0, 0, x]])) : beam.nodes,
      section: { ...section, id: "section" },
      loads: {
        node_loads: [{ node: "end", ...(upright ? { fz: -n } : { fx: -n }) }],
        member_loads: beam.members.map(([member]) => ({ member, type: "distributed", ...load })),
      },
      designs: [
        { ...beam.designs[0], web_stiffeners: "at_forces", ...design, ...(lateral_restraints.length ? { lateral_restraints } : {}) },
      ],
    };
  };
  return { length, structure, restraints };
}

const read = (structure: Structure): CheckResult => checked(structure).D!;

describe.each(Object.entries(KINDS))("%s", (_, kind) => {
  /** Whole and without any restraint. */
  const plain = once((seed: number) => {
    const structure = made(kind, seed).structure([], []);
    return { structure, found: read(structure) };
  });
  test.each(SEEDS)("a lateral restraint goes with the forces as they are, %s", (seed) => {
    const { structure, restraints } = made(kind, seed);
    const all = read(structure([], restraints));
    const { found: bare } = plain(seed);
    restraints.forEach((_, i) => {
      const fewer = read(
        structure(
          [],
          restraints.filter((_, j) => j !== i),
        ),
      );
      never(all, fewer);
      never(fewer, bare);
    });
  });
  test.each(SEEDS)("in pieces, mirrored, and with start and end exchanged, %s", (seed) => {
    const { structure, restraints, length } = made(kind, seed);
    const restrained = read(structure([], restraints));
    expect(restrained.verifications.length).toBeGreaterThan(2);
    same(restrained, read(structure([0.3 * length, 0.55 * length], restraints)), 4);
    // A flange named top has another name in a mirror; a channel, an angle or a standing tee looks the other way.
    const { structure: whole, found } = plain(seed);
    const backwards = whole.members.map(([id, start, end]): Structure["members"][number] => [id, end, start]);
    if (!kind.design)
      for (const other of [mirrored(whole, 0), mirrored(whole, 1), { ...whole, members: backwards }]) same(found, read(other), 5);
  });
  test.each(SEEDS)("a design member per piece deflects no less than the whole, %s", (seed) => {
    const { structure, length } = made(kind, seed);
    const check = { type: "deflection", limit_ratio: 250, axis: seed % 2 ? "z" : "y" };
    const whole = read({ ...structure([], []), check });
    const cut = structure([0.3 * length, 0.55 * length], []);
    const pieces = checked({ ...cut, check, designs: cut.members.map(([id]) => ({ id, members: [id] })) });
    for (const piece of Object.values(pieces)) never(whole, piece, { deflection: 1e-4 });
  });
  test.each(SEEDS)("all loads grow by one factor, %s", (seed) => {
    const { structure: whole, found } = plain(seed);
    let before = found;
    for (const factor of [1.3, 3]) {
      const after = read(scaled(whole, factor));
      never(before, after);
      before = after;
    }
  });
});
