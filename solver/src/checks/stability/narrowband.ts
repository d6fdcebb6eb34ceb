/** Symmetric matrices of half-band three, lower part by rows of four: entry (i, j), i − 3 ≤ j ≤ i, stands at 3·i + j + 3. */

/** Stands on the diagonal of a freedom that is held; its row and column are empty. */
export const HELD = -1;

/** Cholesky in place; false where a pivot is lost in round-off, that is where nothing resists a freedom. */
export function cholesky(a: Float64Array, n: number, least = 1e-12): boolean {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    const from = i > 3 ? i - 3 : 0;
    for (let j = from; j < i; j++) {
      const other = 3 * j + 3;
      let sum = a[row + j] as number;
      for (let p = j > 3 && j - 3 > from ? j - 3 : from; p < j; p++) sum -= (a[row + p] as number) * (a[other + p] as number);
      a[row + j] = sum / (a[other + j] as number);
    }
    const own = a[row + i] as number;
    if (own === HELD) {
      a[row + i] = 1;
      continue;
    }
    let sum = own;
    for (let p = from; p < i; p++) sum -= (a[row + p] as number) * (a[row + p] as number);
    if (!(sum > least * own)) return false;
    a[row + i] = Math.sqrt(sum);
  }
  return true;
}

/** x ← (L·Lᵀ)⁻¹·x */
export function solve(l: Float64Array, n: number, x: Float64Array): void {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    let sum = x[i] as number;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) sum -= (l[row + j] as number) * (x[j] as number);
    x[i] = sum / (l[row + i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = 3 * i + 3;
    const value = (x[i] as number) / (l[row + i] as number);
    x[i] = value;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) x[j] = (x[j] as number) - (l[row + j] as number) * value;
  }
}

/** L·D·Lᵀ in place, D on the diagonal: the functional just above its lowest λ is not positive definite. */
export function decompose(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    const from = i > 3 ? i - 3 : 0;
    const own = a[row + i] as number;
    if (own === HELD) {
      a[row + i] = 1;
      continue;
    }
    let pivot = own;
    for (let j = from; j < i; j++) {
      const other = 3 * j + 3;
      let sum = a[row + j] as number;
      for (let p = j > 3 && j - 3 > from ? j - 3 : from; p < j; p++) sum -= (a[row + p] as number) * (a[other + p] as number);
      // Times D until the row is done, so that the products above need it no more.
      a[row + j] = sum;
    }
    for (let j = from; j < i; j++) {
      const sum = a[row + j] as number;
      const part = sum / (a[4 * j + 3] as number);
      pivot -= sum * part;
      a[row + j] = part;
    }
    a[row + i] = pivot === 0 ? Number.EPSILON * own : pivot;
  }
}

/** x ← (L·D·Lᵀ)⁻¹·x */
export function substitute(l: Float64Array, n: number, x: Float64Array): void {
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    let sum = x[i] as number;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) sum -= (l[row + j] as number) * (x[j] as number);
    x[i] = sum;
  }
  for (let i = 0; i < n; i++) x[i] = (x[i] as number) / (l[4 * i + 3] as number);
  for (let i = n - 1; i >= 0; i--) {
    const row = 3 * i + 3;
    const value = x[i] as number;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) x[j] = (x[j] as number) - (l[row + j] as number) * value;
  }
}

/** y ← A·x; held freedoms of x are zero. */
export function times(a: Float64Array, n: number, x: Float64Array, y: Float64Array): void {
  y.fill(0, 0, n);
  for (let i = 0; i < n; i++) {
    const row = 3 * i + 3;
    const xi = x[i] as number;
    let sum = (a[row + i] as number) * xi;
    for (let j = i > 3 ? i - 3 : 0; j < i; j++) {
      const value = a[row + j] as number;
      sum += value * (x[j] as number);
      y[j] = (y[j] as number) + value * xi;
    }
    y[i] = (y[i] as number) + sum;
  }
}

export function dot(a: Float64Array, b: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
