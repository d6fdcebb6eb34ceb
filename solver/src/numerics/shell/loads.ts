/** Loads on a shell as forces on its nodes, global axes, added to `out` (six per node). */

import { addForces } from "./attachment.ts";
import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint } from "./points.ts";
import { flatStiffness } from "./stiffness.ts";

const point = newPoint();
const shares = new Float64Array(4);
const forces = new Float64Array(24);
const free = new Float64Array(24);
const stiffness = new Float64Array(576);

/** Pressure in Pa along local +z. */
export function addPressure(shell: Shell, pressure: number, out: Float64Array): void {
  const { axes } = shell;
  addTraction(shell, pressure * axes[6]!, pressure * axes[7]!, pressure * axes[8]!, out);
}

/** Force per area of the plate in Pa, global components, at the mid-surface. */
export function addTraction(shell: Shell, px: number, py: number, pz: number, out: Float64Array): void {
  const { count, axes } = shell;
  cornerAreas(shell);
  forces.fill(0);
  for (let i = 0; i < count; i++) {
    for (let d = 0; d < 3; d++) forces[6 * i + d] = shares[i]! * (axes[3 * d]! * px + axes[3 * d + 1]! * py + axes[3 * d + 2]! * pz);
  }
  addForces(shell, forces, out);
}

/** Force per projected area in Pa: each component acts on the plate's projection along its own global axis, as snow does. */
export function addProjected(shell: Shell, px: number, py: number, pz: number, out: Float64Array): void {
  const { axes } = shell;
  addTraction(shell, px * Math.abs(axes[6]!), py * Math.abs(axes[7]!), pz * Math.abs(axes[8]!), out);
}

/** Weight under the acceleration (gx, gy, gz) in m/s². */
export function addSelfWeight(shell: Shell, gx: number, gy: number, gz: number, out: Float64Array): void {
  const mass = shell.density * shell.thickness;
  addTraction(shell, mass * gx, mass * gy, mass * gz, out);
}

/**
 * A uniform change `dt` in K and a gradient in K/m along local +z: the forces that hold the shell against the movement it would
 * make if free. That movement is one of constant strain and curvature, which the element answers exactly.
 */
export function addTemperature(shell: Shell, dt: number, gradient: number, out: Float64Array): void {
  const size = 6 * shell.count;
  freeMovements(shell, dt, gradient, free);
  flatStiffness(shell, stiffness);
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += stiffness[size * i + j]! * free[j]!;
    forces[i] = sum;
  }
  addForces(shell, forces, out);
}

/** How the flat element's corners move when temperature alone moves them, local axes. */
export function freeMovements({ count, x, y, expansion }: Shell, dt: number, gradient: number, out: Float64Array): void {
  const stretch = expansion * dt;
  const curvature = expansion * gradient;
  out.fill(0);
  for (let i = 0; i < count; i++) {
    const a = x[i]!;
    const b = y[i]!;
    out[6 * i] = stretch * a;
    out[6 * i + 1] = stretch * b;
    out[6 * i + 2] = -0.5 * curvature * (a * a + b * b);
    out[6 * i + 3] = -curvature * b;
    out[6 * i + 4] = curvature * a;
  }
}

/** Each corner's share of the area: the integral of its shape function. */
function cornerAreas(shell: Shell): void {
  shares.fill(0);
  for (let p = 0; p < shell.count; p++) {
    integrationPoint(shell, p, point);
    for (let i = 0; i < shell.count; i++) shares[i]! += point.n[i]! * point.area;
  }
}
