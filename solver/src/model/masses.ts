/** Mass along members and at nodes: their own, or what chosen load cases weigh. */

import { GRAVITY } from "../generated/gravity.ts";
import type { Frame } from "./frame.ts";
import type { CaseLoads } from "./loads.ts";
import { weighingArea } from "./sections/weighing.ts";

/** A load case and the factor with which what it presses down counts. */
export interface MassSource {
  loads: CaseLoads;
  factor: number;
}

/** `sources` are loads on this very frame; without any, members weigh what their material does. */
export function massesOf(frame: Frame, sources: readonly MassSource[] | undefined): Masses {
  const members = frame.memberIds.length;
  const own = new Float64Array(members);
  const masses = { own, all: new Float64Array(members), nodal: new Float64Array(6 * frame.nodeIds.length), plates: !sources };
  const perLength = (m: number): number =>
    frame.materials[frame.materialOf[m]!]!.density * weighingArea(frame.sections[frame.sectionOf[m]!]!);
  if (!sources) for (let m = 0; m < members; m++) own[m] = perLength(m);
  for (const { loads, factor } of sources ?? []) {
    const { weights, lines, points } = loads.member;
    for (let i = 0; i < weights.length; i += 4) own[weights[i]!]! += pressed(frame, weights[i]!, weights, i + 1, factor);
    addLines(frame, lines, factor, masses.all);
    for (let i = 0; i < points.length; i += 8) {
      const m = points[i]!;
      const share = points[i + 1]! / frame.length[m]!;
      const mass = pressed(frame, m, points, i + 2, factor);
      addNodal(masses.nodal, frame.start[m]!, (1 - share) * mass);
      addNodal(masses.nodal, frame.end[m]!, share * mass);
    }
    for (let node = 0; node < frame.nodeIds.length; node++) {
      addNodal(masses.nodal, node, Math.max(0, (-factor * loads.nodal[6 * node + 2]!) / GRAVITY));
    }
  }
  for (let m = 0; m < members; m++) masses.all[m]! += own[m]!;
  return masses;
}

/** Line loads count with their mean over the member, which is a piece where it matters. */
function addLines(frame: Frame, lines: number[], factor: number, all: Float64Array): void {
  for (let i = 0; i < lines.length; i += 9) {
    const m = lines[i]!;
    const share = (lines[i + 2]! - lines[i + 1]!) / frame.length[m]!;
    const mean = [0, 1, 2].map((c) => (share * (lines[i + 3 + c]! + lines[i + 6 + c]!)) / 2);
    all[m]! += pressed(frame, m, mean, 0, factor);
  }
}

/** Mass of a force in local axes, if it points down. */
function pressed({ axes }: Frame, m: number, force: ArrayLike<number>, at: number, factor: number): number {
  const up = force[at]! * axes[9 * m + 2]! + force[at + 1]! * axes[9 * m + 5]! + force[at + 2]! * axes[9 * m + 8]!;
  return Math.max(0, (-factor * up) / GRAVITY);
}

function addNodal(nodal: Float64Array, node: number, mass: number): void {
  for (let j = 0; j < 3; j++) nodal[6 * node + j]! += mass;
}

/** Mass along members (kg/m, each its own and all) and at nodes (kg, six per node). */
export interface Masses {
  own: Float64Array;
  all: Float64Array;
  nodal: Float64Array;
  /** Whether plates weigh what their material does; else their weight is among the nodes' masses. */
  plates: boolean;
}
