/** Extrema of whole sets of members in the kernel: the data that stay the same are handed over once. */

import type { Kernel } from "../analysis/kernel.ts";
import type { Compliance } from "../elements/bar.ts";
import { type Extremum, QUANTITIES } from "../results.ts";
import { buildSegments, type Segments } from "./segments.ts";
import type { SpanLoads } from "./spans.ts";

export class Scanner {
  private readonly at: Record<"forces" | "whole" | "strain" | "length" | "kind" | "table" | "out", number>;

  constructor(
    private readonly kernel: Kernel,
    readonly length: Float64Array,
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
      out: kernel.allocate(4 * QUANTITIES.length * count),
    };
    kernel.doubles(this.at.length, count).set(length);
    kernel.integers(this.at.kind, count).set(kind);
    const table = kernel.doubles(this.at.table, 5 * compliances.length);
    compliances.forEach(({ czz, czy, cyy, sz, sy }, i) => table.set([czz, czy, cyy, sz, sy], 5 * i));
  }

  complianceOf(m: number): Compliance {
    return this.compliances[this.kind[m]!]!;
  }

  segments(out: Segments, endForces: Float64Array, spans: SpanLoads, m: number): void {
    buildSegments(out, endForces, 12 * m, spans, m, this.length[m]!, this.complianceOf(m));
  }

  /** One extremum per quantity; loads on parts of members are left out. */
  scan(endForces: Float64Array, whole: Float64Array, strain: Float64Array): Extremum[] {
    const { kernel, at } = this;
    const count = this.length.length;
    kernel.doubles(at.forces, endForces.length).set(endForces);
    kernel.doubles(at.whole, whole.length).set(whole);
    kernel.doubles(at.strain, strain.length).set(strain);
    kernel.scanMembers(count, at.forces, at.whole, at.strain, at.length, at.kind, at.table, at.out);
    const all = kernel.doubles(at.out, 4 * QUANTITIES.length * count);
    const column = (i: number): number[] => plain(all.subarray(i * count, (i + 1) * count));
    return QUANTITIES.map((_, q) => ({ min: column(4 * q), min_x: column(4 * q + 1), max: column(4 * q + 2), max_x: column(4 * q + 3) }));
  }
}

/** A plain array, which JSON can carry; a loop is eight times faster here than slice or Array.from. */
export function plain(vector: Float64Array): number[] {
  const out = new Array<number>(vector.length);
  for (let i = 0; i < vector.length; i++) out[i] = vector[i]! + 0;
  return out;
}
