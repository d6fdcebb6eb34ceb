/** Leaving out what cannot govern changes nothing: every combination solved exactly, every station verified, is the oracle. */

import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Model } from "../../../src/api/index.ts";
import type { Bounds, Looks } from "../../../src/checks/bounds.ts";
import type { StationVerification } from "../../../src/checks/verification.ts";
import { model, random, support } from "../../building.ts";
import { sameSeeds } from "../../seeds.ts";

const SEEDS = sameSeeds(1, 60);
const library = JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf8")) as unknown;

/** A braced or swaying frame of every kind of section under combinations that differ in shape, not in size alone. */
function frame(seed: number): Model {
  const next = random(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const between = (low: number, high: number): number => low + (high - low) * next();
  const [bays, storeys] = [1 + Math.floor(2 * next()), 1 + Math.floor(2 * next())];
  const nodes: Record<string, [number, number, number]> = {};
  const members: Record<string, unknown>[] = [];
  const spans = [0, ...Array.from({ length: bays }, () => between(4, 8))];
  const at = (i: number): number => spans.slice(0, i + 1).reduce((sum, span) => sum + span, 0);
  for (let k = 0; k <= storeys; k++)
    for (let j = 0; j < 2; j++)
      for (let i = 0; i <= bays; i++) {
        nodes[`N${i}${j}${k}`] = [at(i), 5 * j, 3.6 * k];
        if (k === 0) continue;
        members.push({ id: `C${i}${j}${k}`, start: `N${i}${j}${k - 1}`, end: `N${i}${j}${k}`, section: "column" });
        if (i < bays)
          members.push({ id: `X${i}${j}${k}`, start: `N${i}${j}${k}`, end: `N${i + 1}${j}${k}`, section: pick(["beam", "tube"]) });
        if (j === 0) members.push({ id: `Y${i}${j}${k}`, start: `N${i}0${k}`, end: `N${i}1${k}`, section: pick(["beam", "channel"]) });
      }
  const beams = members.filter(({ id }) => !String(id).startsWith("C"));
  const loads = (size: number) =>
    beams.map(({ id }) =>
      next() < 0.7
        ? { member: id, type: "distributed", fz: -size * next() }
        : { member: id, type: "point", position: between(1, 3), fz: -3 * size * next(), fy: 0.1 * size * next() },
    );
  const cases = [
    { id: "G", nature: "permanent", self_weight: 1, member_loads: loads(15e3) },
    { id: "Q", nature: "imposed", self_weight: 0, member_loads: loads(12e3) },
    { id: "W", nature: "wind", self_weight: 0, node_loads: [{ node: `N00${storeys}`, fx: 40e3 * next(), fy: 15e3 * next() }] },
  ];
  return model({
    nodes,
    members,
    supports: Object.keys(nodes).flatMap((node) => (node.endsWith("0") ? [support(`S${node}`, node, "ffffff")] : [])),
    cases,
    combinations: Array.from({ length: 5 }, (_, c) => ({
      id: `U${c}`,
      limit_state: "ULS",
      terms: cases.map(({ id }) => ({ load_case: id, factor: id === "W" ? between(-1.5, 1.5) : between(0.9, 1.6) })),
    })),
    sections: [
      { id: "column", library: pick(["HEB200", "IPE300", "HEA240"]) },
      { id: "beam", library: pick(["IPE240", "IPE400", "HEA200"]) },
      { id: "tube", library: pick(["RHS200x100x8", "CHS168.3x8"]) },
      { id: "channel", library: "UPN200" },
    ],
    material: { grade: "S355", fy: 355e6 },
    analysis: {
      checks: [{ id: "steel", type: "en1993_1_1", all: true, limit_state: "ULS", ...(next() < 0.3 ? { use_f: true } : {}) }],
    },
  });
}

function withDesignMembers(document: Model, seed: number): Model {
  const next = random(seed + 1000);
  document.model.design_members = document.model.members.flatMap(({ id }) => {
    if (next() < 0.15) return [];
    const restraints =
      next() < 0.3 ? { lateral_restraints: [{ position: 0.5, flange: next() < 0.5 ? ("top" as const) : ("both" as const) }] } : {};
    const warping = next() < 0.3 ? { warping_start: "free" as const, warping_end: "free" as const } : {};
    return [{ id: `D${id}`, members: [id] as [string], ...restraints, ...warping, ...(next() < 0.5 ? { l_cr_y: 4, l_cr_z: 4 } : {}) }];
  });
  return document;
}

type Solver = typeof import("../../../src/api/index.ts");

/** The solver anew, so that it takes what the test puts in place of its modules. */
const solver = (): Promise<Solver> => {
  vi.resetModules();
  return import("../../../src/api/index.ts");
};
/** Of combinations that use as much, to round-off, any may govern. */
const checksOf = ({ openLibrary, solve }: Solver, document: Model): unknown =>
  solve(document, { sections: openLibrary(library) }).checks.map(({ id, verdict, verifications, coverage, questions }) => ({
    ...{ id, verdict, coverage, questions },
    verifications: verifications.map(({ key, status, utilisation, reason }) => ({
      ...{ key, status, reason },
      utilisation: utilisation === null ? null : Number(utilisation.toPrecision(8)),
    })),
  }));

test("random frames: the same results as the exhaustive way", async () => {
  const own = await solver();
  vi.doMock("../../../src/checks/bounds.ts", async (original) => ({
    ...(await original<object>()),
    settleByBound: ({ count }: Bounds, _: Float64Array, { settle }: Looks) => {
      for (let i = 0; i < count; i++) settle(i);
    },
  }));
  vi.doMock("../../../src/checks/verifications.ts", async (original) => {
    const real = await original<{ STATION_VERIFICATIONS: StationVerification[] }>();
    return { ...real, STATION_VERIFICATIONS: real.STATION_VERIFICATIONS.map((one) => ({ ...one, alone: null })) };
  });
  const exhaustive = await solver();
  vi.doUnmock("../../../src/checks/bounds.ts");
  vi.doUnmock("../../../src/checks/verifications.ts");
  // Files share their modules: the next one is not to find these.
  vi.resetModules();
  for (const seed of SEEDS) {
    const document = withDesignMembers(frame(seed), seed);
    expect(checksOf(own, document), `seed ${seed}`).toEqual(checksOf(exhaustive, document));
  }
}, 600_000);
