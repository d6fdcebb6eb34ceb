/** Cholesky by skyline, and the lowest eigenpairs by subspace iteration: the tests' own solver, independent of the kernel. */

export interface Skyline {
  size: number;
  /** First column stored in each row of the lower triangle, and where the row's diagonal lies. */
  first: Int32Array;
  diagonal: Int32Array;
  values: Float64Array;
}

export function skyline(size: number, elements: number[][]): Skyline {
  const first = Int32Array.from({ length: size }, (_, i) => i);
  for (const dofs of elements) {
    const free = dofs.filter((d) => d >= 0);
    const lowest = Math.min(...free);
    for (const d of free) first[d] = Math.min(first[d]!, lowest);
  }
  const diagonal = new Int32Array(size);
  let end = -1;
  for (let i = 0; i < size; i++) diagonal[i] = end += i - first[i]! + 1;
  return { size, first, diagonal, values: new Float64Array(end + 1) };
}

export function add(matrix: Skyline, dofs: number[], element: Float64Array): void {
  const n = dofs.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (dofs[i]! < 0 || dofs[j]! < 0 || dofs[j]! > dofs[i]!) continue;
      matrix.values[matrix.diagonal[dofs[i]!]! - dofs[i]! + dofs[j]!]! += element[n * i + j]!;
    }
  }
}

export function factor({ size, first, diagonal, values }: Skyline): Skyline {
  const c = Float64Array.from(values);
  for (let i = 0; i < size; i++) {
    const row = diagonal[i]! - i;
    for (let j = first[i]!; j <= i; j++) {
      const other = diagonal[j]! - j;
      let sum = c[row + j]!;
      for (let k = Math.max(first[i]!, first[j]!); k < j; k++) sum -= c[row + k]! * c[other + k]!;
      if (j < i) c[row + j] = sum / c[other + j]!;
      else if (sum > 0) c[row + j] = Math.sqrt(sum);
      else throw new Error(`row ${i} has pivot ${sum}`);
    }
  }
  return { size, first, diagonal, values: c };
}

export function substitute({ size, first, diagonal, values }: Skyline, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    const row = diagonal[i]! - i;
    for (let k = first[i]!; k < i; k++) x[i]! -= values[row + k]! * x[k]!;
    x[i]! /= values[row + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    const row = diagonal[i]! - i;
    x[i]! /= values[row + i]!;
    for (let k = first[i]!; k < i; k++) x[k]! -= values[row + k]! * x[i]!;
  }
  return x;
}

function times({ size, first, diagonal, values }: Skyline, x: Float64Array): Float64Array {
  const y = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const row = diagonal[i]! - i;
    for (let k = first[i]!; k < i; k++) {
      y[i]! += values[row + k]! * x[k]!;
      y[k]! += values[row + k]! * x[i]!;
    }
    y[i]! += values[row + i]! * x[i]!;
  }
  return y;
}

/** The smallest positive λ of A x = λ B x, A positive definite, ascending. */
export function lowest(a: Skyline, b: Skyline, count: number): number[] {
  const solver = factor(a);
  const width = 2 * count + 4;
  let seed = 7;
  let basis = Array.from({ length: width }, () =>
    Float64Array.from({ length: a.size }, () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5),
  );
  let values: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const next = basis.map((v) => substitute(solver, times(b, v)));
    orthonormalise(next, a);
    const images = next.map((v) => times(b, v));
    const projected = new Float64Array(width * width);
    for (let i = 0; i < width; i++) for (let j = 0; j < width; j++) projected[width * i + j] = dot(next[i]!, images[j]!);
    const { values: mu, vectors } = jacobi(projected, width);
    const order = mu.map((_, k) => k).sort((p, q) => mu[q]! - mu[p]!);
    basis = order.map((k) => {
      const v = new Float64Array(a.size);
      for (let i = 0; i < width; i++) for (let d = 0; d < a.size; d++) v[d]! += vectors[width * i + k]! * next[i]![d]!;
      return v;
    });
    const found = order.slice(0, count).map((k) => 1 / mu[k]!);
    const still = values.length > 0 && found.every((v, k) => Math.abs(v - values[k]!) < 1e-8 * Math.abs(v));
    values = found;
    if (still) break;
  }
  return values;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Gram–Schmidt in the energy of `a`, twice for the sake of digits. */
function orthonormalise(vectors: Float64Array[], a: Skyline): void {
  for (const [k, v] of vectors.entries()) {
    for (let pass = 0; pass < 2; pass++) {
      const image = times(a, v);
      for (const u of vectors.slice(0, k)) {
        const share = dot(u, image);
        for (let i = 0; i < v.length; i++) v[i]! -= share * u[i]!;
      }
      const size = Math.sqrt(dot(v, times(a, v)));
      for (let i = 0; i < v.length; i++) v[i]! /= size;
    }
  }
}

/** All eigenvalues and vectors (columns) of a small symmetric matrix. */
export function jacobi(matrix: Float64Array, n: number): { values: number[]; vectors: Float64Array } {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(n * n);
  for (let i = 0; i < n; i++) vectors[n * i + i] = 1;
  for (let sweep = 0; sweep < 60; sweep++) {
    let off = 0;
    let on = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) i === j ? (on += a[n * i + i]! ** 2) : (off += a[n * i + j]! ** 2);
    if (off <= 1e-30 * on) break;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) turn(a, vectors, n, p, q);
  }
  return { values: Array.from({ length: n }, (_, i) => a[n * i + i]!), vectors };
}

function turn(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const apq = a[n * p + q]!;
  if (apq === 0) return;
  const theta = (a[n * q + q]! - a[n * p + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  const mix = (m: Float64Array, i: number, j: number) => {
    const x = m[i]!;
    const y = m[j]!;
    m[i] = c * x - s * y;
    m[j] = s * x + c * y;
  };
  for (let k = 0; k < n; k++) mix(a, n * k + p, n * k + q);
  for (let k = 0; k < n; k++) mix(a, n * p + k, n * q + k);
  for (let k = 0; k < n; k++) mix(vectors, n * k + p, n * k + q);
}
