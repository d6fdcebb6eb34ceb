/** Smallest positive λ of (K + λ·G)·u = 0 for a banded K > 0 and a banded, indefinite G. */

/** Symmetric band matrix, lower part by rows: entry (i, j) with i − w < j ≤ i stands at i·w + (j − i + w − 1). */
export interface Band {
  n: number;
  w: number;
  data: Float64Array;
}

export const band = (n: number, w: number): Band => ({ n, w, data: new Float64Array(n * w) });

export function add(m: Band, i: number, j: number, value: number): void {
  const at = i >= j ? i * m.w + (j - i + m.w - 1) : j * m.w + (i - j + m.w - 1);
  m.data[at] = (m.data[at] as number) + value;
}

/** Cholesky in place; false where a pivot vanishes, that is where K is a mechanism. */
export function cholesky(m: Band): boolean {
  const { n, w, data } = m;
  for (let i = 0; i < n; i++) {
    const row = i * w + w - 1 - i;
    const from = Math.max(0, i - w + 1);
    for (let j = from; j <= i; j++) {
      const other = j * w + w - 1 - j;
      let sum = data[row + j] as number;
      const diagonal = sum;
      for (let k = Math.max(from, j - w + 1); k < j; k++) sum -= (data[row + k] as number) * (data[other + k] as number);
      if (j < i) data[row + j] = sum / (data[other + j] as number);
      else if (!(sum > 1e-12 * diagonal)) return false;
      else data[row + j] = Math.sqrt(sum);
    }
  }
  return true;
}

/** x ← L⁻ᵀ·x */
function solveUpper(l: Band, x: Float64Array): void {
  const { n, w, data } = l;
  for (let i = n - 1; i >= 0; i--) {
    const row = i * w + w - 1 - i;
    const value = (x[i] as number) / (data[row + i] as number);
    x[i] = value;
    for (let j = Math.max(0, i - w + 1); j < i; j++) x[j] = (x[j] as number) - (data[row + j] as number) * value;
  }
}

/** x ← L⁻¹·x */
function solveLower(l: Band, x: Float64Array): void {
  const { n, w, data } = l;
  for (let i = 0; i < n; i++) {
    const row = i * w + w - 1 - i;
    let sum = x[i] as number;
    for (let j = Math.max(0, i - w + 1); j < i; j++) sum -= (data[row + j] as number) * (x[j] as number);
    x[i] = sum / (data[row + i] as number);
  }
}

/** y ← −G·x */
function negativeProduct(g: Band, x: Float64Array, y: Float64Array): void {
  const { n, w, data } = g;
  y.fill(0);
  for (let i = 0; i < n; i++) {
    const row = i * w + w - 1 - i;
    const xi = x[i] as number;
    let sum = (data[row + i] as number) * xi;
    for (let j = Math.max(0, i - w + 1); j < i; j++) {
      const value = data[row + j] as number;
      sum += value * (x[j] as number);
      y[j] = (y[j] as number) - value * xi;
    }
    y[i] = (y[i] as number) - sum;
  }
}

/** Largest eigenvalue, not below `low`, of a symmetric tridiagonal matrix by bisection on Sturm counts. */
export function largestEigenvalue(alpha: readonly number[], beta: readonly number[], low: number): number {
  let high = low;
  for (let i = 0; i < alpha.length; i++) {
    const radius = (i ? Math.abs(beta[i - 1] as number) : 0) + (i < alpha.length - 1 ? Math.abs(beta[i] as number) : 0);
    high = Math.max(high, (alpha[i] as number) + radius);
  }
  const resolution = 1e-13 * Math.max(Math.abs(high), Math.abs(low));
  while (high - low > resolution) {
    const middle = (low + high) / 2;
    let above = false;
    let pivot = 1;
    for (let i = 0; i < alpha.length && !above; i++) {
      const off = i ? (beta[i - 1] as number) : 0;
      pivot = (alpha[i] as number) - middle - (i ? (off * off) / pivot : 0) || 1e-300;
      above = pivot > 0;
    }
    if (above) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Both signs of λ exist, so the largest μ = 1/λ of −L⁻¹·G·L⁻ᵀ is taken by Lanczos with full reorthogonalisation: its ends
 * converge first. Infinity where no positive λ exists, null where K is a mechanism. K is overwritten by its factor.
 */
export function smallestPositive(k: Band, g: Band, tolerance: number): number | null {
  if (!cholesky(k)) return null;
  const { n } = k;
  const basis: Float64Array[] = [];
  const alpha: number[] = [];
  const beta: number[] = [];
  let v = new Float64Array(n);
  // A fixed start vector with no symmetry of its own: the answer is the same bits on every run.
  let seed = 1;
  for (let i = 0; i < n; i++) {
    seed = (seed * 16807) % 2147483647;
    v[i] = seed / 2147483647 - 0.5;
  }
  scale(v, 1 / norm(v));
  const work = new Float64Array(n);
  let found = 0;
  let settled = 0;
  for (let step = 0; step < n; step++) {
    basis.push(v);
    work.set(v);
    solveUpper(k, work);
    const next = new Float64Array(n);
    negativeProduct(g, work, next);
    solveLower(k, next);
    alpha.push(dot(next, v));
    for (const u of basis) axpy(next, -dot(next, u), u);
    const size = norm(next);
    if (step >= 5) {
      // The largest Ritz value only grows; where it starts below zero nothing positive has shown yet.
      const last = found;
      found = largestEigenvalue(alpha, beta, found);
      settled = found - last <= tolerance * found && (found > 0 || step > 40) ? settled + 1 : 0;
    }
    if (settled >= 2 || size <= 1e-14 * Math.abs(alpha[0] as number) || size === 0) break;
    beta.push(size);
    scale(next, 1 / size);
    v = next;
  }
  if (alpha.length < 6) found = largestEigenvalue(alpha, beta, 0);
  return found > 0 ? 1 / found : Infinity;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

const norm = (a: Float64Array): number => Math.sqrt(dot(a, a));

function scale(a: Float64Array, factor: number): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) * factor;
}

function axpy(a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) + factor * (b[i] as number);
}
