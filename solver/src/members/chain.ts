/** The straight line of members that a design member is a piece of, as far as it twists as one. */

import type { Profile } from "../ec3/profile.ts";
import type { LateralRestraint } from "../generated/model.ts";
import type { CheckMember } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import { along, type Line, lineOf, type Span } from "../topology/line.ts";
import { endsOf } from "./end.ts";
import type { Ends } from "./ends.ts";
import { goesOn, goesOnAt, ownTwist } from "./restraints.ts";
import { profilesOf, weakestOf } from "./weakest.ts";

/** A line, what is shown to hold its ends, and what holds it as the design member says, as fractions of its length. */
export interface Piece {
  line: Line;
  ends: Ends;
  restraints: readonly LateralRestraint[];
}

/** The same of a whole line, and what is known of it in each combination: all its pieces ask for that. */
export interface Chain extends Piece {
  /** Of a line that changes its section, or that hinges part in bending. */
  weakest: Profile | null;
  told: Told[];
}

/** What a combination tells of a line as one. Numbers alone: diagrams of every line would be too much to keep. */
export interface Told {
  /** Why nothing is shown to keep it upright; null where something does. */
  loose: string | null;
  /** Largest |My| along it. */
  largest: number;
  /** Its critical moment, for a largest moment. */
  exact: Moment | null;
}

export interface Moment {
  m_max: number;
  m_cr: number | null;
}

/** Longer lines are left to the engineer: every piece looks at all of them. */
const LONGEST = 16;
const STRAIGHT = 1 - 1e-9;
/** Cosine of the angle up to which a member goes on rather than frames in, as for ends: 45°. */
const ONWARD = Math.SQRT1_2;

interface Declared {
  x: number;
  flange: LateralRestraint["flange"];
}

/** What a line goes on into at its ends, in its order: nowhere where it is whole, null where it cannot be followed. */
type Onward = { before: readonly CheckMember[]; behind: readonly CheckMember[] } | "nowhere" | null;

/**
 * Where a piece goes on into the next and nothing else keeps it from twisting there, the two twist as one: the line is followed to where something does, or
 * to its end. Of one check's targets, so that what is known of a line holds for each of its pieces.
 */
export class Chains {
  /** By the ends of a piece: the same in every combination. */
  private readonly byPiece = new WeakMap<Ends, Chain | null>();
  /** By the members of a line without restraints. */
  private readonly onwards = new Map<string, Onward>();
  private readonly whole = new Map<string, Chain>();
  private said: ReadonlyMap<string, Declared[]> | undefined;

  constructor(private readonly joints: Joints) {}

  /** Null where the line is not straight, changes its shape, has a hinge that turns about its axis or is too long. `own`: stiffness against twist of a piece so long. */
  of(piece: Piece, own: (length: number) => number): Chain | null {
    let found = this.byPiece.get(piece.ends);
    if (found === undefined) this.byPiece.set(piece.ends, (found = this.followed(piece, own)));
    return found;
  }

  private followed(piece: Piece, own: (length: number) => number): Chain | null {
    if (piece.line.spans.some(({ member }) => member.turned)) return null;
    for (let line = piece; ; ) {
      const { reason, stepped, hinged, length, spans } = line.line;
      const profiles = stepped || hinged ? profilesOf(line.line) : null;
      if (reason !== null && !profiles) return null;
      const { e, g } = spans[0]!.member.material;
      // What holds an end is measured by the stiffest of the line.
      const most = Math.max(own(length), ...(profiles ?? []).map((p) => ownTwist(p, { e, g }, length)));
      const name = line.restraints.length > 0 || profiles ? null : spans.map(({ member }) => member.id).join("\n");
      const onward = remembered(this.onwards, name, () => onwardOf(line, this.joints, most));
      if (onward === "nowhere")
        return remembered(this.whole, name, () => ({ ...line, weakest: profiles && weakestOf(profiles), told: [] }));
      if (onward === null) return null;
      line = this.extended(line, onward);
    }
  }

  /** With what the design members of what is added say of it. */
  private extended({ line: inner, restraints: given }: Piece, { before, behind }: Exclude<Onward, string | null>): Piece {
    const { joints } = this;
    const members = inner.spans.map(({ member }) => member);
    const line = lineOf([...before, ...members, ...behind], joints);
    const from = (line.spans[before.length] as Span | undefined)?.from ?? 0;
    const restraints = given.map(({ position, flange }) => ({ position: (from + position * inner.length) / line.length, flange }));
    const added = line.spans.filter(({ member }) => !members.includes(member));
    for (const span of added)
      for (const { x, flange } of this.declared.get(span.member.id) ?? []) {
        const position = along(span, x) / line.length;
        // Two pieces may speak of the node between them.
        if (!restraints.some((one) => one.flange === flange && Math.abs(one.position - position) < 1e-9))
          restraints.push({ position, flange });
      }
    return { line, ends: endsOf(line, joints), restraints };
  }

  /** Restraints that are declared, by member and metres from its start; none where several design members declare some for a member. */
  private get declared(): ReadonlyMap<string, Declared[]> {
    return (this.said ??= declaredBy(this.joints));
  }
}

/** Found once for a name; anew where there is none. */
function remembered<T>(known: Map<string, T>, name: string | null, find: () => T): T {
  if (name === null) return find();
  let found = known.get(name);
  if (found === undefined) known.set(name, (found = find()));
  return found;
}

function declaredBy(joints: Joints): Map<string, Declared[]> {
  const { context } = joints;
  const out = new Map<string, Declared[]>();
  const seen = new Set<string>();
  for (const { members: ids, lateral_restraints: given = [] } of context.model.model.design_members ?? []) {
    if (!given.length) continue;
    const members = ids.map((id) => context.member(id)).filter((member) => member !== undefined);
    const { spans, length } = lineOf(members, joints);
    for (const { member, from, reversed } of spans) {
      const places = given.map(({ position, flange }) => ({ s: position * length - from, flange }));
      const own = places.filter(({ s }) => s > -1e-9 * length && s < member.length + 1e-9 * length);
      out.set(member.id, seen.has(member.id) ? [] : own.map(({ s, flange }) => ({ x: reversed ? member.length - s : s, flange })));
      seen.add(member.id);
    }
  }
  return out;
}

/** The members that the line goes on into at ends that nothing else keeps from twisting: at both at once, so that no end is the first. */
function onwardOf(piece: Piece, joints: Joints, own: number): Onward {
  const { line, ends, restraints } = piece;
  if (goesOn(ends, restraints, own) === null) return "nowhere";
  const before = goesOnAt(ends.start, 0, restraints, own) ? memberBeyond(piece, "start", joints) : [];
  const behind = goesOnAt(ends.end, 1, restraints, own) ? memberBeyond(piece, "end", joints) : [];
  return before && behind && line.spans.length + before.length + behind.length <= LONGEST ? { before, behind } : null;
}

/** The one member that goes straight on at an end; null where there is none, or others go on as well. */
function memberBeyond({ line, ends }: Piece, at: "start" | "end", joints: Joints): readonly CheckMember[] | null {
  const { node } = ends[at];
  const mine = new Set(line.spans.map(({ member }) => member.id));
  const { x } = (line.spans[0] as Span).member.axes;
  const along = ({ axes }: CheckMember): number => Math.abs(axes.x[0] * x[0] + axes.x[1] * x[1] + axes.x[2] * x[2]);
  const onward = joints.at(node).filter((one) => !mine.has(one.id) && one.type === "beam" && along(one) > ONWARD);
  const [one] = onward;
  return one && onward.length === 1 && along(one) >= STRAIGHT ? [one] : null;
}
