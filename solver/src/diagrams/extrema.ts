/**
 * Exact smallest and largest values along all members, found in the kernel: compiled code is fast from the first member on.
 * The kernel takes members loaded along their whole length by themselves; where loads set in between, it is handed segments.
 */

import type { Compliance } from "../elements/bar.ts";
import type { Kernel } from "../numerics/kernel.ts";
import { type Bending, type Extrema, type Extremum, QUANTITIES } from "../results/index.ts";
import { plain } from "../results/numbers.ts";
import { withBending } from "./bending.ts";
import { deflectionPolynomials, integrateDeflection } from "./deflection.ts";
import { SEGMENT as S, Segments, STRIDE } from "./layout.ts";
import { buildSegments } from "./segments.ts";
import type { SpanLoads } from "./spans.ts";

/** Doubles of one segment in the kernel: place, length, six forces, six line loads, two deflection polynomials. */
const KERNEL_SEGMENT = 26;
const HANDED_OVER = [S.x, S.h, S.n, S.vy, S.vz, S.mx, S.my, S.mz, S.qx, S.qy, S.qz, S.sx, S.sy, S.sz] as const;
const POLYNOMIAL_Z = 14;
const POLYNOMIAL_Y = 20;

/** One per analysis: what stays the same for all cases and combinations is handed over once. */
export class ExtremaScanner {
  private readonly at: Record<"forces" | "whole" | "strain" | "length" | "kind" | "table" | "ends" | "segments" | "out", number>;
  private readonly segments = new Segments();
  private room = 8;
  private bent = { at: 0, room: 0 };

  constructor(
    private readonly kernel: Kernel,
    private readonly length: Float64Array,
    private readonly kind: Int32Array,
    private readonly compliances: Compliance[],
  ) {
    const count = length.length;
    this.at = {
      forces: kernel.allocate(12 * count),
      whole: kernel.allocate(6 * count),
      strain: kernel.allocate(3 * count),
      length: kernel.allocate(count),
      kind: kernel.allocate((count >> 1) + 1),
      table: kernel.allocate(5 * compliances.length),
      ends: kernel.allocate(12),
      segments: kernel.allocate(KERNEL_SEGMENT * this.room),
      out: kernel.allocate(4 * QUANTITIES.length * count),
    };
    kernel.doubles(this.at.length, count).set(length);
    kernel.integers(this.at.kind, count).set(kind);
    const table = kernel.doubles(this.at.table, 5 * compliances.length);
    compliances.forEach(({ czz, czy, cyy, sz, sy }, i) => table.set([czz, czy, cyy, sz, sy], 5 * i));
  }

  /** Extrema of all members under one case or combination; in second order `bending` stands beside the loads along them. */
  scan(endForces: Float64Array, spans: SpanLoads, bending: Bending | null = null): Extrema {
    const { kernel, at } = this;
    const count = this.length.length;
    if (bending && bending.loads.length > this.bent.room)
      this.bent = { at: kernel.allocate(bending.loads.length), room: bending.loads.length };
    kernel.doubles(at.forces, endForces.length).set(endForces);
    kernel.doubles(at.whole, spans.whole.length).set(spans.whole);
    kernel.doubles(at.strain, spans.strain.length).set(spans.strain);
    const { forces, whole, strain, length, kind, table, out } = at;
    if (bending) {
      kernel.doubles(this.bent.at, bending.loads.length).set(bending.loads);
      kernel.core.scanBent(count, forces, whole, strain, length, kind, table, this.bent.at, bending.parts, out);
    } else kernel.core.scanMembers(count, forces, whole, strain, length, kind, table, out);
    const cut = bending && spans.onsets.size ? withBending(spans, bending, this.length) : spans;
    for (const m of spans.onsets.keys()) this.scanCut(m, endForces, cut);
    const all = kernel.doubles(at.out, 4 * QUANTITIES.length * count);
    const column = (i: number): number[] => plain(all.subarray(i * count, (i + 1) * count));
    const extremum = (q: number): Extremum => ({
      min: column(4 * q),
      min_x: column(4 * q + 1),
      max: column(4 * q + 2),
      max_x: column(4 * q + 3),
    });
    return Object.fromEntries(QUANTITIES.map((name, q) => [name, extremum(q)])) as Extrema;
  }

  /** A member on which loads set in between its ends. */
  private scanCut(m: number, endForces: Float64Array, spans: SpanLoads): void {
    const { kernel, at, segments } = this;
    const length = this.length[m]!;
    const compliance = this.compliances[this.kind[m]!]!;
    buildSegments(segments, endForces, 12 * m, spans, m, length);
    integrateDeflection(segments, spans.strain[3 * m + 1]!, spans.strain[3 * m + 2]!, length, compliance);
    if (segments.count > this.room) {
      this.room = 2 * segments.count;
      at.segments = kernel.allocate(KERNEL_SEGMENT * this.room);
    }
    const ends = kernel.doubles(at.ends, 12);
    ends.set(segments.first);
    ends.set(segments.last, 6);
    const handed = kernel.doubles(at.segments, KERNEL_SEGMENT * segments.count);
    for (let s = 0; s < segments.count; s++) {
      const own = handed.subarray(KERNEL_SEGMENT * s, KERNEL_SEGMENT * (s + 1));
      HANDED_OVER.forEach((field, i) => (own[i] = segments.data[STRIDE * s + field]!));
      const z = own.subarray(POLYNOMIAL_Z, POLYNOMIAL_Z + 6);
      const y = own.subarray(POLYNOMIAL_Y, POLYNOMIAL_Y + 6);
      deflectionPolynomials(segments.data, STRIDE * s, compliance, spans.strain[3 * m + 1]!, spans.strain[3 * m + 2]!, z, y);
    }
    kernel.core.scanSegments(m, this.length.length, at.ends, length, at.segments, segments.count, at.out);
  }
}
