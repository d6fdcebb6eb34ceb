/**
 * Internal forces of a shell from the movements of its nodes, per metre, in its local axes.
 *
 * n is positive in tension; m in N·m/m is positive when it stretches the +z face (mx along local x); q = ∫ τ dz acts towards +z on
 * the face whose outward normal is the axis.
 */

import { localMovements } from "./attachment.ts";
import { resultants, STRAINS, strainMatrix } from "./bending.ts";
import type { Shell } from "./frame.ts";
import { freeMovements } from "./loads.ts";
import { quadForces } from "./membrane_quad.ts";
import { triangleForces } from "./membrane_triangle.ts";
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
const places = new Float64Array(10);
const corners = new Float64Array(8);
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
  if (shell.count === 3) recoverTriangle(shell, out);
  else recoverQuad(shell, out);
}

/** nx ny nxy at each corner from u, v, rz of the corners, local axes. */
export function membraneForces(shell: Shell, q: Float64Array, out: Float64Array): void {
  const { count, x, y } = shell;
  if (count === 3) {
    triangleForces(shell, q, out);
    return;
  }
  for (let i = 0; i < 4; i++) {
    corners[2 * i] = x[i]!;
    corners[2 * i + 1] = y[i]!;
  }
  quadForces(shell, q, corners, out);
}

function recoverTriangle(shell: Shell, out: Float64Array): void {
  triangleForces(shell, inPlane, stretched);
  for (let p = 0; p <= 3; p++) {
    const xi = STATIONS[3][2 * p]!;
    const eta = STATIONS[3][2 * p + 1]!;
    for (let r = 0; r < 3; r++) {
      out[FORCES * p + r] = p > 0 ? stretched[3 * p - 3 + r]! : (stretched[r]! + stretched[3 + r]! + stretched[6 + r]!) / 3;
    }
    pointAt(shell, xi, eta, point);
    bendingAtPoint(shell);
    out.set(bent, FORCES * p + 3);
  }
  balanceShears(shell, out);
}

/** Moments and shears are best at the integration points, so the corners take theirs from there, bilinearly. */
function recoverQuad(shell: Shell, out: Float64Array): void {
  places.fill(0);
  for (let i = 0; i < 4; i++) {
    places[0]! += 0.25 * shell.x[i]!;
    places[1]! += 0.25 * shell.y[i]!;
    places[2 * i + 2] = shell.x[i]!;
    places[2 * i + 3] = shell.y[i]!;
    integrationPoint(shell, i, point);
    bendingAtPoint(shell);
    sampled.set(bent, STRAINS * i);
  }
  quadForces(shell, inPlane, places, stretched);
  for (let p = 0; p <= 4; p++) {
    out.set(stretched.subarray(3 * p, 3 * p + 3), FORCES * p);
    for (let r = 0; r < STRAINS; r++) {
      let sum = 0;
      for (let g = 0; g < 4; g++) sum += weightOf(g, p) * sampled[STRAINS * g + r]!;
      out[FORCES * p + 3 + r] = sum;
    }
  }
  balanceShears(shell, out);
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
