/** Concentrated forces across a design member that its web takes up: reactions and point loads. */

import { dot } from "../../../model/vectors.ts";
import type { Held, Joints } from "../../stability/joints.ts";
import type { CheckCombination, CheckMember, Diagram, Forces, Vector } from "../context.ts";
import { Holds, otherEnd } from "../deflection/holds.ts";
import type { Span } from "../forces/line.ts";
import type { LineDiagram } from "../forces/linediagram.ts";

export interface WebForce {
  s: number;
  span: Span;
  /** Magnitude. */
  force: number;
  /** Along +z (or +y) of the line: forces one way enter by one flange. */
  up: boolean;
  /** Length over which the model itself spreads it, m. */
  spread?: number;
  /** Of several loads together, from the first to the last. */
  several?: number;
  /** Part of it goes through the web from one flange to the other: a load that stands on its support. */
  opposed?: true;
  /** Of a force at an end that the line goes straight on from, over the support: length of what follows, m. */
  beyond?: number;
  /** `joint`: other members meet here, or the end is clamped, so that the force goes through a connection (EN 1993-1-8). */
  at: "support" | "load" | "joint";
  /** Of a joint: a post presses where the line goes straight on as another one; the web bears it unless a connection does. */
  unless?: true;
}

/** Does the support hold the rotation about an axis, beyond what 5.2.2.5 of EN 1993-1-8 calls a nominal pin? */
const clamps = ({ stiffness }: Held, axis: Vector, pinned: number): boolean =>
  axis.every((share, k) => Math.abs(share) < 1e-6 || (stiffness[3 + k] as number) > pinned);

/** A member stands square on another from this share of its length on. */
const SQUARE = 0.9;

/** From here on a member that meets a line is no longer level with it, but a brace or a diagonal. */
const LEVEL = 0.1;

/** That one member at a node which alone stands on the line's flange and presses it: how deep it is along the line, and with what force. */
interface Post {
  depth: number;
  force: number;
}

/**
 * Null where there is none, or where it goes on beyond the line. At an end the line may run on over it where it reaches the node, no diagonal makes that a
 * joint of a truss or of bracing, and it is no column of several storeys into which beams frame below as well.
 */
function postAt(node: string, { start, offsets, axes }: CheckMember, end: boolean, { joints, way, combination }: Bearing): Post | null {
  const rise = ({ axes: { x } }: CheckMember): number => Math.abs(dot(x, axes[way]));
  const holds = Holds.of(joints);
  const [post, ...others] = holds.at(node).filter((one) => rise(one) > (end ? LEVEL : SQUARE));
  if (!post || others.length > 0 || rise(post) < SQUARE) return null;
  const along = (v: Vector | undefined): number => (v ? Math.abs(dot(v, axes.x)) : 0);
  const far = otherEnd(post, node);
  const framed = holds.onward(post, far)?.straight && holds.at(far).some((one) => along(one.axes.x) > SQUARE);
  if (end && (framed || along(offsets?.[start === node ? "start" : "end"]) > 1e-6)) return null;
  const force = -forcesAt(post, node, joints, combination).n * rise(post);
  const { h, b = 0, d = b } = (post.section.shape ?? {}) as { h?: number; b?: number; d?: number };
  return force > 0 ? { depth: along(post.axes.z) > SQUARE ? (h ?? d) : d, force } : null;
}

/** Of the end of a member at a node. */
function forcesAt(member: CheckMember, node: string, { context }: Joints, combination: CheckCombination): Forces {
  const starts = member.start === node;
  return context.diagram(member, combination).forces(starts ? 0 : member.length, starts ? 1 : -1, zero());
}

/** A reaction so much above what the line itself brings is in part a load on the other flange. */
const OPPOSED = 1.05;

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** Forces along z, or along y, above `least`; an upright member stands on its end plates, which no flange brings in. */
export function webForces(diagram: LineDiagram, joints: Joints, least: number, way: "y" | "z" = "z"): WebForce[] {
  const out: WebForce[] = [];
  betweenNodes(diagram, least, way, out);
  atNodes(diagram, joints, least, way, out);
  return out;
}

/** What point loads bring in between the nodes of a line. */
function betweenNodes({ line, diagrams }: LineDiagram, least: number, way: "y" | "z", out: WebForce[]): void {
  line.spans.forEach((span, i) => {
    const { length } = span.member;
    const { points } = (diagrams[i] as Diagram).loads;
    const along = (x: number): number => span.from + (span.reversed ? length - x : x);
    const sign = way === "z" ? span.sz : span.sy;
    for (const { x, fy, fz } of points) {
      const load = way === "z" ? fz : fy;
      const inside = x > 1e-9 * length && x < length * (1 - 1e-9);
      if (inside && Math.abs(load) > least) out.push({ s: along(x), span, force: Math.abs(load), up: load * sign > 0, at: "load" });
    }
  });
}

/** Whose web bears what, and along which axis. */
interface Bearing {
  joints: Joints;
  least: number;
  way: "y" | "z";
  combination: CheckCombination;
}

/** What meets a line at one of its nodes. */
interface Meeting {
  /** Of its supports along the web, and whether that is a force at all. */
  reaction: number;
  rests: boolean;
  post: Post | null;
  /** What goes straight on from an end, and the same where no hinge parts them and the line bears there as in one with it. */
  next: CheckMember | null;
  over: CheckMember | null;
}

function meetingAt(node: string, member: CheckMember, end: boolean, upright: boolean, bearing: Bearing): Meeting {
  const { joints, least, way, combination } = bearing;
  const borne = joints.support(node) && joints.context.reaction?.(node, combination);
  const reaction = borne ? Math.abs(dot(borne, member.axes[way])) : 0;
  const rests = reaction > least;
  const onward = end ? Holds.of(joints).onward(member, node) : null;
  const next = onward?.straight ? onward.member : null;
  const parts = (one: CheckMember): boolean => joints.releases(one.start === node ? one.start_hinge : one.end_hinge);
  const rigid = next && !parts(member) && !parts(next) ? next : null;
  const post = upright || rests || (end && !rigid) ? null : postAt(node, member, end, bearing);
  // A line that goes over a support rests on it, whatever else meets it there.
  return { reaction, rests, post, next, over: rests || post || joints.degreeOf(node) === 2 ? rigid : null };
}

/** What supports and other members bring in at the nodes of a line. */
function atNodes(diagram: LineDiagram, joints: Joints, least: number, way: "y" | "z", out: WebForce[]): void {
  const { line, combination } = diagram;
  const shear = way === "z" ? "vz" : "vy";
  const first = (line.spans[0] as Span).member.axes;
  const upright = Math.abs(first.x[2]) > Math.SQRT1_2;
  const scratch = zero();
  const last = line.spans.length;
  line.nodes.forEach((node, i) => {
    const end = i === 0 || i === last;
    if (end && upright) return;
    const span = line.spans[Math.min(i, last - 1)] as Span;
    const s = i < last ? span.from : line.length;
    const { axes, material, section } = span.member;
    const { reaction, rests, post, next, over } = meetingAt(node, span.member, end, upright, { joints, least, way, combination });
    let beyond = 0;
    if (over) {
      const { vy, vz } = forcesAt(over, node, joints, combination);
      beyond = vy * dot(over.axes.y, first[way]) + vz * dot(over.axes.z, first[way]);
      if ((over.start === node) !== (i === last)) beyond = -beyond;
    }
    const before = i === 0 ? beyond : diagram.forces(s, -1, scratch)[shear];
    const after = i === last ? beyond : diagram.forces(s, 1, scratch)[shear];
    const entering = Math.abs(after - before);
    const support = joints.support(node);
    const degree = joints.degreeOf(node);
    const pinned = (0.5 * material.e * (way === "z" ? section.iy : section.iz)) / line.length;
    // Pieces hinged side by side on a support rest on it each by itself; at other ends others may bring the force in.
    const beside = end && !over && next && rests && degree === 2;
    const connected =
      end && !over
        ? (degree > 1 && !beside) || (support !== undefined && clamps(support, axes[way === "z" ? "y" : "z"], pinned))
        : degree > 2 && !rests && !post;
    const force = connected || beside ? entering : Math.max(entering, reaction, post?.force ?? 0);
    if (force <= least) return;
    const unless = end && post;
    out.push({
      s,
      span,
      force,
      up: after > before,
      at: connected || unless ? "joint" : support && !post ? "support" : "load",
      ...(force > OPPOSED * entering ? { opposed: true } : {}),
      ...(over ? { beyond: over.length } : {}),
      ...(post ? { spread: post.depth } : {}),
      ...(unless ? { unless: true } : {}),
    });
  });
}
