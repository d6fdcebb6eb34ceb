/** The compiled kernel of member buckling: critical moments of beams and critical factors of lines. One instance serves all. */

import { LATERAL } from "../generated/lateral.ts";
import { compiled } from "../numerics/compiled.ts";

interface LateralKernel {
  memory: WebAssembly.Memory;
  beamRoom(count: number): number;
  smallestFactor(count: number, elements: number, least: boolean): number;
  elementCount(count: number, elements: number): number;
  lineRoom(count: number): number;
  lineFactors(nodes: number, members: number): void;
}

let kernel: LateralKernel | undefined;

export const lateralKernel = (): LateralKernel =>
  (kernel ??= new WebAssembly.Instance(compiled(LATERAL)).exports as unknown as LateralKernel);

/** A view of the kernel's memory, which lasts until that grows. */
export const doublesOf = (at: number, count: number): Float64Array => new Float64Array(lateralKernel().memory.buffer, at, count);
