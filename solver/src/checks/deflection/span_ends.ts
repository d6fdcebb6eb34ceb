/** How far the line reaches that a target's deflection is measured on: to the points that hold it, past ends where it merely goes on. */

import type { CheckMember, Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { type Line, lineOf, type Span } from "../../topology/line.ts";
import { otherEnd } from "../../topology/load_transfer.ts";
import { isUpright } from "../../topology/upright.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";

/** Where a line ends: at what holds it, on lines of others that may sag themselves, at a free tip, or where nothing is shown to hold it. */
export type Stop = "held" | "carried" | "free" | "loose";

/** A line to measure on, and where the target lies on it. */
export interface Stretch {
  line: Line;
  start: Stop;
  end: Stop;
  /** From and to, of the target. */
  own: { a: number; b: number };
  /** Many targets are pieces of it, so that what is found on it is kept. */
  shared: boolean;
}

/** Two readings: to the next joint, as a beam that carries it may be there, and past joints to what surely holds it. */
export interface Reach {
  near: Stretch;
  far: Stretch;
  /** Along which ends are held. */
  way: Vector;
}

/** A straight line of members between its stops. */
interface Chain {
  members: readonly CheckMember[];
  nodes: readonly string[];
  start: Stop;
  end: Stop;
  /** Read as one line, with where each member starts on it; made when a piece of it is measured. */
  whole: { line: Line; from: ReadonlyMap<CheckMember, number> } | undefined;
}

/** A column: any floor is an end of its storey. */
export const isUprightLine = (line: Line): boolean => isUpright((line.spans[0] as Span).member);

const UP: Vector = [0, 0, 1];

const chains = new WeakMap<Joints, Map<string, Chain>>();

/** Of a line whose deflection is measured along these unit vectors. */
export function reachOf(line: Line, joints: Joints, ways: readonly Vector[]): Reach {
  const steepest = ways.reduce((a, b) => (Math.abs(b[2]) > Math.abs(a[2]) + 1e-9 ? b : a));
  const hangs = !isUprightLine(line) && Math.abs(steepest[2]) >= Math.max(Math.abs(steepest[0]), Math.abs(steepest[1])) - 1e-9;
  const walker = new Walker(joints, hangs ? null : steepest);
  return { near: walker.stretch(line, true), far: walker.stretch(line, false), way: hangs ? UP : steepest };
}

class Walker {
  private readonly holds: VerticalSupports;
  private readonly known: Map<string, Chain>;
  private readonly name: string;

  /** `way`: sideways, where others that meet the line hold it; null for downward. */
  constructor(
    private readonly joints: Joints,
    private readonly way: Vector | null,
  ) {
    this.holds = VerticalSupports.of(joints);
    let known = chains.get(joints);
    if (!known) chains.set(joints, (known = new Map()));
    this.known = known;
    this.name = way ? way.map((share) => share.toFixed(6)).join() : "";
  }

  /** The target's line, longer at its ends by what it goes on into. */
  stretch(line: Line, near: boolean): Stretch {
    const [first, last] = [line.spans[0] as Span, line.spans.at(-1) as Span];
    const [head, tail] = [this.chain(first.member, near), this.chain(last.member, near)];
    if (head === tail && head.members.length > line.spans.length) {
      const { line: whole, from } = (head.whole ??= this.read(head.members));
      const a = Math.min(from.get(first.member) as number, from.get(last.member) as number);
      return { line: whole, start: head.start, end: head.end, own: { a, b: a + line.length }, shared: true };
    }
    const before = outward(head, first.member, line.nodes[0] as string);
    const after = outward(tail, last.member, line.nodes.at(-1) as string);
    const more = before.members.length + after.members.length > 0;
    const members = line.spans.map(({ member }) => member);
    const whole = more ? lineOf([...before.members.reverse(), ...members, ...after.members], this.joints) : line;
    const a = before.members.length ? (whole.spans[before.members.length] as Span).from : 0;
    return { line: whole, start: before.stop, end: after.stop, own: { a, b: a + line.length }, shared: false };
  }

  private read(members: readonly CheckMember[]): NonNullable<Chain["whole"]> {
    const line = lineOf(members, this.joints);
    return { line, from: new Map(line.spans.map(({ member, from }) => [member, from])) };
  }

  private chain(member: CheckMember, near: boolean): Chain {
    const key = (one: CheckMember): string => `${near} ${this.name} ${one.id}`;
    const known = this.known.get(key(member));
    if (known) return known;
    const [back, forth] = [this.walk(member, member.start, near), this.walk(member, member.end, near)];
    const members = [...back.members.reverse(), member, ...forth.members];
    const nodes = [...back.nodes.reverse(), ...forth.nodes];
    const chain: Chain = { members, nodes, start: back.stop, end: forth.stop, whole: undefined };
    for (const one of members) this.known.set(key(one), chain);
    return chain;
  }

  private walk(from: CheckMember, start: string, near: boolean): { members: CheckMember[]; nodes: string[]; stop: Stop } {
    const members: CheckMember[] = [];
    const nodes = [start];
    let [member, node] = [from, start];
    for (;;) {
      const stop = this.stop(member, node, near);
      if (typeof stop === "string") return { members, nodes, stop };
      if (stop === from) return { members, nodes, stop: "held" };
      members.push(stop);
      node = otherEnd(stop, node);
      member = stop;
      nodes.push(node);
    }
  }

  /** Where the line stops at a node, or the member it goes on into. */
  private stop(member: CheckMember, node: string, near: boolean): Stop | CheckMember {
    const { holds, joints, way } = this;
    const others = joints.at(node).filter((one) => one !== member);
    const next = holds.onward(member, node);
    const straight = next?.straight ? next.member : null;
    const meeting = others.filter((one) => one !== straight && !holds.grips.dangles(one, node));
    const meets = meeting.length > 0;
    const plates = joints.degreeOf(node) > others.length + 1;
    // A rail goes on past a sag rod; a column's storey ends at any floor.
    const held = (across: Vector): boolean =>
      straight && !isUpright(member) ? meeting.some((one) => holds.grips.holdsAlong(one, across)) : meets;
    if (way ? holds.supported(node, way) || plates || held(way) : holds.firm(node)) return "held";
    if (straight) return near && joints.held(node, 2) ? "held" : straight;
    if (!meets && !plates) return "free";
    return holds.carried(member, node) ? "carried" : "loose";
  }
}

/** The part of a chain beyond one end of a target, from the target outward. */
function outward(chain: Chain, member: CheckMember, node: string): { members: CheckMember[]; stop: Stop } {
  const at = chain.members.indexOf(member);
  return chain.nodes[at] === node
    ? { members: chain.members.slice(0, at).reverse(), stop: chain.start }
    : { members: chain.members.slice(at + 1), stop: chain.end };
}
