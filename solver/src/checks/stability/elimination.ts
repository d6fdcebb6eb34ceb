/** Elimination of freedoms from small stiffness matrices that may be singular: what a node feels of what lies behind it. */

/** Below this share of what it began with, a pivot is round-off: nothing resists that freedom, and it passes nothing on. */
const ROUND_OFF = 1e-9;

/** Take freedom j out of the n×n positive semi-definite matrix in place; `size` is its diagonal before any elimination. */
export function eliminate(a: Float64Array, n: number, j: number, size: number): void {
  const pivot = a[n * j + j] as number;
  if (pivot > ROUND_OFF * size) {
    for (let r = 0; r < n; r++) {
      const factor = (a[n * r + j] as number) / pivot;
      if (r === j || factor === 0) continue;
      for (let c = 0; c < n; c++) a[n * r + c] = (a[n * r + c] as number) - factor * (a[n * j + c] as number);
    }
  }
  for (let r = 0; r < n; r++) a[n * r + j] = a[n * j + r] = 0;
}

/** A freedom that cannot move is left out: what it would pass on, the ground takes. */
export function ground(a: Float64Array, n: number, j: number): void {
  for (let r = 0; r < n; r++) a[n * r + j] = a[n * j + r] = 0;
}

/** Stiffness of a 3×3 or 6×6 matrix along one of its freedoms, all others being free to give way. */
export function stiffnessAlong(matrix: Float64Array, n: number, kept: number): number {
  const a = matrix.slice();
  const sizes = new Float64Array(n);
  for (let j = 0; j < n; j++) sizes[j] = a[n * j + j] as number;
  for (let j = 0; j < n; j++) if (j !== kept) eliminate(a, n, j, sizes[j] as number);
  const left = a[n * kept + kept] as number;
  return left > ROUND_OFF * (sizes[kept] as number) ? left : 0;
}

/** The same matrix in other axes: rows of `axes` are the new unit vectors, for every block of three freedoms. */
export function turned(matrix: Float64Array, n: number, axes: readonly (readonly number[])[]): Float64Array {
  const half = new Float64Array(n * n);
  const out = new Float64Array(n * n);
  const times = (from: Float64Array, to: Float64Array, at: (r: number, c: number) => number): void => {
    for (let r = 0; r < n; r++)
      for (let block = 0; block < n; block += 3)
        for (let c = 0; c < 3; c++) {
          const [x, y, z] = axes[c] as readonly [number, number, number];
          to[at(r, block + c)] =
            x * (from[at(r, block)] as number) + y * (from[at(r, block + 1)] as number) + z * (from[at(r, block + 2)] as number);
        }
  };
  times(matrix, half, (r, c) => n * r + c);
  times(half, out, (r, c) => n * c + r);
  return out;
}
