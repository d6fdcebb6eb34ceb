/** What a structure without some members offers their nodes, S = F⁻¹ − Km, of its flexibility F at these nodes and their own stiffness Km. */

import { OPPOSED } from "../analysis/opposed_ties.ts";
import { eliminate, ground, stiffnessAlong, turned } from "../numerics/elimination.ts";
import type { CheckMember, Vector } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";

/** What holds a node: 6×6 in the axes asked for, and the members that take part. */
export interface Rest {
  k: Float64Array;
  by: string[];
  /** Less holds nothing worth the name, against moving and against turning. */
  least: readonly [number, number];
}

/** Of what it is found from a stiffness may be so much round-off. */
const NOISE = 1e-8;
/** From this share of the members' own stiffness on the rest holds anything worth the name. */
const LEAST = 1e-3;
/** Members that hold a place against twist buckle under loads of their own. */
export const SHARED = 0.5;
/** What a support fixes counts as so many times what members offer. */
const FIXED = 1e6;

export class RestOfStructure {
  private readonly own: ReadonlySet<string>;
  private readonly found = new Map<string, Rest>();
  private stiffness: Float64Array | null | undefined;

  /** `nodes` are all nodes of the members left out. */
  constructor(
    private readonly nodes: readonly string[],
    private readonly members: readonly CheckMember[],
    private readonly joints: Joints,
  ) {
    this.own = new Set(members.map(({ id }) => id));
  }

  /** What holds one of the nodes, all others being free to give way. */
  at(node: string, axes: CheckMember["axes"]): Rest {
    const name = `${node} ${axes.x} ${axes.y}`;
    let rest = this.found.get(name);
    if (!rest) this.found.set(name, (rest = this.find(node, [axes.x, axes.y, axes.z])));
    return rest;
  }

  private find(node: string, axes: readonly Vector[]): Rest {
    const { joints, own } = this;
    const by = joints.at(node).filter((one) => !own.has(one.id) && isTwoWay(one) && isHeld(one, node, joints));
    const isMet = by.length > 0 || joints.degreeOf(node) > joints.at(node).length;
    const met = isMet ? this.between() : null;
    const k = new Float64Array(36);
    const size = 6 * this.nodes.length;
    const at = 6 * this.nodes.indexOf(node);
    if (met) {
      const whole = met.slice();
      for (let j = 0; j < size; j++) if (j < at || j >= at + 6) eliminate(whole, size, j, whole[size * j + j]!);
      for (let r = 0; r < 6; r++) for (let c = 0; c < 6; c++) k[6 * r + c] = whole[size * (at + r) + at + c]!;
    }
    const springs = joints.support(node)?.stiffness ?? [];
    const largest = Math.max(1, ...[0, 1, 2, 3, 4, 5].map((j) => k[7 * j]!), ...springs.filter(Number.isFinite));
    springs.forEach((spring, j) => {
      if (spring === Infinity) k[7 * j] = FIXED * largest;
      else if (!met) k[7 * j] = spring;
    });
    return { k: turned(k, axes), by: met ? by.map(({ id }) => id) : [], least: met ? leastOf(this.members) : [0, 0] };
  }

  /** S between all of the nodes, global axes; null where F is not known. */
  private between(): Float64Array | null {
    if (this.stiffness !== undefined) return this.stiffness;
    const { nodes, members, joints } = this;
    const flexibility = joints.context.flexibility?.(nodes, "whole");
    const out = flexibility ? inverse(flexibility, 6 * nodes.length) : null;
    return (this.stiffness = out && without(out, members, nodes, joints));
  }
}

/** Stiffness of a rest along freedom j of its axes, all others free to give way. */
export function restAlong({ k, least }: Rest, j: number): number {
  const found = stiffnessAlong(k, 6, j);
  return found < least[j < 3 ? 0 : 1] ? 0 : found;
}

/** A member that may be slack holds nothing by itself. */
export const isTwoWay = ({ type }: CheckMember): boolean => type !== "tension" && type !== "compression";

/** Its far end does not end in the air. */
export const isHeld = (one: CheckMember, node: string, joints: Joints): boolean => joints.held(one.start === node ? one.end : one.start, 1);

/** Of the softest of them, against moving and against turning. */
function leastOf(members: readonly CheckMember[]): readonly [number, number] {
  let [move, turn] = [Infinity, Infinity];
  let length = 0;
  for (const one of members) length += one.length;
  for (const { material, section } of members) {
    move = Math.min(move, (LEAST * material.e * Math.min(section.iy, section.iz)) / length ** 3);
    turn = Math.min(turn, (LEAST * material.g * section.it) / length);
  }
  return [move, turn];
}

/** Of a flexibility whose held freedoms have none: these are left out. */
function inverse(flexibility: Float64Array, size: number): Float64Array | null {
  const out = flexibility.slice();
  const scale = Float64Array.from({ length: size }, (_, j) => Math.sqrt(out[size * j + j]!));
  const moves = [...scale.keys()].filter((j) => scale[j]! > 0);
  for (const i of moves) for (const j of moves) out[size * i + j] = out[size * i + j]! / (scale[i]! * scale[j]!);
  for (const p of moves) {
    const pivot = out[size * p + p]!;
    if (!(pivot > 0)) return null;
    out[size * p + p] = 1;
    for (const j of moves) out[size * p + j] = out[size * p + j]! / pivot;
    for (const i of moves) {
      if (i === p) continue;
      const factor = out[size * i + p]!;
      out[size * i + p] = 0;
      if (factor !== 0) for (const j of moves) out[size * i + j] = out[size * i + j]! - factor * out[size * p + j]!;
    }
  }
  for (const i of moves) for (const j of moves) out[size * i + j] = out[size * i + j]! / (scale[i]! * scale[j]!);
  return out;
}

const own = new Float64Array(144);

function without(out: Float64Array, members: readonly CheckMember[], nodes: readonly string[], { context }: Joints): Float64Array {
  const size = 6 * nodes.length;
  const before = Float64Array.from({ length: size }, (_, j) => out[size * j + j]!);
  for (const member of members) {
    const [a, b] = [6 * nodes.indexOf(member.start), 6 * nodes.indexOf(member.end)];
    const share = isTwoWay(member) ? 1 : OPPOSED;
    context.stiffness(member, own);
    const place = (i: number): number => (i < 6 ? a + i : b + i - 6);
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) out[size * place(i) + place(j)] = out[size * place(i) + place(j)]! - share * own[12 * i + j]!;
  }
  for (let j = 0; j < size; j++) if (!(out[size * j + j]! > NOISE * before[j]!)) ground(out, size, j);
  return out;
}
