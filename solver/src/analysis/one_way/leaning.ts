/**
 * Members that take no part where a structure that buckles plumb comes to rest from a lean: crossed ties are slack under gravity, and one of them draws as it sways.
 * On the stiffness with everything acting, pressed by the forces of first order, gaps are found that leave no force in what has one: the energy falls with each.
 */

import { spanLoads } from "../../diagrams/spans.ts";
import { combinedLoads } from "../../model/combination_loads.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { complementaryGaps } from "../../numerics/complementarity.ts";
import { largest } from "../../numerics/largest.ts";
import { elongation } from "../elongation.ts";
import { ALONG, tilted } from "../imperfections/tilted.ts";
import { addToNodes } from "../recovery.ts";
import type { Displaced, Load } from "../second_order/displaced.ts";
import type { LinearState } from "../superposition.ts";
import type { OneWay } from "./active.ts";

/** Of what presses down: it decides along the axes on which nothing else acts. */
const LEAN = 1 / 200;
/** Of the largest load: less is round-off. */
const NOTHING = 1e-9;

/** The load with a lean beside all that presses down: the way that the sum of its forces on nodes goes, and `way` where that is nothing. */
export function leaning(frame: Frame, own: CaseLoads, vector: Float64Array, way: 1 | -1): CaseLoads {
  const nothing = NOTHING * largest(vector);
  const leans = (["x", "y"] as const).map((axis, c) => {
    const sum = vector.reduce((all, value, i) => (i % 6 === c ? all + value : all), 0);
    return tilted(frame, own, ALONG[axis], (Math.abs(sum) > nothing ? Math.sign(sum) : way) * LEAN, own.id);
  });
  const parts = [own, ...leans];
  return combinedLoads(
    own.id,
    parts.map((_, load_case) => ({ load_case, factor: 1 })),
    parts,
  );
}

interface Leant {
  load: Load;
  linear: LinearState;
  own(): CaseLoads;
}

/** Parts by their numbers in `OneWay`; supports stay as they are in `out`. Undefined where the structure does not even stand with all of them, or nothing comes to rest. */
export function slackUnderLean(
  frame: Frame,
  structure: Displaced,
  parts: OneWay,
  { load, linear, own }: Leant,
  way: 1 | -1,
  out: ReadonlySet<number>,
): ReadonlySet<number> | undefined {
  const leant = leaning(frame, own(), linear.load, way);
  structure.act(parts.activeWithout(supportsAmong(frame, out)));
  structure.press(linear);
  if (!structure.isStable(1)) return undefined;
  structure.bear({ ...load, nodal: leant.nodal, spans: spanLoads(leant.member, frame.length) });
  structure.rest();
  return slackNow(frame, structure, parts, load, out, false);
}

/** The same under the load that the structure bears, from where it has moved to and by the forces that it has there, as near to what is slack there as may be. */
export function slackWhereMoved(
  frame: Frame,
  structure: Displaced,
  parts: OneWay,
  load: Load,
  out: ReadonlySet<number>,
): ReadonlySet<number> | undefined {
  structure.act(parts.activeWithout(supportsAmong(frame, out)));
  return structure.isStable(1) ? slackNow(frame, structure, parts, load, out, true) : undefined;
}

const supportsAmong = ({ memberIds }: Frame, out: ReadonlySet<number>): Set<number> =>
  new Set([...out].filter((each) => each >= memberIds.length));

/** By the factor in use, with all members acting. */
function slackNow(
  frame: Frame,
  structure: Displaced,
  parts: OneWay,
  load: Load,
  out: ReadonlySet<number>,
  isNear: boolean,
): ReadonlySet<number> | undefined {
  const members = parts.all.filter((each) => each < frame.memberIds.length);
  if (!members.length) return undefined;
  structure.unbalanced(true);
  structure.correct(true);
  const stiffness = members.map((m) => frame.stiffnesses[frame.stiffnessOf[m]!]!.ea / frame.length[m]!);
  const forceIn = (m: number, i: number, u: Float64Array, free: number): number =>
    frame.sign[m]! * stiffness[i]! * (elongation(frame, m, u) - free * frame.length[m]!);
  const moved = structure.moved;
  const force = Float64Array.from(members, (m, i) => forceIn(m, i, moved, load.spans.strain[3 * m]!));
  const size = members.length;
  const matrix = new Float64Array(size * size);
  members.forEach((s, column) => {
    const u = structure.respond(drawing(frame, s, stiffness[column]!));
    members.forEach((m, row) => (matrix[size * row + column] = forceIn(m, row, u, 0) + (row === column ? stiffness[row]! : 0)));
  });
  const nothing = force.map((_, i) => NOTHING * stiffness[i]! * largest(moved) || Number.MIN_VALUE);
  // What is pressed least is the last to open, and so what is drawn.
  const likely = [...force.keys()]
    .filter((r) => (isNear ? out.has(members[r]!) : force[r]! < -nothing[r]!))
    .sort((a, b) => force[a]! / stiffness[a]! - force[b]! / stiffness[b]!);
  const found = complementaryGaps({ size, matrix, scale: Float64Array.from(stiffness) }, force, nothing, likely);
  return found && !found.endless ? new Set([...found.open.map((r) => members[r]!), ...supportsAmong(frame, out)]) : undefined;
}

const local = new Float64Array(12);

/** What a member puts on its nodes that is shorter by 1 m, or longer where it acts in compression. */
function drawing(frame: Frame, m: number, stiffness: number): Float64Array {
  const out = new Float64Array(6 * frame.nodeIds.length);
  local.fill(0);
  local[0] = frame.sign[m]! * stiffness;
  local[6] = -local[0]!;
  addToNodes(frame, m, local, out, 1);
  return out;
}
