/** What meets a design member at one of its nodes and presses its web there: supports, posts, and what goes on in its line. */

import { dot } from "../../model/vectors.ts";
import type { CheckCombination, CheckMember, Forces, Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import { otherEnd } from "../../topology/load_transfer.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";

/** A member stands square on another from this share of its length on. */
const SQUARE = 0.9;

/** From here on a member that meets a line is no longer level with it, but a brace or a diagonal. */
const LEVEL = 0.1;

/**
 * That one member at a node which alone stands on the line's flange; null where there is none, or where it goes on beyond the line. At an end the line may
 * run on over it where it reaches the node, no diagonal makes that a joint of a truss or of bracing, and it is no column of several storeys into which beams
 * frame below as well.
 */
function postAt(node: string, { start, offsets, axes }: CheckMember, end: boolean, joints: Joints, way: "y" | "z"): CheckMember | null {
  const rise = ({ axes: { x } }: CheckMember): number => Math.abs(dot(x, axes[way]));
  const holds = VerticalSupports.of(joints);
  const [post, ...others] = joints.at(node).filter((one) => rise(one) > (end ? LEVEL : SQUARE));
  if (!post || others.length > 0 || rise(post) < SQUARE) return null;
  const along = (v: Vector | undefined): number => (v ? Math.abs(dot(v, axes.x)) : 0);
  const far = otherEnd(post, node);
  const framed = holds.onward(post, far)?.straight && joints.at(far).some((one) => along(one.axes.x) > SQUARE);
  return end && (framed || along(offsets?.[start === node ? "start" : "end"]) > 1e-6) ? null : post;
}

/** How deep a post is along the line of a member that it presses, how wide across, and with what force; null where it does not. */
function pressing(post: CheckMember, node: string, { axes }: CheckMember, { joints, way, combination }: Bearing): Post | null {
  const force = -forcesAt(post, node, joints, combination).n * Math.abs(dot(post.axes.x, axes[way]));
  const { h, b = 0, d = b } = (post.section.shape ?? {}) as { h?: number; b?: number; d?: number };
  const [depth, width] = Math.abs(dot(post.axes.z, axes.x)) > SQUARE ? [h ?? d, d] : [d, h ?? d];
  return force > 0 ? { depth, width, force } : null;
}

interface Post {
  depth: number;
  width: number;
  force: number;
}

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** Of the end of a member at a node. */
export function forcesAt(member: CheckMember, node: string, { context }: Joints, combination: CheckCombination): Forces {
  const starts = member.start === node;
  return context.diagram(member, combination).forces(starts ? 0 : member.length, starts ? 1 : -1, zero());
}

/** Whose web bears what, and along which axis. */
interface Bearing {
  joints: Joints;
  least: number;
  way: "y" | "z";
  combination: CheckCombination;
  upright: boolean;
}

/** What meets a line at one of its nodes, in every combination. */
export interface Met {
  post: CheckMember | null;
  /** What goes straight on from an end, and the same where no hinge parts them. */
  next: CheckMember | null;
  rigid: CheckMember | null;
}

/** Of lines, by node and axis: every combination asks for it. */
const known = new WeakMap<Line, Map<string, Met>>();

export function metAt(line: Line, node: string, member: CheckMember, end: boolean, { joints, way }: Pick<Bearing, "joints" | "way">): Met {
  const all = known.get(line) ?? new Map<string, Met>();
  const found = all.get(way + node);
  if (found) return found;
  const onward = end ? VerticalSupports.of(joints).onward(member, node) : null;
  const next = onward?.straight ? onward.member : null;
  const parts = (one: CheckMember): boolean => joints.releases(one.start === node ? one.start_hinge : one.end_hinge);
  const rigid = next && !parts(member) && !parts(next) ? next : null;
  const met = { post: end && !rigid ? null : postAt(node, member, end, joints, way), next, rigid };
  known.set(line, all.set(way + node, met));
  return met;
}

/** What meets it in one combination. */
interface Meeting {
  /** Of its supports along the web, and whether that is a force at all. */
  reaction: number;
  rests: boolean;
  post: Post | null;
  next: CheckMember | null;
  /** What goes straight on where the line bears as in one with it. */
  over: CheckMember | null;
}

export function meetingAt(line: Line, node: string, member: CheckMember, end: boolean, bearing: Bearing): Meeting {
  const { joints, least, way, combination, upright } = bearing;
  const borne = joints.support(node) && joints.context.reaction(node, combination);
  const reaction = borne ? Math.abs(dot(borne, member.axes[way])) : 0;
  const rests = reaction > least;
  const { post: stands, next, rigid } = metAt(line, node, member, end, bearing);
  const post = upright || rests || !stands ? null : pressing(stands, node, member, bearing);
  // A line that goes over a support rests on it, whatever else meets it there.
  return { reaction, rests, post, next, over: rests || post || joints.degreeOf(node) === 2 ? rigid : null };
}
