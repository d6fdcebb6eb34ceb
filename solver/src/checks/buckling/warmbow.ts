/** Members that a difference of temperature bows while they are pressed: first order leaves the force times that bow out of their moments. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { endsOf } from "../../members/end.ts";
import { areHeld, tipOf } from "../../members/lengths.ts";
import type { StructureView } from "../../members/structure.ts";
import { dot } from "../../model/vectors.ts";
import type { Vector } from "../../topology/context.ts";
import { type Line, lineOf } from "../../topology/line.ts";
import { prolonged } from "../../topology/prolonged.ts";
import { couldBeHeld } from "./stated.ts";
import type { SwayState } from "./swaying.ts";

const AXES = ["y", "z"] as const;
type Axis = (typeof AXES)[number];

export interface Warmed<State> {
  line: Line;
  joints: StructureView;
  /** Largest utilisation of all. */
  used: number;
  /** What moments of first order about y and z would use, once they have grown with the compression. */
  grown: (state: State, my: number, mz: number) => number;
  /** The buckling length about an axis; 0 where there is none. */
  lengthOf: (state: State, axis: Axis) => number;
}

/**
 * A member free to bow by κ·L²/8 has no moment of it by first order, and 6.3.3 has none to enlarge; the imperfection of its buckling curve is another one.
 * Null where it may bear N·e beside all that is used.
 */
export function warmBow<State extends SwayState>(warmed: Warmed<State>, states: readonly State[]): string | null {
  const { line, joints, used, grown, lengthOf } = warmed;
  if (used > 1 || !joints.context.imposed) return null;
  const bows = AXES.map((axis) => bowAbout(axis, line, joints));
  for (const state of states) {
    const { n } = state.peaks;
    if (n <= 0) continue;
    const [y, z] = bows.map((bow, i) => bow(state, lengthOf(state, AXES[i]!))) as [number, number];
    if (y + z > 0 && used + Math.max(grown(state, n * y, n * z), grown(state, n * y, -n * z)) > 1)
      return `temperature bows it by ${(Math.max(y, z) * 1e3).toFixed(1)} mm in ${state.combination.id}, and first order leaves NEd times that out: give order second`;
  }
  return null;
}

type Bow = (state: SwayState, l_cr: number) => number;

/**
 * By which it bows of temperature about an axis as the check sees the section, with the whole line that may bow through its ends: no further than free ends let
 * it, and no further than it moves. From a root to a free tip it is κ·L²/2, that of twice the length; where its ends are not held otherwise, that of its
 * buckling length.
 */
function bowAbout(axis: Axis, piece: Line, joints: StructureView): Bow {
  const { context } = joints;
  // The model's own members and axes, which what goes on from here has as well.
  const own = piece.spans.map(({ member }) => context.member(member.id) ?? member);
  const about = (piece.spans[0]?.member.turned === true) === (axis === "y") ? "z" : "y";
  const e = own[0]!.axes[about === "y" ? "z" : "y"];
  const { line } = prolonged(lineOf(own, joints), joints, (node, pair) => !couldBeHeld(node, pair, joints, e));
  const ends = endsOf(line, joints);
  return ({ diagram: along, peaks }, l_cr) => {
    const diagram = along.along(line, context);
    const curved = Math.max(...diagram.diagrams.map(({ free }) => Math.abs(free?.[about === "y" ? 0 : 1] ?? 0)));
    if (curved === 0) return 0;
    const isHeld = areHeld(ends, about, line.system, peaks.n);
    const length = isHeld ? line.length : Math.max((tipOf(ends, about) ? 2 : 1) * line.length, l_cr);
    return Math.min((curved * length ** 2) / 8, movement(diagram, isHeld ? null : e));
  };
}

/** Away from the chord between the ends; where these are not held, along `loose` from where it stood as well. */
function movement(diagram: LineDiagram, loose: Vector | null): number {
  const at = (i: number): Vector => diagram.displacement((i * diagram.line.length) / 8);
  const [start, end] = [at(0), at(8)];
  const away = [2, 4, 6].map((i) => Math.hypot(...at(i).map((u, c) => u - start[c]! - ((end[c]! - start[c]!) * i) / 8)));
  if (loose) for (const i of [0, 2, 4, 6, 8]) away.push(Math.abs(dot(at(i), loose)));
  return Math.max(...away);
}
