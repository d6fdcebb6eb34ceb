/** What is shown to hold the two ends of a design member: against twist, against sway, and by what. */

import type { CheckMember, Dof, Vector } from "../run/context.ts";
import type { Line, Span } from "../run/line.ts";
import type { Held, Joints } from "./joints.ts";
import { COUNTED_TWICE, type Rest, restAlong } from "./surroundings.ts";

export interface End {
  node: string;
  /** Rotational stiffness about the member's axis behind the member's own hinge, N·m/rad; Infinity where a support fixes it. */
  twist: number;
  /** Stiffness along y and z by supports and bracing, N/m; a frame that holds by bending alone may sway, so it does not count. */
  sway: { y: number; z: number };
  /** Stiffness along y and z by all that is followed to a support, frames that may sway among it, N/m. */
  frame: { y: number; z: number };
  /**
   * Where a support carries My (or Mz) about a fixed axis but fixes neither twist nor turning about the other one: √(kx·kz) (or √(kx·ky)), N·m, the moment
   * at which the member swings round it. Infinity elsewhere; joints between members turn with them.
   */
  swing: { y: number; z: number };
  /** A member that goes on from here in much the same direction: it twists along with this one and holds nothing of it. Null where none does. */
  continues: string | null;
  /** The line merely goes on here in another member: nothing that meets the node could hold it along y (or z), so that it may bow through. */
  through: { y: boolean; z: boolean };
  /** Nothing but the member meets the node. */
  bare: boolean;
  /** A support fixes the node, and the member is fixed to it, in every direction that bending about y (or z) needs. */
  clamped: { y: boolean; z: boolean };
  /** In words, for the trace. */
  twistBy: string;
  swayBy: { y: string; z: string };
}

export interface Ends {
  start: End;
  end: End;
  /** Stiffness along z that the rest of the structure offers the i-th node of the line: a force met by it is a reaction, not a load. */
  carried: (i: number) => number;
}

const MOVES = [0, 1, 2] as const;
const TURNS = [3, 4, 5] as const;

/** Share of a unit vector that lies in fixed global directions. */
const fixedShare = (stiffness: readonly number[], dofs: readonly number[], e: Vector): number =>
  dofs.reduce((sum, dof, k) => sum + (stiffness[dof] === Infinity ? (e[k] as number) ** 2 : 0), 0);

const TURNED: Record<Dof, Dof> = { ux: "ux", uy: "uz", uz: "uy", rx: "rx", ry: "rz", rz: "ry" };

/** Cosine of the angle up to which a member goes on rather than frames in: 45°. */
const ONWARD = Math.SQRT1_2;

const series = (a: number, b: number): number => (a === Infinity ? b : b === Infinity ? a : a + b === 0 ? 0 : (a * b) / (a + b));

/** Both ends of a line. */
export function endsOf(line: Line, joints: Joints): Ends {
  const own = new Set(line.spans.map(({ member }) => member.id));
  const known: number[] = [];
  const { axes } = (line.spans[0] as Span).member;
  const rests = new Map<string, Rest>();
  // What holds an end is asked for as an end, and as a node that carries.
  const restOf = (node: string, seen: CheckMember["axes"]): Rest => {
    const rest = (): Rest => joints.surroundings.rest(node, own, [seen.x, seen.y, seen.z]);
    if (seen !== axes) return rest();
    let found = rests.get(node);
    if (!found) rests.set(node, (found = rest()));
    return found;
  };
  return {
    start: endOf(line, "start", own, joints, restOf),
    end: endOf(line, "end", own, joints, restOf),
    carried: (i) => {
      const node = line.nodes[i] as string;
      const support = joints.support(node);
      if (support && fixedShare(support.stiffness, MOVES, axes.z) > 1 - 1e-9) return Infinity;
      return (known[i] ??= restAlong(restOf(node, axes), 2));
    },
  };
}

function endOf(
  line: Line,
  at: "start" | "end",
  own: ReadonlySet<string>,
  joints: Joints,
  restOf: (node: string, axes: CheckMember["axes"]) => Rest,
): End {
  const node = (at === "start" ? line.nodes[0] : line.nodes.at(-1)) as string;
  const span = (at === "start" ? line.spans[0] : line.spans.at(-1)) as Span;
  const { member } = span;
  const left = leftBy(member, (at === "start") !== span.reversed ? member.start_hinge : member.end_hinge, joints);
  const { x, y, z } = member.axes;
  const { surroundings } = joints;
  const support = joints.support(node);
  const onward = left.rx === 0 ? [] : onwardAt(node, own, x, joints);
  const whole = restOf(node, member.axes);
  const turning = onward.length > 0 ? surroundings.rest(node, new Set([...own, ...onward]), [x, y, z]) : whole;
  const turns = restAlong(turning, 3) / (turning.by.length > 0 ? COUNTED_TWICE : 1);
  const members = turning.by.length > 0 ? `members ${few(turning.by)}` : "";
  const end: End = {
    node,
    twist: series(turns, left.rx),
    swing: { y: Infinity, z: Infinity },
    sway: { y: series(surroundings.braced(node, y), left.uy), z: series(surroundings.braced(node, z), left.uz) },
    frame: { y: series(restAlong(whole, 1), left.uy), z: series(restAlong(whole, 2), left.uz) },
    continues: onward[0] ?? null,
    through: throughAt(node, own, member.axes, support, joints),
    bare: !joints.joined(node) && support === undefined,
    clamped: { y: false, z: false },
    twistBy: members,
    swayBy: { y: "bracing", z: "bracing" },
  };
  if (support) supportedBy(support, end, { x, y, z }, left, whole, members);
  return end;
}

/** What a support adds to what members hold. */
function supportedBy(
  { stiffness, ids }: Held,
  end: End,
  { x, y, z }: CheckMember["axes"],
  left: Record<Dof, number>,
  whole: Rest,
  members: string,
): void {
  const fixes = (dofs: readonly number[], e: Vector): boolean => fixedShare(stiffness, dofs, e) > 1 - 1e-9;
  const supported = stiffness.some((value) => value > 0) ? ids.join(", ") : "";
  const [twists, turnsY, turnsZ] = [fixes(TURNS, x), fixes(TURNS, y), fixes(TURNS, z)];
  if (twists) end.twist = left.rx;
  const clamped = (turns: boolean, dof: Dof, move: Vector, along: Dof): boolean =>
    turns && fixes(MOVES, move) && fixes(MOVES, x) && left[dof] === Infinity && left[along] === Infinity;
  end.clamped = { y: clamped(turnsY, "ry", z, "uz"), z: clamped(turnsZ, "rz", y, "uy") };
  const swing = (about: Vector, other: boolean, dof: 4 | 5): number => {
    const carries = TURNS.every((turn, k) => Math.abs(about[k] as number) < 1e-6 || (stiffness[turn] as number) > 0);
    if (!carries || twists || other) return Infinity;
    return Math.sqrt(end.twist * series(restAlong(whole, dof), left[dof === 4 ? "ry" : "rz"]));
  };
  end.swing = { y: swing(y, turnsZ, 5), z: swing(z, turnsY, 4) };
  end.twistBy = twists
    ? `support ${supported}`
    : supported && members
      ? `support ${supported} and ${members}`
      : supported
        ? `support ${supported}`
        : members;
  const swayBy = (e: Vector): string =>
    fixes(MOVES, e) ? `support ${supported}` : supported ? `support ${supported} and bracing` : "bracing";
  end.swayBy = { y: swayBy(y), z: swayBy(z) };
}

const RIGID: Record<Dof, number> = { ux: Infinity, uy: Infinity, uz: Infinity, rx: Infinity, ry: Infinity, rz: Infinity };

/** What the hinge at an end leaves of each direction. */
function leftBy({ type, turned }: CheckMember, hinge: string | undefined, joints: Joints): Record<Dof, number> {
  if (hinge === undefined && type === "beam") return RIGID;
  // Hinges speak of the model's axes; a section seen with its major axis as y has them turned.
  const left = (dof: Dof): number => (type !== "beam" && dof.startsWith("r") ? 0 : joints.left(hinge, turned ? TURNED[dof] : dof));
  return { ux: left("ux"), uy: left("uy"), uz: left("uz"), rx: left("rx"), ry: left("ry"), rz: left("rz") };
}

/** Members other than the line's own that leave the node within 45° of the axis and take twist over. */
function onwardAt(node: string, own: ReadonlySet<string>, x: Vector, joints: Joints): string[] {
  const out: string[] = [];
  for (const one of joints.surroundings.at(node))
    if (Math.abs(dot(one.axes.x, x)) > ONWARD && one.type === "beam" && !own.has(one.id)) {
      const hinge = one.start === node ? one.start_hinge : one.end_hinge;
      if (joints.left(hinge, "rx") > 0) out.push(one.id);
    }
  return out;
}

/** Where a member goes on in line, the ways across that neither a support nor any other member could hold. */
function throughAt(
  node: string,
  own: ReadonlySet<string>,
  { x, y, z }: CheckMember["axes"],
  support: Held | undefined,
  joints: Joints,
): End["through"] {
  let straight = false;
  const through = { y: !holdsAlong(support, y), z: !holdsAlong(support, z) };
  for (const one of joints.surroundings.at(node)) {
    // A stub that ends in the air holds nothing.
    if (own.has(one.id) || !joints.held(one.start === node ? one.end : one.start, 1)) continue;
    const { x: other } = one.axes;
    if (one.type === "beam" && Math.abs(dot(other, x)) > 1 - 1e-9) {
      straight = true;
      continue;
    }
    const bar = isBar(one, joints);
    if (!bar || Math.abs(dot(other, y)) >= 1e-6) through.y = false;
    if (!bar || Math.abs(dot(other, z)) >= 1e-6) through.z = false;
  }
  return straight ? through : { y: false, z: false };
}

/** A support resists some of this direction. */
const holdsAlong = (support: Held | undefined, e: Vector): boolean =>
  support !== undefined && MOVES.some((dof) => (support.stiffness[dof] as number) > 0 && Math.abs(e[dof] as number) > 1e-6);

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Pinned at both ends: it passes on nothing but its axial force. */
const isBar = ({ type, start_hinge, end_hinge }: CheckMember, joints: Joints): boolean =>
  type !== "beam" || (isPin(start_hinge, joints) && isPin(end_hinge, joints));

const isPin = (hinge: string | undefined, joints: Joints): boolean => joints.left(hinge, "ry") === 0 && joints.left(hinge, "rz") === 0;

const few = (ids: readonly string[]): string =>
  ids.length > 3 ? `${ids.slice(0, 3).join(", ")} and ${ids.length - 3} more` : ids.join(", ");
