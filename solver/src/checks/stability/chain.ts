/** The straight line of members that a design member is a piece of, as far as it twists as one. */

import type { LateralRestraint } from "../../generated/model.ts";
import type { CheckMember } from "../run/context.ts";
import { type Line, lineOf, type Span } from "../run/forces/line.ts";
import { type Ends, endsOf } from "./ends.ts";
import type { Joints } from "./joints.ts";
import { goesOn } from "./restraints.ts";
import type { Run } from "./runs.ts";

/** A line, what is shown to hold its ends, and what holds it as the design member says, as fractions of its length. */
export interface Chain {
  line: Line;
  ends: Ends;
  restraints: readonly LateralRestraint[];
}

/** Longer lines are left to the engineer: every piece looks at all of them. */
const LONGEST = 16;
const STRAIGHT = 1 - 1e-9;
/** Cosine of the angle up to which a member goes on rather than frames in, as for ends: 45°. */
const ONWARD = Math.SQRT1_2;

/** By the ends of a piece: the same in every combination. */
const known = new WeakMap<Ends, Chain | null>();

/**
 * Where a piece goes on into the next and nothing else keeps it from twisting there, the two twist as one: the line is followed to where something does, or
 * to its end. Null where it is not straight, changes its section, has a hinge or is too long. `own`: stiffness against twist of a piece so long.
 */
export function chainOf(piece: Chain, joints: Joints, own: (length: number) => number): Chain | null {
  let found = known.get(piece.ends);
  if (found === undefined) known.set(piece.ends, (found = followed(piece, joints, own)));
  return found;
}

function followed(piece: Chain, joints: Joints, own: (length: number) => number): Chain | null {
  let chain = piece;
  if (piece.line.spans.some(({ member }) => member.turned)) return null;
  while (goesOn(chain.ends, chain.restraints, own(chain.line.length)) !== null) {
    const members = chain.line.spans.map(({ member }) => member);
    const more = next(chain, joints, own(chain.line.length));
    if (!more || members.length + more.pieces.length > LONGEST) return null;
    const line = lineOf(more.at === "start" ? [...more.pieces, ...members] : [...members, ...more.pieces], joints);
    if (line.reason) return null;
    const before = more.at === "start" ? line.length - chain.line.length : 0;
    const { length } = chain.line;
    const restraints = chain.restraints.map(({ position, flange }) => ({ position: (before + position * length) / line.length, flange }));
    chain = { line, ends: endsOf(line, joints), restraints };
  }
  return chain;
}

/** The one run that the line goes on into at an end that nothing else keeps from twisting, in the line's order. */
function next({ line, ends, restraints }: Chain, joints: Joints, own: number): { at: "start" | "end"; pieces: CheckMember[] } | null {
  const mine = new Set(line.spans.map(({ member }) => member.id));
  const { x } = (line.spans[0] as Span).member.axes;
  for (const at of ["start", "end"] as const) {
    const { node } = ends[at];
    // With the other end out of the question.
    const alone = { ...ends, [at === "start" ? "end" : "start"]: { ...ends[at], continues: null } };
    if (goesOn(alone, restraints, own) === null) continue;
    const along = ({ axes }: CheckMember): number => Math.abs(axes.x[0] * x[0] + axes.x[1] * x[1] + axes.x[2] * x[2]);
    const onward = joints.surroundings.at(node).filter((one) => !mine.has(one.id) && one.type === "beam" && along(one) > ONWARD);
    const [one] = onward;
    if (!one || onward.length > 1 || along(one) < STRAIGHT) return null;
    const { graph } = joints.surroundings;
    const { pieces, from } = graph.runs[graph.run(one.id)] as Run;
    // A run leads from `from`; before the line it must arrive at the node, behind it leave from it.
    const leaves = from === node;
    return { at, pieces: leaves === (at === "end") ? [...pieces] : [...pieces].reverse() };
  }
  return null;
}
