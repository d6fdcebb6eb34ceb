/** Torsion of open sections with warping: GIt·θ′ − EIw·θ‴ = T along a member, by EN 1993-1-1 6.2.7(3). */

/** Torque between two places, a parabola at most: at its start, middle and end. */
export interface TorqueSegment {
  from: number;
  to: number;
  t: readonly [start: number, middle: number, end: number];
}

export type Warping = "free" | "fixed";

/** St Venant torque, warping torque, bimoment and twist at a place. */
export interface TwistEffects {
  t_t: number;
  t_w: number;
  b: number;
  /** θ from the start of the member, radians. */
  theta: number;
}

export interface TwistSolution {
  at(s: number, side: -1 | 1): TwistEffects;
}

/** What a parabola of T leaves as θ′ where warping is not hindered: p = T/GIt + EIw·T″/(GIt)², its slope and its integral. */
interface Particular {
  p: (x: number) => number;
  slope: (x: number) => number;
  integral: (x: number) => number;
  torque: (x: number) => number;
}

interface Piece {
  from: number;
  h: number;
  own: Particular;
}

/** coth x and 1/sinh x, without overflow. */
function hyperbolic(x: number): [coth: number, csch: number] {
  if (x > 40) return [1, 0];
  const sinh = Math.sinh(x);
  return [Math.cosh(x) / sinh, 1 / sinh];
}

/**
 * θ′ of a member under a given torque with warping stated at its ends. Within a segment θ′ = p + ψ, ψ″ = k²ψ, k² = GIt/EIw, so that θ′ at
 * the joints of segments is found exactly from a tridiagonal system: the bimoment −EIw·θ″ is continuous.
 */
export function solveTwist(
  segments: readonly TorqueSegment[],
  ei_w: number,
  gi_t: number,
  ends: readonly [start: Warping, end: Warping],
): TwistSolution {
  const k = Math.sqrt(gi_t / ei_w);
  const pieces = segments.map(({ from, to, t }): Piece => ({ from, h: to - from, own: particular(t, to - from, ei_w, gi_t) }));
  const rates = jointRates(pieces, k, ends);
  const starts = [0];
  for (const [i, piece] of pieces.entries()) starts.push((starts[i] as number) + integral(piece, rates, i, k, piece.h));
  return {
    at(s, side) {
      let i = 0;
      while (i + 1 < pieces.length && (s > (pieces[i + 1] as Piece).from || (side > 0 && s >= (pieces[i + 1] as Piece).from))) i++;
      const piece = pieces[i] as Piece;
      const x = Math.min(piece.h, Math.max(0, s - piece.from));
      const { own, h } = piece;
      const [a, b] = [(rates[i] as number) - own.p(0), (rates[i + 1] as number) - own.p(h)];
      const [rising, falling] = [ratio(k * x, k * h), ratio(k * (h - x), k * h)];
      const rate = own.p(x) + a * falling.sinh + b * rising.sinh;
      const bend = own.slope(x) + k * (b * rising.cosh - a * falling.cosh);
      const t = own.torque(x);
      return { t_t: gi_t * rate, t_w: t - gi_t * rate, b: -ei_w * bend, theta: (starts[i] as number) + integral(piece, rates, i, k, x) };
    },
  };
}

function particular([start, middle, end]: TorqueSegment["t"], h: number, ei_w: number, gi_t: number): Particular {
  // T = start + c1·x + c2·x².
  const c2 = (2 * (start - 2 * middle + end)) / (h * h);
  const c1 = (end - start) / h - c2 * h;
  const shift = (2 * c2 * ei_w) / gi_t;
  return {
    torque: (x) => start + c1 * x + c2 * x * x,
    p: (x) => (start + shift + c1 * x + c2 * x * x) / gi_t,
    slope: (x) => (c1 + 2 * c2 * x) / gi_t,
    integral: (x) => ((start + shift) * x + (c1 * x * x) / 2 + (c2 * x * x * x) / 3) / gi_t,
  };
}

/** sinh x/sinh y and cosh x/sinh y for 0 ≤ x ≤ y, without overflow. */
function ratio(x: number, y: number): { sinh: number; cosh: number } {
  if (y > 40) {
    const share = Math.exp(x - y);
    return { sinh: share, cosh: share };
  }
  const below = Math.sinh(y);
  return { sinh: Math.sinh(x) / below, cosh: Math.cosh(x) / below };
}

/** ∫θ′ from the start of a piece to x in it. */
function integral({ own, h }: Piece, rates: readonly number[], i: number, k: number, x: number): number {
  const [a, b] = [(rates[i] as number) - own.p(0), (rates[i + 1] as number) - own.p(h)];
  const [rising, falling] = [ratio(k * x, k * h), ratio(k * (h - x), k * h)];
  const [zero, whole] = [ratio(0, k * h), ratio(k * h, k * h)];
  return own.integral(x) + (a * (whole.cosh - falling.cosh) + b * (rising.cosh - zero.cosh)) / k;
}

/** θ′ at the joints: Thomas' algorithm over the continuity of θ″. */
function jointRates(pieces: readonly Piece[], k: number, [start, end]: readonly [Warping, Warping]): number[] {
  const n = pieces.length + 1;
  const [below, diagonal, above, right] = [0, 0, 0, 0].map(() => new Float64Array(n)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const add = (row: Float64Array, i: number, value: number): void => void (row[i] = (row[i] as number) + value);
  pieces.forEach(({ h, own }, i) => {
    const [coth, csch] = hyperbolic(k * h);
    // θ″ leaving joint i is k·(−coth·ψ_i + csch·ψ_j) + p′, arriving at j it is k·(−csch·ψ_i + coth·ψ_j) + p′; the one less the other is 0.
    const j = i + 1;
    add(diagonal, i, k * coth);
    add(above, i, -k * csch);
    add(right, i, k * (coth * own.p(0) - csch * own.p(h)) + own.slope(0));
    add(diagonal, j, k * coth);
    add(below, j, -k * csch);
    add(right, j, k * (coth * own.p(h) - csch * own.p(0)) - own.slope(h));
  });
  const hold = (i: number): void => {
    [below[i], diagonal[i], above[i], right[i]] = [0, 1, 0, 0];
  };
  if (start === "fixed") hold(0);
  if (end === "fixed") hold(n - 1);
  for (let i = 1; i < n; i++) {
    const factor = (below[i] as number) / (diagonal[i - 1] as number);
    add(diagonal, i, -factor * (above[i - 1] as number));
    add(right, i, -factor * (right[i - 1] as number));
  }
  const out = new Array<number>(n);
  for (let i = n - 1; i >= 0; i--)
    out[i] = ((right[i] as number) - (i + 1 < n ? (above[i] as number) * (out[i + 1] as number) : 0)) / (diagonal[i] as number);
  return out;
}
