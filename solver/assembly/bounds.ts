/** The smallest and largest value of each quantity of one member so far, and where they are. */

import { at, put } from "./storage";

/** n vy vz mx my mz, deflections along y and z, their resultant. */
export const FORCES: i32 = 6, DEFLECTION_Y: i32 = 6, DEFLECTION_Z: i32 = 7, RESULTANT: i32 = 8;
const QUANTITIES: i32 = 9;

const low = memory.data(QUANTITIES * 8, 16), lowX = memory.data(QUANTITIES * 8, 16);
const high = memory.data(QUANTITIES * 8, 16), highX = memory.data(QUANTITIES * 8, 16);

/** Every extremum at the member's start, where deflections are none. */
export function begin(forces: usize): void {
  for (let q = 0; q < QUANTITIES; q++) {
    const value = q < FORCES ? at(forces, q) : 0;
    put(low, q, value); put(high, q, value);
    put(lowX, q, 0); put(highX, q, 0);
  }
}

export function see(q: i32, value: f64, place: f64): void {
  if (value < at(low, q)) { put(low, q, value); put(lowX, q, place); }
  if (value > at(high, q)) { put(high, q, value); put(highX, q, place); }
}

/** Where one plane hardly moves, the resultant follows the other. */
export function bendsInOnePlane(): bool {
  const y = Math.max(at(high, DEFLECTION_Y), -at(low, DEFLECTION_Y)), z = Math.max(at(high, DEFLECTION_Z), -at(low, DEFLECTION_Z));
  if (y > 1e-9 * z && z > 1e-9 * y) return false;
  const q = y > z ? DEFLECTION_Y : DEFLECTION_Z;
  put(high, RESULTANT, Math.max(y, z));
  put(highX, RESULTANT, at(high, q) >= -at(low, q) ? at(highX, q) : at(lowX, q));
  return true;
}

/** As columns of `count` members: minima, their places, maxima, their places of each quantity. */
export function writeMember(out: usize, count: i32, m: i32): void {
  for (let q = 0; q < QUANTITIES; q++) {
    const column = out + ((<usize>(4 * q * count + m)) << 3), step = (<usize>count) << 3;
    store<f64>(column, at(low, q));
    store<f64>(column + step, at(lowX, q));
    store<f64>(column + 2 * step, at(high, q));
    store<f64>(column + 3 * step, at(highX, q));
  }
}
