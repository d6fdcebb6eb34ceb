/** One member under one case or combination, evaluated anywhere: forces, deflection from the chord, displacement. */

import type { Compliance } from "../elements/bar.ts";
import { deflectionPolynomials, horner, integrateDeflection } from "./deflection.ts";
import { SEGMENT as S, Segments, STRIDE } from "./layout.ts";
import { parabolaRoots } from "./roots.ts";
import { buildSegments, readForces } from "./segments.ts";
import type { SpanLoads } from "./spans.ts";

export interface CurveMember {
  index: number;
  length: number;
  /** Nine numbers: local x, y, z in global axes. */
  axes: ArrayLike<number>;
  ea: number;
  compliance: Compliance;
}

export class Curve {
  private readonly segments = new Segments(1);
  /** Free curvatures in the z-plane and the y-plane. */
  readonly bendZ: number;
  readonly bendY: number;
  private readonly stretch: number;

  private moved: Float64Array | undefined;
  private integrated = false;

  /** `forces` holds the member's end forces from `at` on, `movements` gives the twelve movements of its own ends in local axes. */
  constructor(
    private readonly member: CurveMember,
    forces: ArrayLike<number>,
    at: number,
    spans: SpanLoads,
    private readonly movements: () => Float64Array,
  ) {
    buildSegments(this.segments, forces, at, spans, member.index, member.length);
    this.stretch = spans.strain[3 * member.index]!;
    this.bendZ = spans.strain[3 * member.index + 1]!;
    this.bendY = spans.strain[3 * member.index + 2]!;
  }

  /** Movements of the member's own ends; asked for only where something moves, which most checks do not look at. */
  get ends(): Float64Array {
    return (this.moved ??= this.movements());
  }

  /** Places where something sets in, the ends included, ascending. */
  get breaks(): number[] {
    const out: number[] = [];
    for (let s = 0; s < this.segments.count; s++) out.push(this.segments.data[s * STRIDE + S.x]!);
    out.push(this.member.length);
    return out;
  }

  /** True where a force or moment at x differs between just before and just after. */
  jumpsAt(x: number): boolean {
    this.forces(x, -1, before);
    this.forces(x, 1, after);
    return before.some((value, i) => value !== after[i]);
  }

  /** n vy vz mx my mz just before (−1) or just after (+1) x. */
  forces(x: number, side: -1 | 1, out: Float64Array): Float64Array {
    if (x <= 0 && side < 0) out.set(this.segments.first);
    else if (x >= this.member.length && side > 0) out.set(this.segments.last);
    else {
      const { data } = this.segments;
      const at = this.segmentAt(x, side);
      readForces(data, at, x - data[at + S.x]!, out);
    }
    return out;
  }

  /** Deflections (y, z) from the chord, local axes. */
  deflection(x: number): [number, number] {
    if (!this.integrated) {
      integrateDeflection(this.segments, this.bendZ, this.bendY, this.member.length, this.member.compliance);
      this.integrated = true;
    }
    const at = this.segmentAt(x, -1);
    deflectionPolynomials(this.segments.data, at, this.member.compliance, this.bendZ, this.bendY, polyZ, polyY);
    const t = this.within(x, at);
    return [horner(polyY, t), horner(polyZ, t)];
  }

  /** Displacement of the axis at x in global axes. */
  displacement(x: number): [number, number, number] {
    const { axes, length } = this.member;
    const [y, z] = this.deflection(x);
    const share = x / length;
    const ux = this.ends[0]! + this.elongation(x);
    const uy = this.ends[1]! + share * (this.ends[7]! - this.ends[1]!) + y;
    const uz = this.ends[2]! + share * (this.ends[8]! - this.ends[2]!) + z;
    return [0, 1, 2].map((c) => axes[c]! * ux + axes[3 + c]! * uy + axes[6 + c]! * uz) as [number, number, number];
  }

  /** The breaks, and places where N, Vy, Vz, My or Mz is stationary inside a segment, in no order. */
  specialPlaces(): number[] {
    const out = this.breaks;
    const d = this.segments.data;
    for (let s = 0; s < this.segments.count; s++) {
      const at = s * STRIDE;
      this.turns(out, at, d[at + S.qx]!, d[at + S.sx]!, 0);
      this.turns(out, at, d[at + S.qy]!, d[at + S.sy]!, 0);
      this.turns(out, at, d[at + S.qz]!, d[at + S.sz]!, 0);
      this.turns(out, at, d[at + S.vy]!, d[at + S.qy]!, d[at + S.sy]! / 2);
      this.turns(out, at, d[at + S.vz]!, d[at + S.qz]!, d[at + S.sz]! / 2);
    }
    return out;
  }

  /** Roots of c + b·t + a·t² inside the segment; a straight line without slope has none, and most loads are even. */
  private turns(out: number[], at: number, c: number, b: number, a: number): void {
    if (a === 0 && b === 0) return;
    const d = this.segments.data;
    for (const t of parabolaRoots(c, b, a, d[at + S.h]!)) out.push(d[at + S.x]! + t);
  }

  /** How far the axis has stretched between the start and x. */
  private elongation(x: number): number {
    const d = this.segments.data;
    let sum = this.stretch * x;
    for (let s = 0; s < this.segments.count; s++) {
      const at = s * STRIDE;
      const t = Math.min(x - d[at + S.x]!, d[at + S.h]!);
      if (t <= 0) break;
      sum += (t * (d[at + S.n]! - (t / 2) * (d[at + S.qx]! + (t / 3) * d[at + S.sx]!))) / this.member.ea;
    }
    return sum;
  }

  private segmentAt(x: number, side: -1 | 1): number {
    const d = this.segments.data;
    const near = 1e-9 * this.member.length;
    let s = 0;
    // By halves: a member may have thousands of loads.
    for (let end = this.segments.count; end - s > 1; ) {
      const middle = (s + end) >> 1;
      if (x > d[middle * STRIDE + S.x]! + (side < 0 ? near : -near)) s = middle;
      else end = middle;
    }
    return s * STRIDE;
  }

  private within(x: number, at: number): number {
    const d = this.segments.data;
    return Math.min(Math.max(x - d[at + S.x]!, 0), d[at + S.h]!);
  }
}

// Scratch of the calls above, which never overlap.
const before = new Float64Array(6);
const after = new Float64Array(6);
const polyZ = new Float64Array(6);
const polyY = new Float64Array(6);
