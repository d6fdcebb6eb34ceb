/** A design member: members in a line, read as one with a single coordinate s from its start. */

import type { Joints } from "../stability/joints.ts";
import type { HeightLoads } from "../stability/mcr.ts";
import type { CheckCombination, CheckContext, CheckMember, Diagram, Forces, Vector } from "./context.ts";

/** One member of the line: where it starts, whether it runs backwards, and how its local axes lie to the first member's. */
export interface Span {
  member: CheckMember;
  from: number;
  reversed: boolean;
  /** Signs of x, y and z against the first member's. */
  sx: number;
  sy: number;
  sz: number;
}

export interface Line {
  spans: Span[];
  length: number;
  /** Nodes from start to end, one more than spans. */
  nodes: string[];
  /** Why 6.3 cannot be applied to it as one member; null where it can. */
  reason: string | null;
  ends: { start: "held" | "free"; end: "held" | "free" };
  /** Sign of z on the upper side: −1 where a rotation turns z downward; an upright member's top is its +z side. */
  up: 1 | -1;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Lay the members end to end. */
export function lineOf(members: readonly CheckMember[], joints: Joints): Line {
  const first = members[0] as CheckMember;
  const spans: Span[] = [];
  let reason: string | null = null;
  let length = 0;
  let node =
    members[1] && [members[1].start, members[1].end].includes(first.start) && ![members[1].start, members[1].end].includes(first.end)
      ? first.end
      : first.start;
  const nodes = [node];
  const startReversed = node === first.end;
  const along = (member: CheckMember, reversed: boolean): Vector =>
    reversed ? [-member.axes.x[0], -member.axes.x[1], -member.axes.x[2]] : member.axes.x;
  const direction = along(first, startReversed);
  for (const [i, member] of members.entries()) {
    const reversed = member.start !== node;
    if (reversed && member.end !== node) reason ??= `member ${member.id} does not continue from ${spans[i - 1]?.member.id}`;
    const sx = reversed ? -1 : 1;
    const sy = Math.sign(dot(member.axes.y, first.axes.y)) || 1;
    const sz = Math.sign(dot(member.axes.z, first.axes.z)) || 1;
    if (dot(along(member, reversed), direction) < 1 - 1e-6) reason ??= `members of the design member are not in one line at ${member.id}`;
    else if (Math.abs(dot(member.axes.z, first.axes.z)) < 1 - 1e-6)
      reason ??= `member ${member.id} is turned about its axis against ${first.id}`;
    if (!sameSection(member, first))
      reason ??= `members ${first.id} and ${member.id} differ in section or material: 6.3 holds for uniform members`;
    if (i > 0) {
      const before = spans[i - 1] as Span;
      const hinge =
        joints.releases(before.reversed ? before.member.start_hinge : before.member.end_hinge) ||
        joints.releases(reversed ? member.end_hinge : member.start_hinge);
      if (hinge) reason ??= `a hinge inside the design member at node ${node} breaks it for buckling`;
    }
    spans.push({ member, from: length, reversed, sx, sy, sz });
    length += member.length;
    node = reversed ? member.start : member.end;
    nodes.push(node);
  }
  const end = (at: string): "held" | "free" => (joints.held(at, 1) ? "held" : "free");
  return { spans, length, nodes, reason, ends: { start: end(nodes[0] as string), end: end(node) }, up: first.axes.z[2] < -1e-6 ? -1 : 1 };
}

/** Held at one end only, with no support between. */
export function freeStanding(line: Line, joints: Joints): boolean {
  const inside = line.nodes.slice(1, -1).some((node) => joints.support(node) !== undefined);
  return (line.ends.start === "free") !== (line.ends.end === "free") && !inside;
}

function sameSection(a: CheckMember, b: CheckMember): boolean {
  return (a.section === b.section || a.section.id === b.section.id) && (a.material === b.material || a.material.id === b.material.id);
}

/** The line in one combination. */
export class LineDiagram {
  readonly diagrams: Diagram[];
  private special: number[] | undefined;
  private readonly scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

  constructor(
    readonly line: Line,
    context: CheckContext,
    readonly combination: CheckCombination,
  ) {
    this.diagrams = line.spans.map((span) => context.diagram(span.member, combination));
  }

  /** Forces at s in the line's own axes: those of its first member, x along the line. */
  forces(s: number, side: -1 | 1, out: Forces): Forces {
    const { spans } = this.line;
    let i = 0;
    while (i + 1 < spans.length && (s > (spans[i + 1] as Span).from || (side > 0 && s >= (spans[i + 1] as Span).from))) i++;
    const span = spans[i] as Span;
    const local = Math.min(span.member.length, Math.max(0, s - span.from));
    const f = (this.diagrams[i] as Diagram).forces(
      span.reversed ? span.member.length - local : local,
      span.reversed ? (-side as -1 | 1) : side,
      out,
    );
    if (span.sx * span.sz < 0) f.vz = -f.vz;
    if (span.sx * span.sy < 0) f.vy = -f.vy;
    if (span.sz < 0) f.my = -f.my;
    if (span.sy < 0) f.mz = -f.mz;
    return f;
  }

  moment(s: number, axis: "my" | "mz", side: -1 | 1 = 1): number {
    return this.forces(s, side, this.scratch)[axis];
  }

  /** Every special position of the members along s. */
  positions(): readonly number[] {
    return (this.special ??= this.specialPositions());
  }

  private specialPositions(): number[] {
    const all: number[] = [];
    this.line.spans.forEach((span, i) => {
      for (const x of (this.diagrams[i] as Diagram).positions) all.push(span.from + (span.reversed ? span.member.length - x : x));
    });
    return all.sort((a, b) => a - b).filter((s, i) => i === 0 || s - (all[i - 1] as number) > 1e-9 * this.line.length);
  }

  /** Transverse loads along z with their height; what enters at nodes shows as a jump of Vz, a support's reaction acts at the axis. */
  loads(height: number, joints: Joints): HeightLoads {
    const points: { s: number; f: number; z: number }[] = [];
    const spread: { s1: number; s2: number; q1: number; q2: number; z: number }[] = [];
    this.line.spans.forEach((span, i) => {
      const at = (x: number): number => span.from + (span.reversed ? span.member.length - x : x);
      const { loads } = this.diagrams[i] as Diagram;
      for (const load of loads.points) {
        // A load on a member's very end is in the jump of Vz at that node.
        const inside = load.x > 1e-9 * span.member.length && load.x < span.member.length * (1 - 1e-9);
        if (load.fz !== 0 && inside) points.push({ s: at(load.x), f: load.fz * span.sz, z: height });
      }
      for (const load of loads.distributed) {
        if (load.fz1 === 0 && load.fz2 === 0) continue;
        const [a, b] = [at(load.x1), at(load.x2)];
        const z = load.self_weight ? 0 : height;
        spread.push(
          a <= b
            ? { s1: a, s2: b, q1: load.fz1 * span.sz, q2: load.fz2 * span.sz, z }
            : { s1: b, s2: a, q1: load.fz2 * span.sz, q2: load.fz1 * span.sz, z },
        );
      }
    });
    // Vz = dMy/dx falls by a load along −z, so a force f along +z at a node is the jump of Vz upward.
    this.line.nodes.forEach((node, i) => {
      const s = i < this.line.spans.length ? (this.line.spans[i] as Span).from : this.line.length;
      const before = i === 0 ? 0 : this.forces(s, -1, this.scratch).vz;
      const after = i === this.line.spans.length ? 0 : this.forces(s, 1, this.scratch).vz;
      const f = after - before;
      if (joints.support(node) !== undefined || f === 0) return;
      // A member that holds the line up from below must not count as a load that steadies it.
      const own = i === 0 || i === this.line.spans.length ? 1 : 2;
      points.push({ s, f, z: f * height > 0 && joints.held(node, own) ? 0 : height });
    });
    return { points, spread };
  }

  /** How the loads between s1 and s2 bend the line about an axis, as Table B.3 asks. */
  loading(axis: "my" | "mz", s1: number, s2: number): "uniform" | "concentrated" | "mixed" {
    let [point, spread] = [false, false];
    const margin = 1e-6 * this.line.length;
    this.line.spans.forEach((span, i) => {
      const { loads } = this.diagrams[i] as Diagram;
      const at = (x: number): number => span.from + (span.reversed ? span.member.length - x : x);
      const inside = (s: number): boolean => s > s1 + margin && s < s2 - margin;
      point ||= loads.points.some((l) => (axis === "my" ? l.fz : l.fy) !== 0 && inside(at(l.x)));
      spread ||= loads.distributed.some(
        (l) =>
          (axis === "my" ? l.fz1 || l.fz2 : l.fy1 || l.fy2) !== 0 &&
          Math.max(at(l.x1), at(l.x2)) > s1 + margin &&
          Math.min(at(l.x1), at(l.x2)) < s2 - margin,
      );
      if (i > 0 && inside(span.from)) {
        const shear = axis === "my" ? "vz" : "vy";
        const before = this.forces(span.from, -1, this.scratch)[shear];
        const after = this.forces(span.from, 1, this.scratch)[shear];
        point ||= Math.abs(after - before) > 1e-6 * (Math.abs(after) + Math.abs(before));
      }
    });
    return point && spread ? "mixed" : point ? "concentrated" : "uniform";
  }

  displacement(s: number): Vector {
    const { spans } = this.line;
    let i = 0;
    while (i + 1 < spans.length && s > (spans[i + 1] as Span).from) i++;
    const span = spans[i] as Span;
    const local = Math.min(span.member.length, Math.max(0, s - span.from));
    return (this.diagrams[i] as Diagram).displacement(span.reversed ? span.member.length - local : local);
  }

  /** Rotation vector of the member end at a node of the line: after it (side +1) or before it. */
  rotationAt(s: number, side: -1 | 1): Vector {
    const { spans, length } = this.line;
    const near = 1e-9 * length;
    const i =
      side > 0 ? spans.findIndex((span) => span.from >= s - near) : spans.findIndex((span) => span.from + span.member.length >= s - near);
    const span = spans[i] as Span;
    return (this.diagrams[i] as Diagram).rotation(side > 0 !== span.reversed ? "start" : "end");
  }
}
