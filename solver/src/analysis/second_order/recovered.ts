/** What a structure in balance on its displaced shape shows: forces, reactions and bending, of whole members again. */

import { bendingOf, withBending } from "../../diagrams/bending.ts";
import { spanLoads } from "../../diagrams/spans.ts";
import type { Refined } from "../../elements/cut.ts";
import type { Fixity } from "../../elements/fixity.ts";
import type { Frame } from "../../model/frame.ts";
import type { Bending } from "../../results/index.ts";
import { recoverPlates } from "../plates/recovery.ts";
import { balanceOf, reactionsOf } from "../reactions.ts";
import { writeInternal } from "../recovery.ts";
import type { LinearState } from "../superposition.ts";
import { type Loaded, type Opened, unbalanced } from "./unbalanced.ts";

export interface SecondState extends LinearState {
  bending: Bending;
  iterations: number;
  /** Whether its members have grown by turning. */
  turned: boolean;
}

/** `hinged` are the whole members whose ends can move against their nodes, `load` is what acts on the nodes of the pieces. */
export function recovered(
  whole: Frame,
  refined: Refined,
  hinged: readonly boolean[],
  opened: Opened,
  loaded: Loaded,
  u: Float64Array,
  load: Float64Array,
): Omit<SecondState, "iterations" | "turned"> {
  const { frame, elements, strains, plates } = opened;
  const { own, fixity } = loaded;
  const { forces, nodeForces, moved, hingedEnds } = ofPieces(refined.parts, hinged, opened, loaded, u);
  const plateForces = recoverPlates(frame.plates, strains, own.plates.heat, u, undefined, nodeForces);
  plates.press(u, own.plates.heat);
  plates.addForces(u, 1, nodeForces);
  const reactions = reactionsOf(frame, own, nodeForces, u);
  const displaced = { ...frame, position: frame.position.map((x, i) => x + u[6 * Math.floor(i / 3) + (i % 3)]!) };
  const balance = balanceOf(displaced, own, moved, reactions, load, forces);
  const residual = new Float64Array(u.length);
  unbalanced(opened, loaded, u, residual, new Float64Array(frame.memberIds.length));
  const bending = bendingOf(refined, elements, fixity, spanLoads(own.member, frame.length).strain, forces);
  return {
    displacements: u.slice(0, 6 * whole.nodeIds.length),
    reactions,
    endForces: outerEnds(forces, whole.memberIds.length, refined.parts),
    hingedEnds,
    plateForces,
    residual,
    load,
    balance,
    spans: withBending(spanLoads(loaded.whole.member, whole.length), bending, whole.length),
    bending,
  };
}

/** Forces of all pieces and on their nodes, loads where the pieces have `moved` to, and movements of the ends of `hinged` members inside their hinges. */
function ofPieces(parts: number, hinged: readonly boolean[], { frame, deformed }: Opened, loaded: Loaded, u: Float64Array) {
  const { fixity, clamped, stretch } = loaded;
  const pieces = frame.memberIds.length;
  const forces = new Float64Array(12 * pieces);
  const nodeForces = new Float64Array(u.length);
  const moved: Fixity = { free: fixity.free, resultant: fixity.resultant.slice() };
  const hingedEnds: number[] = [];
  for (let p = 0; p < pieces; p++) {
    deformed.find(p, u, clamped, stretch[p]!);
    writeInternal(deformed.force, forces, 12 * p);
    deformed.addToNodes(p, u, nodeForces, 1);
    moveAlong(moved.resultant, 6 * p, deformed.own);
    if (!hinged[Math.floor(p / parts)]) continue;
    if (p % parts === 0) hingedEnds.push(...deformed.own.subarray(0, 6));
    if (p % parts === parts - 1) hingedEnds.push(...deformed.own.subarray(6));
  }
  deformed.addTurns(u, nodeForces, 1);
  return { forces, nodeForces, moved, hingedEnds: Float64Array.from(hingedEnds) };
}

/** Forces at the ends of whole members: the start of their first piece and the end of their last. */
function outerEnds(forces: Float64Array, members: number, parts: number): Float64Array {
  const out = new Float64Array(12 * members);
  for (let m = 0; m < members; m++) {
    const first = 12 * m * parts;
    out.set(forces.subarray(first, first + 6), 12 * m);
    out.set(forces.subarray(first + 12 * parts - 6, first + 12 * parts), 12 * m + 6);
  }
  return out;
}

/** Loads on a piece act where it has moved to: about its displaced start their forces gain the lever of half its drift. */
function moveAlong(resultant: Float64Array, at: number, own: Float64Array): void {
  const [x, y, z] = [0, 1, 2].map((c) => (own[6 + c]! - own[c]!) / 2) as [number, number, number];
  const [fx, fy, fz] = [resultant[at]!, resultant[at + 1]!, resultant[at + 2]!];
  resultant[at + 3]! += y * fz - z * fy;
  resultant[at + 4]! += z * fx - x * fz;
  resultant[at + 5]! += x * fy - y * fx;
}
