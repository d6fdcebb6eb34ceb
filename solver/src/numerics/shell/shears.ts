/** Shear forces of a shell from its moments: what equilibrium asks for. */

import { shearShare } from "./bending.ts";
import type { Shell } from "./frame.ts";
import { newPoint, pointAt, STATIONS } from "./points.ts";

/** At each station: nx ny nxy mx my mxy qx qy. */
export const FORCES = 8;

const point = newPoint();

/**
 * Completes the shears that the strains gave. In a thin plate an edge's small shear strain says little of the shear force, but the
 * moments do: q = ∇(mx + my)/(1 + ν) in a quad, whose own mxy lacks the part that the sum has; qx = mx,x + mxy,y in a triangle, whose
 * moments lack more. In a thick plate strains are right and moments too poor. So each edge takes its share in shear from the
 * strains, which is there already, and the rest from the moments.
 */
export function balanceShears(shell: Shell, forces: Float64Array): void {
  const { count, nu, x, y } = shell;
  for (let p = 0; p <= count; p++) {
    pointAt(shell, STATIONS[count][2 * p]!, STATIONS[count][2 * p + 1]!, point);
    let qx = 0;
    let qy = 0;
    for (let i = 0; i < count; i++) {
      const corner = FORCES * (i + 1);
      const mx = forces[corner + 3]!;
      const my = forces[corner + 4]!;
      const mxy = forces[corner + 5]!;
      const sum = (mx + my) / (1 + nu);
      qx += count === 4 ? point.nx[i]! * sum : point.nx[i]! * mx + point.ny[i]! * mxy;
      qy += count === 4 ? point.ny[i]! * sum : point.nx[i]! * mxy + point.ny[i]! * my;
    }
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % count;
      const dx = x[j]! - x[i]!;
      const dy = y[j]! - y[i]!;
      const rest = (1 - shearShare(shell, dx * dx + dy * dy)) * (dx * qx + dy * qy);
      forces[FORCES * p + 6]! += point.sx[i]! * rest;
      forces[FORCES * p + 7]! += point.sy[i]! * rest;
    }
  }
}

/**
 * Renews the shears of `recover` from moments at the corners that neighbours have agreed on: mx my mxy of each, in this shell's axes.
 * A triangle's own shears are rough; averaged moments bring them within a few per cent in a thin plate. What is shear by strain stays.
 */
export function smoothShears(shell: Shell, moments: Float64Array, forces: Float64Array): void {
  const { count } = shell;
  const share = meanShare(shell);
  for (let p = 0; p <= count; p++) {
    pointAt(shell, STATIONS[count][2 * p]!, STATIONS[count][2 * p + 1]!, point);
    let qx = 0;
    let qy = 0;
    for (let i = 0; i < count; i++) {
      qx += point.nx[i]! * moments[3 * i]! + point.ny[i]! * moments[3 * i + 2]!;
      qy += point.nx[i]! * moments[3 * i + 2]! + point.ny[i]! * moments[3 * i + 1]!;
    }
    const at = FORCES * p + 6;
    forces[at] = share * forces[at]! + (1 - share) * qx;
    forces[at + 1] = share * forces[at + 1]! + (1 - share) * qy;
  }
}

function meanShare(shell: Shell): number {
  const { count, x, y } = shell;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    sum += shearShare(shell, dx * dx + dy * dy);
  }
  return sum / count;
}
