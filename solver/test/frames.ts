/** Random stable frames with everything the format offers: hinges, springs, offsets, rotations, all kinds of load. */

import type { Model } from "../src/api/index.ts";
import { hinge, model, random, support } from "./building.ts";

type Any = Record<string, unknown>;

export interface FrameOptions {
  /** Leave out what another program under comparison cannot do. */
  plain?: boolean;
  /** Of its combinations. `SLS` for tests of what is linear: no stability is sought there, which is three quarters of a solve. */
  limitState?: "ULS" | "SLS";
}

export function randomFrame(seed: number, options: FrameOptions = {}): Model {
  const next = random(seed);
  const between = (low: number, high: number): number => low + (high - low) * next();
  const chance = (share: number): boolean => next() < share;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  const counts = [1 + Math.floor(next() * 2), Math.floor(next() * 2), 1 + Math.floor(next() * 2)] as const;
  const nodes: Record<string, [number, number, number]> = {};
  const name = (i: number, j: number, k: number): string => `N${i}${j}${k}`;
  const skew = chance(0.5) ? 0.6 : 0;
  for (let k = 0; k <= counts[2]; k++) {
    for (let j = 0; j <= counts[1]; j++) {
      for (let i = 0; i <= counts[0]; i++) {
        nodes[name(i, j, k)] = [5 * i + between(-skew, skew), 4 * j + between(-skew, skew), 3.2 * k + between(-skew, skew)];
      }
    }
  }
  const hinges = [
    hinge("pin", { ry: "free", rz: "free" }),
    hinge("major", { ry: "free" }),
    hinge("soft", { ry: 10 ** between(5, 8), rz: 10 ** between(5, 8) }),
    hinge("slide", { ux: 10 ** between(6, 9) }),
    hinge("twist", { rx: "free" }),
    hinge("shear", { uz: 10 ** between(5, 8), ry: "free" }),
  ];
  const members: Any[] = [];
  const add = (start: string, end: string, kind: "column" | "beam" | "brace"): void => {
    const member: Any = { id: `M${members.length}`, start, end, section: pick(["a", "b", ...(options.plain ? [] : ["angle"])]) };
    if (chance(0.5)) member.rotation = pick([0, 30, 90, -45, between(-180, 180)]);
    if (kind === "beam" && chance(0.4))
      member.start_hinge = pick(options.plain ? ["pin", "major"] : ["pin", "major", "soft", "slide", "twist", "shear"]);
    if (kind === "beam" && chance(0.3)) member.end_hinge = pick(options.plain ? ["major"] : ["major", "soft", "pin"]);
    if (kind === "brace") member.type = "truss";
    if (!options.plain && kind !== "brace" && chance(0.2))
      member.start_offset = [between(-0.2, 0.2), between(-0.2, 0.2), between(-0.2, 0.2)];
    if (!options.plain && kind !== "brace" && chance(0.2)) member.end_offset = [0, between(-0.2, 0.2), between(-0.2, 0.2)];
    members.push(member);
  };
  for (let k = 1; k <= counts[2]; k++) {
    for (let j = 0; j <= counts[1]; j++) {
      for (let i = 0; i <= counts[0]; i++) {
        if (chance(0.5)) add(name(i, j, k - 1), name(i, j, k), "column");
        else add(name(i, j, k), name(i, j, k - 1), "column");
        if (i < counts[0]) add(name(i, j, k), name(i + 1, j, k), "beam");
        if (j < counts[1]) add(name(i, j, k), name(i, j + 1, k), "beam");
        if (i < counts[0] && chance(0.25)) add(name(i, j, k - 1), name(i + 1, j, k), "brace");
      }
    }
  }
  const supports = Object.keys(nodes)
    .filter((id) => id.endsWith("0"))
    .map((id, i) => {
      // Pinned bases still hold the twist of their columns: a beam pinned at its top would let them spin.
      if (i === 0 || chance(0.6)) return support(`S${i}`, id, "ffffff");
      if (options.plain || chance(0.5)) return support(`S${i}`, id, "ffffrf");
      return support(`S${i}`, id, {
        ux: "fixed",
        uy: 10 ** between(6, 9),
        uz: 10 ** between(6, 9),
        rx: 10 ** between(5, 8),
        ry: "free",
        rz: "fixed",
      });
    });
  const cases = ["A", "B"].map((id) => loadCase(id));
  function loadCase(id: string): Any {
    const node_loads = Object.keys(nodes)
      .filter((node) => !node.endsWith("0") && chance(0.5))
      .map((node) => ({
        node,
        fx: between(-2e4, 2e4),
        fy: between(-2e4, 2e4),
        fz: between(-5e4, 0),
        mx: between(-5e3, 5e3),
        my: between(-5e3, 5e3),
      }));
    const member_loads: Any[] = [];
    for (const member of members) {
      const own = { member: member.id };
      const axes = pick(["global", "local"]);
      if (chance(0.3))
        member_loads.push({
          ...own,
          type: "distributed",
          axes: options.plain ? axes : pick(["global", "local", "projected"]),
          fx: between(-3e3, 3e3),
          fy: between(-3e3, 3e3),
          fz: between(-2e4, 0),
        });
      if (chance(0.2)) {
        const start = between(0, 0.4);
        member_loads.push({
          ...own,
          type: "distributed",
          axes,
          start,
          end: between(start + 0.1, 1),
          fy: between(-3e3, 3e3),
          fy_end: between(-3e3, 3e3),
          fz: between(-2e4, 0),
          fz_end: between(-2e4, 0),
          fx: between(-3e3, 3e3),
          fx_end: between(-3e3, 3e3),
        });
      }
      if (chance(0.2))
        member_loads.push({
          ...own,
          type: "point",
          axes,
          position: between(0.05, 0.95),
          fx: between(-1e4, 1e4),
          fy: between(-1e4, 1e4),
          fz: between(-3e4, 0),
        });
      const torque = member.type === "truss" || member.start_hinge === "twist" ? 0 : between(-3e3, 3e3);
      if (chance(0.15))
        member_loads.push({
          ...own,
          type: "moment",
          axes: "local",
          position: between(0.05, 0.95),
          mx: torque,
          my: between(-8e3, 8e3),
          mz: between(-8e3, 8e3),
        });
      if (!options.plain && chance(0.15)) {
        const bends = member.section === "angle" ? {} : { gradient_y: between(-50, 50), gradient_z: between(-50, 50) };
        member_loads.push({ ...own, type: "temperature", dt: between(-40, 40), ...bends });
      }
    }
    const settles = !options.plain && chance(0.5);
    return {
      id,
      nature: "other",
      self_weight: chance(0.5) ? 1 : 0,
      node_loads,
      member_loads,
      ...(settles ? { support_displacements: [{ support: "S0", uz: -0.01, ux: 0.004, ry: 0.2 }] } : {}),
    };
  }
  return model({
    nodes,
    members,
    supports,
    hinges,
    cases,
    sections: [
      { id: "a", a: 0.00538, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7, ...(options.plain ? {} : { avy: 3.2e-3, avz: 2.57e-3 }) },
      { id: "b", a: 0.0149, iy: 2.517e-4, iz: 8.563e-5, it: 1.85e-6 },
      { id: "angle", a: 0.00194, iy: 1.77e-6, iz: 1.77e-6, it: 7e-8, iyz: -1.04e-6 },
    ],
    combinations: [
      {
        id: "U1",
        limit_state: options.limitState ?? "ULS",
        terms: [
          { load_case: "A", factor: 1.35 },
          { load_case: "B", factor: 1.5 },
        ],
      },
      {
        id: "U2",
        limit_state: options.limitState ?? "ULS",
        terms: [
          { load_case: "A", factor: 1 },
          { load_case: "B", factor: -0.7 },
        ],
      },
    ],
  });
}
