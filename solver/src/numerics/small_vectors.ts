/** Small vectors cut from one buffer: a buffer of its own lies outside the heap and costs more than what is written into it. */

/** Doubles in a buffer. It lives as long as any vector cut from it. */
const BUFFER = 2304;

let buffer = new Float64Array(BUFFER);
let used = 0;

/** A vector of so many zeros, which nobody else has. */
export function zeros(size: number): Float64Array {
  if (used + size > buffer.length) {
    buffer = new Float64Array(Math.max(size, BUFFER));
    used = 0;
  }
  const from = used;
  used += size;
  return buffer.subarray(from, used);
}
