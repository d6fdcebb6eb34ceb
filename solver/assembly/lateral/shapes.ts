/** Hermite shapes of an element, on four Gauss points: exact for polynomials of degree 7, on elements this short round-off is more than what they leave. */

import { at, put } from "../storage";

export const POINTS: i32 = 4;

const PLACES = memory.data<f64>([0.06943184420297371, 0.33000947820757187, 0.6699905217924281, 0.9305681557970262]);
const WEIGHTS = memory.data<f64>([0.17392742256872692, 0.32607257743127307, 0.32607257743127307, 0.17392742256872692]);

/** ∫N″N″ᵀ, and thirty times ∫N′N′ᵀ, over a unit element. */
const BEND = memory.data<f64>([12, 6, -12, 6, 6, 4, -6, 2, -12, -6, 12, -6, 6, 2, -6, 4]);
const SLOPE = memory.data<f64>([36, 3, -36, 3, 3, 4, -3, -1, -36, -3, 36, -3, 3, -1, -3, 4]);

/** At each Gauss point sixteen products, weight included: value·value, and curvature·value. */
const squares = memory.data(POINTS * 16 * 8, 16), mixed = memory.data(POINTS * 16 * 8, 16);
let prepared: bool = false;
const values = memory.data(4 * 8, 16), curvatures = memory.data(4 * 8, 16);

// @ts-ignore: decorator
@inline
export function gaussPlace(g: i32): f64 {
  return at(PLACES, g);
}

// @ts-ignore: decorator
@inline
export function bend(e: i32): f64 {
  return at(BEND, e);
}

// @ts-ignore: decorator
@inline
export function slope(e: i32): f64 {
  return at(SLOPE, e) / 30;
}

// @ts-ignore: decorator
@inline
export function square(g: i32, e: i32): f64 {
  return at(squares, 16 * g + e);
}

// @ts-ignore: decorator
@inline
export function curved(g: i32, e: i32): f64 {
  return at(mixed, 16 * g + e);
}

/** Once, before any of these products is asked for. */
export function prepareShapes(): void {
  if (prepared) return;
  prepared = true;
  for (let g = 0; g < POINTS; g++) {
    const t = at(PLACES, g), weight = at(WEIGHTS, g);
    put(values, 0, 1 - 3 * t * t + 2 * t * t * t);
    put(values, 1, t * (1 - t) * (1 - t));
    put(values, 2, t * t * (3 - 2 * t));
    put(values, 3, t * t * (t - 1));
    put(curvatures, 0, 12 * t - 6);
    put(curvatures, 1, 6 * t - 4);
    put(curvatures, 2, 6 - 12 * t);
    put(curvatures, 3, 6 * t - 2);
    for (let e = 0; e < 16; e++) {
      put(squares, 16 * g + e, weight * at(values, e >> 2) * at(values, e & 3));
      put(mixed, 16 * g + e, at(curvatures, e >> 2) * at(values, e & 3) * weight);
    }
  }
}
