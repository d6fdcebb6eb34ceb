/** Loads of one load case: node forces, member loads in local axes, movements of supports. */

import { GRAVITY } from "../generated/gravity.ts";
import type { DistributedLoad, LoadCase, MemberLoad, NodeLoad, SupportDisplacement, TemperatureLoad } from "../generated/model.ts";
import { DIRECTIONS, type MemberLoads } from "../results/index.ts";
import type { Frame } from "./frame.ts";
import { invalid, reference } from "./guard.ts";
import { addPlateLoads, addPlateWeight, type PlateCase } from "./plates.ts";
import { weighingArea } from "./sections/weighing.ts";
import { radians } from "./trigonometry.ts";

export interface CaseLoads {
  id: string;
  nature: LoadCase["nature"];
  /** Six per node: forces and moments, global axes; loads on plates and their weight included. */
  nodal: Float64Array;
  plates: PlateCase;
  member: MemberLoads;
  /** Six per support: imposed movements (m, rad); undefined when there are none. */
  settlement: Float64Array | undefined;
}

type Components = [number, number, number];

export function readCase(item: LoadCase, path: string, frame: Frame): CaseLoads {
  const { id, nature, self_weight, node_loads = [], member_loads = [], plate_loads = [], support_displacements = [] } = item;
  const nodal = new Float64Array(6 * frame.nodeIds.length);
  const loads: CaseLoads = {
    id,
    nature,
    nodal,
    plates: {
      weight: addPlateWeight(frame.plates, self_weight, nodal),
      heat: addPlateLoads(frame.plates, plate_loads, `${path}.plate_loads`, nodal),
    },
    member: { lines: [], points: [], strains: [], weights: [] },
    settlement: support_displacements.length ? new Float64Array(6 * frame.supports.length) : undefined,
  };
  if (self_weight !== 0) addWeight(loads.member, frame, self_weight);
  node_loads.forEach((load, i) => addNodeLoad(load, `${path}.node_loads[${i}]`, frame, loads.nodal));
  member_loads.forEach((load, i) => addMemberLoad(load, `${path}.member_loads[${i}]`, frame, loads.member));
  support_displacements.forEach((load, i) => addSettlement(load, `${path}.support_displacements[${i}]`, frame, loads.settlement!));
  return loads;
}

function addWeight(target: MemberLoads, frame: Frame, factor: number): void {
  for (let m = 0; m < frame.memberIds.length; m++) {
    const q = -factor * GRAVITY * frame.materials[frame.materialOf[m]!]!.density * weighingArea(frame.sections[frame.sectionOf[m]!]!);
    if (q === 0) continue;
    const axes = frame.axes;
    target.weights.push(m, q * axes[9 * m + 2]!, q * axes[9 * m + 5]!, q * axes[9 * m + 8]!);
  }
}

function addNodeLoad(load: NodeLoad, path: string, frame: Frame, nodal: Float64Array): void {
  const at = 6 * reference(load.node, frame.nodeIndex, `${path}.node`, "node");
  [...forcesOf(load), ...momentsOf(load)].forEach((value, j) => (nodal[at + j]! += value));
}

const forcesOf = ({ fx = 0, fy = 0, fz = 0 }: { fx?: number; fy?: number; fz?: number }): Components => [fx, fy, fz];
const momentsOf = ({ mx = 0, my = 0, mz = 0 }: { mx?: number; my?: number; mz?: number }): Components => [mx, my, mz];

function addMemberLoad(load: MemberLoad, path: string, frame: Frame, target: MemberLoads): void {
  const m = reference(load.member, frame.memberIndex, `${path}.member`, "member");
  switch (load.type) {
    case "temperature":
      return addTemperature(load, path, frame, m, target);
    case "distributed":
      return addLine(load, frame, m, target);
    case "point":
      target.points.push(m, frame.length[m]! * load.position, ...inLocalAxes(forcesOf(load), load.axes, frame, m), 0, 0, 0);
      return;
    case "moment":
      target.points.push(m, frame.length[m]! * load.position, 0, 0, 0, ...inLocalAxes(momentsOf(load), load.axes, frame, m));
  }
}

function addLine(load: DistributedLoad, frame: Frame, m: number, target: MemberLoads): void {
  const length = frame.length[m]!;
  const { start = 0, end = 1, axes } = load;
  const first = forcesOf(load);
  const { fx_end = first[0], fy_end = first[1], fz_end = first[2] } = load;
  const second: Components = [fx_end, fy_end, fz_end];
  if (axes === "projected") {
    for (let c = 0; c < 3; c++) {
      const share = projection(frame.axes[9 * m + c]!);
      first[c]! *= share;
      second[c]! *= share;
    }
  }
  target.lines.push(m, start * length, end * length, ...inLocalAxes(first, axes, frame, m), ...inLocalAxes(second, axes, frame, m));
}

/** Share of a member's length seen along an axis with which it has the direction cosine `c`. */
function projection(c: number): number {
  return Math.sqrt(Math.max(0, 1 - c * c));
}

function addTemperature(load: TemperatureLoad, path: string, frame: Frame, m: number, target: MemberLoads): void {
  const { id, thermal_expansion: alpha } = frame.materials[frame.materialOf[m]!]!;
  if (alpha === undefined) throw invalid(path, `material '${id}' has no thermal_expansion`);
  const { dt = 0, gradient_y = 0, gradient_z = 0 } = load;
  // The warmer side becomes longer: a member warmer on its +z side bends away from +z at its ends.
  target.strains.push(m, alpha * dt, -alpha * gradient_z, -alpha * gradient_y);
}

/** A movement that no stiffness carries to the structure would be lost without a word. */
function addSettlement(load: SupportDisplacement, path: string, frame: Frame, settlement: Float64Array): void {
  const s = reference(load.support, frame.supportIndex, `${path}.support`, "support");
  const { id, stiffness } = frame.supports[s]!;
  DIRECTIONS.forEach((direction, j) => {
    const value = load[direction] ?? 0;
    if (value !== 0 && stiffness[j] === 0) throw invalid(`${path}.${direction}`, `support '${id}' is free in ${direction}`);
    settlement[6 * s + j]! += j < 3 ? value : radians(value);
  });
}

function inLocalAxes(given: Components, axes: DistributedLoad["axes"], frame: Frame, m: number): Components {
  if (axes === "local") return given;
  const [x, y, z] = given;
  const along = (at: number): number => frame.axes[at]! * x + frame.axes[at + 1]! * y + frame.axes[at + 2]! * z;
  return [along(9 * m), along(9 * m + 3), along(9 * m + 6)];
}
