/**
 * Internal forces of a shell from the movements of its nodes, per metre, in its local axes.
 *
 * n is positive in tension; m in N·m/m is positive when it stretches the +z face (mx along local x); q = ∫ τ dz acts towards +z on
 * the face whose outward normal is the axis.
 */

import { localMovements } from "./attachment.ts";
import { resultants, STRAINS, strainMatrix } from "./bending.ts";
import { forcesAt, MODES } from "./edge_work.ts";
import type { Shell } from "./frame.ts";
import { freeMovements } from "./loads.ts";
import { quadAmounts } from "./membrane_quad.ts";
import { triangleAmounts } from "./membrane_triangle.ts";
import { integrationPoint, newPoint, pointAt, STATIONS } from "./points.ts";
import { balanceShears, FORCES } from "./shears.ts";
import { IN_PLANE, OUT_OF_PLANE } from "./stiffness.ts";

const ROOT_3 = Math.sqrt(3);

const point = newPoint();
const moved = new Float64Array(24);
const free = new Float64Array(24);
const inPlane = new Float64Array(12);
const outOfPlane = new Float64Array(12);
const matrix = new Float64Array(12 * STRAINS);
const strain = new Float64Array(STRAINS);
const bent = new Float64Array(STRAINS);
const sampled = new Float64Array(4 * STRAINS);
/** The centre is the origin. */
const places = new Float64Array(10);
const amounts = new Float64Array(MODES);
const stretched = new Float64Array(15);

/**
 * Eight forces at the centre, then at each corner. `movements` are the nodes' six, global; temperature, if any, is that of the
 * same load (`addTemperature`), whose free strain causes no force.
 */
export function recover(shell: Shell, movements: Float64Array, dt: number, gradient: number, out: Float64Array): void {
  localMovements(shell, movements, moved);
  freeMovements(shell, dt, gradient, free);
  for (let i = 0; i < shell.count; i++) {
    for (let d = 0; d < 3; d++) {
      const u = 6 * i + IN_PLANE[d]!;
      const w = 6 * i + OUT_OF_PLANE[d]!;
      inPlane[3 * i + d] = moved[u]! - free[u]!;
      outOfPlane[3 * i + d] = moved[w]! - free[w]!;
    }
  }
  stretch(shell, inPlane, 0, stretched);
  for (let p = 0; p <= shell.count; p++) for (let n = 0; n < 3; n++) out[FORCES * p + n] = stretched[3 * p + n]!;
  if (shell.count === 3) bendTriangle(shell, out);
  else bendQuad(shell, out);
  balanceShears(shell, out);
}

/** nx ny nxy at each corner from u, v, rz of the corners, local axes. */
export function membraneForces(shell: Shell, q: Float64Array, out: Float64Array): void {
  stretch(shell, q, 1, out);
}

/** The same at each station from the given one on: the centre, then the corners. */
function stretch(shell: Shell, q: Float64Array, from: number, out: Float64Array): void {
  const { count, x, y } = shell;
  for (let i = 0; i < count; i++) {
    places[2 * i + 2] = x[i]!;
    places[2 * i + 3] = y[i]!;
  }
  (count === 3 ? triangleAmounts : quadAmounts)(shell, q, amounts);
  forcesAt(shell, amounts, places.subarray(2 * from, 2 * count + 2), out);
}

function bendTriangle(shell: Shell, out: Float64Array): void {
  for (let p = 0; p <= 3; p++) {
    pointAt(shell, STATIONS[3][2 * p]!, STATIONS[3][2 * p + 1]!, point);
    bendingAtPoint(shell);
    out.set(bent, FORCES * p + 3);
  }
}

/** Moments and shears are best at the integration points, so the corners take theirs from there, bilinearly. */
function bendQuad(shell: Shell, out: Float64Array): void {
  for (let i = 0; i < 4; i++) {
    integrationPoint(shell, i, point);
    bendingAtPoint(shell);
    sampled.set(bent, STRAINS * i);
  }
  for (let p = 0; p <= 4; p++) {
    for (let r = 0; r < STRAINS; r++) {
      let sum = 0;
      for (let g = 0; g < 4; g++) sum += weightOf(g, p) * sampled[STRAINS * g + r]!;
      out[FORCES * p + 3 + r] = sum;
    }
  }
}

/** Weight of integration point g at the centre (p = 0) or at corner p − 1: shape functions of the square of the four points. */
function weightOf(g: number, p: number): number {
  if (p === 0) return 0.25;
  const apart = (g - (p - 1) + 4) % 4;
  if (apart === 0) return 1 + 0.5 * ROOT_3;
  return apart === 2 ? 1 - 0.5 * ROOT_3 : -0.5;
}

function bendingAtPoint(shell: Shell): void {
  strainMatrix(shell, point, matrix, true);
  for (let r = 0; r < STRAINS; r++) {
    let sum = 0;
    for (let j = 0; j < 3 * shell.count; j++) sum += matrix[12 * r + j]! * outOfPlane[j]!;
    strain[r] = sum;
  }
  resultants(shell, strain, bent);
}
