/** Loads of one load case: node forces, member loads in local axes, movements of supports. */

import { SolveError } from "../error.ts";
import { DIRECTIONS, type MemberLoads } from "../results.ts";
import type { Frame } from "./frame.ts";
import { choice, type Entity, entity, finite, fraction, optional, optionalList, reference } from "./reading.ts";
import { GRAVITY } from "./standards.ts";
import { radians } from "./trigonometry.ts";

export interface CaseLoads {
  id: string;
  nature: string;
  /** Six per node: forces and moments, global axes. */
  nodal: Float64Array;
  member: MemberLoads;
  /** Six per support: imposed movements (m, rad); undefined when there are none. */
  settlement: Float64Array | undefined;
}

const FORCES = ["fx", "fy", "fz"] as const;
const MOMENTS = ["mx", "my", "mz"] as const;
const FORCE_ENDS = ["fx_end", "fy_end", "fz_end"] as const;

export function readCase(item: Entity, path: string, frame: Frame): CaseLoads {
  const loads: CaseLoads = {
    id: item.id as string,
    nature: typeof item.nature === "string" ? item.nature : "other",
    nodal: new Float64Array(6 * frame.nodeIds.length),
    member: { lines: [], points: [], strains: [], weights: [] },
    settlement: undefined,
  };
  const weight = finite(item.self_weight, `${path}.self_weight`);
  if (weight !== 0) addWeight(loads.member, frame, weight);
  optionalList(item.node_loads, `${path}.node_loads`).forEach((value, i) => {
    addNodeLoad(entity(value, `${path}.node_loads[${i}]`), `${path}.node_loads[${i}]`, frame, loads.nodal);
  });
  optionalList(item.member_loads, `${path}.member_loads`).forEach((value, i) => {
    addMemberLoad(entity(value, `${path}.member_loads[${i}]`), `${path}.member_loads[${i}]`, frame, loads.member);
  });
  optionalList(item.support_displacements, `${path}.support_displacements`).forEach((value, i) => {
    const place = `${path}.support_displacements[${i}]`;
    loads.settlement ??= new Float64Array(6 * frame.supports.length);
    addSettlement(entity(value, place), place, frame, loads.settlement);
  });
  return loads;
}

function addWeight(target: MemberLoads, frame: Frame, factor: number): void {
  for (let m = 0; m < frame.memberIds.length; m++) {
    const q = -factor * GRAVITY * frame.materials[frame.materialOf[m]!]!.density * frame.sections[frame.sectionOf[m]!]!.a;
    if (q === 0) continue;
    const axes = frame.axes;
    target.weights.push(m, q * axes[9 * m + 2]!, q * axes[9 * m + 5]!, q * axes[9 * m + 8]!);
  }
}

function addNodeLoad(load: Entity, path: string, frame: Frame, nodal: Float64Array): void {
  const node = reference(load.node, frame.nodeIndex, `${path}.node`, "node");
  [...FORCES, ...MOMENTS].forEach((key, j) => (nodal[6 * node + j]! += optional(load[key], `${path}.${key}`, 0)));
}

function addMemberLoad(load: Entity, path: string, frame: Frame, target: MemberLoads): void {
  const m = reference(load.member, frame.memberIndex, `${path}.member`, "member");
  const length = frame.length[m]!;
  const type = choice(load.type, `${path}.type`, ["point", "moment", "distributed", "temperature"]);
  if (type === "temperature") return addTemperature(load, path, frame, m, target);
  const axes = load.axes === undefined ? "global" : choice(load.axes, `${path}.axes`, ["global", "local", "projected"]);
  if (type === "distributed") return addLine(load, path, frame, m, axes, target);
  if (axes === "projected") {
    throw new SolveError("invalid_model", `${path}.axes: only a distributed load can be projected`, { path: `${path}.axes` });
  }
  const keys = type === "point" ? FORCES : MOMENTS;
  const given = keys.map((key) => optional(load[key], `${path}.${key}`, 0));
  const [x, y, z] = axes === "local" ? given : toLocal(frame.axes, m, given);
  const position = length * fraction(load.position, `${path}.position`);
  if (type === "point") target.points.push(m, position, x!, y!, z!, 0, 0, 0);
  else target.points.push(m, position, 0, 0, 0, x!, y!, z!);
}

function addLine(load: Entity, path: string, frame: Frame, m: number, axes: "global" | "local" | "projected", target: MemberLoads): void {
  const length = frame.length[m]!;
  const from = load.start === undefined ? 0 : fraction(load.start, `${path}.start`);
  const to = load.end === undefined ? 1 : fraction(load.end, `${path}.end`);
  if (!(to > from)) throw new SolveError("invalid_model", `${path}.end: must lie after start`, { path: `${path}.end` });
  const first = FORCES.map((key) => optional(load[key], `${path}.${key}`, 0));
  const second = FORCE_ENDS.map((key, c) => optional(load[key], `${path}.${key}`, first[c]!));
  if (axes === "projected") {
    for (let c = 0; c < 3; c++) {
      const share = projection(frame.axes[9 * m + c]!);
      first[c]! *= share;
      second[c]! *= share;
    }
  }
  const [a, b] = axes === "local" ? [first, second] : [toLocal(frame.axes, m, first), toLocal(frame.axes, m, second)];
  target.lines.push(m, from * length, to * length, ...a, ...b);
}

/** Share of a member's length seen along an axis with which it has the direction cosine `c`. */
function projection(c: number): number {
  return Math.sqrt(Math.max(0, 1 - c * c));
}

function addTemperature(load: Entity, path: string, frame: Frame, m: number, target: MemberLoads): void {
  const material = frame.materials[frame.materialOf[m]!]!;
  const alpha = material.expansion;
  if (alpha === undefined) {
    throw new SolveError("invalid_model", `${path}: material '${material.id}' has no thermal_expansion`, { path });
  }
  const dt = optional(load.dt, `${path}.dt`, 0);
  const alongY = optional(load.gradient_y, `${path}.gradient_y`, 0);
  const alongZ = optional(load.gradient_z, `${path}.gradient_z`, 0);
  // The warmer side becomes longer: a member warmer on its +z side bends away from +z at its ends.
  target.strains.push(m, alpha * dt, -alpha * alongZ, -alpha * alongY);
}

function addSettlement(load: Entity, path: string, frame: Frame, settlement: Float64Array): void {
  const s = reference(load.support, frame.supportIndex, `${path}.support`, "support");
  DIRECTIONS.forEach((direction, j) => {
    if (load[direction] === undefined) return;
    const value = finite(load[direction], `${path}.${direction}`);
    if (value !== 0 && frame.supports[s]!.stiffness[j] === 0) {
      const place = `${path}.${direction}`;
      throw new SolveError("invalid_model", `${place}: support '${frame.supports[s]!.id}' is free in ${direction}`, { path: place });
    }
    settlement[6 * s + j]! += j < 3 ? value : radians(value);
  });
}

function toLocal(axes: Float64Array, m: number, [x, y, z]: number[]): number[] {
  return [0, 3, 6].map((r) => axes[9 * m + r]! * x! + axes[9 * m + r + 1]! * y! + axes[9 * m + r + 2]! * z!);
}
