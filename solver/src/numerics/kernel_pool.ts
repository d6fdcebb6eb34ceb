/** A kernel that nobody uses any more: the next structure of the same pattern takes it over with its ordering and symbolic analysis. */

import { Kernel } from "./kernel.ts";

/** What the ordering and the symbolic analysis rest on; stiffnesses and loads are none of it. */
interface Pattern {
  nodes: number;
  held: Uint8Array;
  pairs: Int32Array;
  position: Float64Array;
}

const patterns = new WeakMap<Kernel, Pattern>();

// Weak, so that nothing is kept that memory is wanted for: a design loop solves again long before.
let idle: WeakRef<Kernel> | undefined;

/** A kernel for this pattern: the idle one where it has it, else a new one. */
export function openKernel(pattern: Pattern): Kernel {
  const known = idle?.deref();
  idle = undefined;
  if (known && alike(patterns.get(known) as Pattern, pattern)) return known;
  const kernel = new Kernel(pattern.nodes, pattern.held, pattern.pairs, pattern.position);
  patterns.set(kernel, { ...pattern, held: pattern.held.slice() });
  return kernel;
}

/** Whoever opened it needs it no more. */
export function giveBack(kernel: Kernel): void {
  if (patterns.has(kernel)) idle = new WeakRef(kernel);
}

function alike(one: Pattern, other: Pattern): boolean {
  const same = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return a.length === b.length;
  };
  const { nodes, held, pairs, position } = one;
  return nodes === other.nodes && same(held, other.held) && same(pairs, other.pairs) && same(position, other.position);
}
