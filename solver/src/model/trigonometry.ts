/** Sine and cosine of degrees from additions and products alone, so that every engine gives the same bits. */

const RADIANS = 0.017453292519943295;

export interface Turn {
  sin: number;
  cos: number;
}

/** Exact at multiples of 90°; elsewhere within an ulp or two. */
export function turn(degrees: number): Turn {
  const quarter = Math.round(degrees / 90);
  const x = (degrees - 90 * quarter) * RADIANS;
  const s = sineSeries(x);
  const c = cosineSeries(x);
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return { sin: s, cos: c };
    case 1:
      return { sin: c, cos: -s };
    case 2:
      return { sin: -s, cos: -c };
    default:
      return { sin: -c, cos: s };
  }
}

/** Taylor series for |x| ≤ π/4: the first term left out is below 1e-18. */
function sineSeries(x: number): number {
  const q = -x * x;
  let term = x;
  let sum = x;
  for (let k = 2; k <= 18; k += 2) {
    term *= q / (k * (k + 1));
    sum += term;
  }
  return sum;
}

function cosineSeries(x: number): number {
  const q = -x * x;
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= 19; k += 2) {
    term *= q / (k * (k + 1));
    sum += term;
  }
  return sum;
}

export function radians(degrees: number): number {
  return degrees * RADIANS;
}
