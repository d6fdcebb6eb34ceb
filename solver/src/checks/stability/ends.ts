/** What is shown to hold the two ends of a design member: against twist, against sway, and by what. */

import type { CheckMember, Dof, Vector } from "../run/context.ts";
import type { Line, Span } from "../run/forces/line.ts";
import type { Joints } from "./joints.ts";
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
  /** Bars apart, all that meets the node goes on within 45°, as in an arch of straight pieces: it is no end of what sways. */
  onward: boolean;
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
  const hinge = (at === "start") !== span.reversed ? member.start_hinge : member.end_hinge;
  // Hinges speak of the model's axes; a section seen with its major axis as y has them turned.
  const modelled = (dof: Dof): Dof => (member.turned ? TURNED[dof] : dof);
  const left = (dof: Dof): number => (member.type !== "beam" && dof.startsWith("r") ? 0 : joints.left(hinge, modelled(dof)));
  const { x, y, z } = member.axes;
  const support = joints.support(node);
  const fixes = (dofs: readonly number[], e: Vector): boolean => support !== undefined && fixedShare(support.stiffness, dofs, e) > 1 - 1e-9;
  const { surroundings } = joints;
  const onward = left("rx") === 0 ? [] : surroundings.at(node).filter((one) => !own.has(one.id) && goesOn(one, node, x, joints));
  const whole = restOf(node, member.axes);
  const turning = onward.length > 0 ? surroundings.rest(node, new Set([...own, ...onward.map(({ id }) => id)]), [x, y, z]) : whole;
  const behind = fixes(TURNS, x) ? Infinity : restAlong(turning, 3) / (turning.by.length > 0 ? COUNTED_TWICE : 1);
  const { by } = turning;
  // A stub that ends in the air holds nothing.
  const dangles = (one: CheckMember): boolean => !joints.held(one.start === node ? one.end : one.start, 1);
  const others = surroundings.at(node).filter((one) => !own.has(one.id) && !dangles(one));
  const straight = others.filter((one) => one.type === "beam" && Math.abs(dot(one.axes.x, x)) > 1 - 1e-9);
  const through = (e: Vector): boolean =>
    straight.length > 0 &&
    !(support && MOVES.some((dof) => (support.stiffness[dof] as number) > 0 && Math.abs(e[dof] as number) > 1e-6)) &&
    others.every((one) => straight.includes(one) || (isBar(one, joints) && Math.abs(dot(one.axes.x, e)) < 1e-6));
  const rigid = others.filter((one) => !isBar(one, joints));
  const bracing = { y: series(surroundings.braced(node, y), left("uy")), z: series(surroundings.braced(node, z), left("uz")) };
  const supported = support?.stiffness.some((value) => value > 0) ? support.ids.join(", ") : "";
  const clamped = (turn: Vector, dof: Dof, move: Vector, along: Dof): boolean =>
    fixes(TURNS, turn) && fixes(MOVES, move) && fixes(MOVES, x) && left(dof) === Infinity && left(along) === Infinity;
  const twist = series(behind, left("rx"));
  const swing = (about: Vector, other: Vector, dof: 4 | 5): number => {
    const turns = (turn: number, k: number): boolean => Math.abs(about[k] as number) < 1e-6 || (support?.stiffness[turn] as number) > 0;
    const carries = support !== undefined && TURNS.every(turns);
    if (!carries || fixes(TURNS, x) || fixes(TURNS, other)) return Infinity;
    return Math.sqrt(twist * series(restAlong(whole, dof), left(dof === 4 ? "ry" : "rz")));
  };
  const swayBy = (e: Vector): string =>
    fixes(MOVES, e) ? `support ${supported}` : supported ? `support ${supported} and bracing` : "bracing";
  return {
    node,
    twist,
    swing: { y: swing(y, z, 5), z: swing(z, y, 4) },
    sway: bracing,
    frame: { y: series(restAlong(whole, 1), left("uy")), z: series(restAlong(whole, 2), left("uz")) },
    continues: onward[0]?.id ?? null,
    through: { y: through(y), z: through(z) },
    onward: rigid.length > 0 && rigid.every((one) => Math.abs(dot(one.axes.x, x)) > ONWARD),
    bare: !joints.joined(node) && support === undefined,
    clamped: { y: clamped(y, "ry", z, "uz"), z: clamped(z, "rz", y, "uy") },
    twistBy: fixes(TURNS, x)
      ? `support ${supported}`
      : [supported && `support ${supported}`, by.length && `members ${few(by)}`].filter(Boolean).join(" and "),
    swayBy: { y: swayBy(y), z: swayBy(z) },
  };
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Pinned at both ends: it passes on nothing but its axial force. */
function isBar({ type, start_hinge, end_hinge }: CheckMember, joints: Joints): boolean {
  return type !== "beam" || [start_hinge, end_hinge].every((hinge) => joints.left(hinge, "ry") === 0 && joints.left(hinge, "rz") === 0);
}

/** The member leaves the node within 45° of the axis and takes twist over. */
function goesOn(member: CheckMember, node: string, x: Vector, joints: Joints): boolean {
  const hinge = member.start === node ? member.start_hinge : member.end_hinge;
  return Math.abs(dot(member.axes.x, x)) > ONWARD && member.type === "beam" && joints.left(hinge, "rx") > 0;
}

const few = (ids: readonly string[]): string =>
  ids.length > 3 ? `${ids.slice(0, 3).join(", ")} and ${ids.length - 3} more` : ids.join(", ");
