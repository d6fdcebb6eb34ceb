/** All eigenpairs of a small symmetric tridiagonal matrix by implicit QL (Wilkinson, Reinsch 1971: tql2), square roots alone. */

/** `vectors` has rows of m numbers, eigenvectors in columns: all m rows, or those from `first` on alone, to the same bits. */
export function tridiagonalPairs(
  alpha: readonly number[],
  beta: readonly number[],
  first = 0,
): { values: Float64Array; vectors: Float64Array } {
  const m = alpha.length;
  const rows = m - first;
  const d = Float64Array.from(alpha);
  const e = new Float64Array(m);
  for (let i = 0; i + 1 < m; i++) e[i] = beta[i]!;
  const z = new Float64Array(rows * m);
  for (let k = 0; k < rows; k++) z[m * k + first + k] = 1;
  for (let l = 0; l < m; l++) {
    for (let sweep = 0; sweep < 60; sweep++) {
      let end = l;
      while (end + 1 < m && Math.abs(e[end]!) > 2 ** -53 * (Math.abs(d[end]!) + Math.abs(d[end + 1]!))) end++;
      if (end === l) break;
      let g = (d[l + 1]! - d[l]!) / (2 * e[l]!);
      let r = Math.sqrt(g * g + 1);
      g = d[end]! - d[l]! + e[l]! / (g + (g < 0 ? -r : r));
      let s = 1;
      let c = 1;
      let p = 0;
      for (let i = end - 1; i >= l; i--) {
        const f = s * e[i]!;
        const b = c * e[i]!;
        r = Math.sqrt(f * f + g * g);
        e[i + 1] = r;
        if (r === 0) {
          d[i + 1]! -= p;
          e[end] = 0;
          break;
        }
        s = f / r;
        c = g / r;
        g = d[i + 1]! - p;
        r = (d[i]! - g) * s + 2 * c * b;
        p = s * r;
        d[i + 1] = g + p;
        g = c * r - b;
        for (let k = 0; k < rows; k++) {
          const upper = z[m * k + i + 1]!;
          const lower = z[m * k + i]!;
          z[m * k + i + 1] = s * lower + c * upper;
          z[m * k + i] = c * lower - s * upper;
        }
      }
      if (r === 0 && end - 1 >= l) continue;
      d[l]! -= p;
      e[l] = g;
      e[end] = 0;
    }
  }
  return { values: d, vectors: z };
}
