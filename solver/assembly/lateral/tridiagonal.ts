/** The largest eigenvalue of the tridiagonal matrix that a Lanczos search makes, by bisection on Sturm counts. */

import { at } from "../storage";

/** Of so many steps, diagonal `alpha` and off-diagonal `beta`; not below `low`. */
export function largestEigenvalue(alpha: usize, beta: usize, steps: i32, low: f64): f64 {
  let high = low;
  for (let i = 0; i < steps; i++) {
    const radius = (i ? Math.abs(at(beta, i - 1)) : 0) + (i < steps - 1 ? Math.abs(at(beta, i)) : 0);
    high = Math.max(high, at(alpha, i) + radius);
  }
  const resolution = 1e-13 * Math.max(Math.abs(high), Math.abs(low));
  while (high - low > resolution) {
    const middle = (low + high) / 2;
    let above = false, pivot: f64 = 1;
    for (let i = 0; i < steps && !above; i++) {
      const off = i ? at(beta, i - 1) : 0;
      pivot = at(alpha, i) - middle - (i ? (off * off) / pivot : 0);
      if (!(pivot < 0 || pivot > 0)) pivot = 1e-300;
      above = pivot > 0;
    }
    if (above) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
