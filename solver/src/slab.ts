/** Small vectors cut from one buffer: a buffer of its own lies outside the heap and costs more than what is written into it. */

/** Doubles in a buffer. It lives as long as any vector cut from it. */
const SLAB = 2304;

let slab = new Float64Array(SLAB);
let used = 0;

/** A vector of so many zeros, which nobody else has. */
export function zeros(size: number): Float64Array {
  if (used + size > slab.length) {
    slab = new Float64Array(Math.max(size, SLAB));
    used = 0;
  }
  const from = used;
  used += size;
  return slab.subarray(from, used);
}
