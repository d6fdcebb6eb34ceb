/** The beam element: end stiffness of a bar clamped at its start, with shear deformation and skew bending. */

import type { Stiffness } from "../results/index.ts";

/** Compliance of a cross-section in bending and shear, for the pair (z-plane, y-plane). */
export interface Compliance {
  /** Curvatures (d²uz/dx², d²uy/dx²) = [[czz, czy], [czy, cyy]] · (My, Mz). */
  czz: number;
  czy: number;
  cyy: number;
  /** Shear strain per shear force along z and along y. */
  sz: number;
  sy: number;
}

export function complianceOf({ eiy, eiz, eiyz, gay, gaz }: Stiffness): Compliance {
  const shear = { sz: gaz === null ? 0 : 1 / gaz, sy: gay === null ? 0 : 1 / gay };
  if (eiyz === 0) return { czz: 1 / eiy, czy: 0, cyy: 1 / eiz, ...shear };
  const determinant = eiy * eiz - eiyz * eiyz;
  return { czz: eiz / determinant, czy: -eiyz / determinant, cyy: eiy / determinant, ...shear };
}

/**
 * Write the 6×6 stiffness (row-major) that gives the end forces of a bar clamped at its start
 * from the movement of its end: ux uy uz rx ry rz, local axes, right-handed rotations.
 */
export function endStiffness(stiffness: Stiffness, length: number, out: Float64Array): void {
  out.fill(0);
  out[0] = stiffness.ea / length;
  out[21] = stiffness.gj / length;
  if (stiffness.eiyz === 0) {
    plane(stiffness.eiz, stiffness.gay, length, 1, 5, 1, out);
    plane(stiffness.eiy, stiffness.gaz, length, 2, 4, -1, out);
  } else {
    skewBending(complianceOf(stiffness), length, out);
  }
}

/** Timoshenko beam in one plane: φ is the ratio of shear to bending flexibility. */
function plane(ei: number, ga: number | null, l: number, move: number, turn: number, sign: number, out: Float64Array): void {
  const phi = ga === null ? 0 : (12 * ei) / (ga * l * l);
  const k = ei / (l * (1 + phi));
  out[7 * move] = (12 * k) / (l * l);
  out[7 * turn] = (4 + phi) * k;
  out[6 * move + turn] = out[6 * turn + move] = (-sign * 6 * k) / l;
}

/** Both planes at once: the flexibility of the clamped bar, inverted. Order: uz, uy, −ry, rz. */
function skewBending(c: Compliance, l: number, out: Float64Array): void {
  const bend = [
    [c.czz, c.czy],
    [c.czy, c.cyy],
  ] as const;
  const shear = [c.sz, c.sy] as const;
  const flexibility = new Float64Array(16);
  for (let i = 0; i < 2; i++) {
    for (let j = 0; j < 2; j++) {
      const b = bend[i]![j]!;
      flexibility[4 * i + j] = (b * l * l * l) / 3 + (i === j ? shear[i]! * l : 0);
      flexibility[4 * i + j + 2] = flexibility[4 * (j + 2) + i] = (b * l * l) / 2;
      flexibility[4 * (i + 2) + j + 2] = b * l;
    }
  }
  const k = invertSymmetric(flexibility, 4);
  const place = [2, 1, 4, 5];
  const sign = [1, 1, -1, 1];
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) out[6 * place[i]! + place[j]!] = sign[i]! * sign[j]! * k[4 * i + j]!;
  }
}

/** Gauss–Jordan without pivoting: for positive definite matrices of a few rows. */
export function invertSymmetric(matrix: Float64Array, n: number): Float64Array {
  const a = Float64Array.from(matrix);
  for (let p = 0; p < n; p++) {
    const pivot = 1 / a[n * p + p]!;
    a[n * p + p] = 1;
    for (let j = 0; j < n; j++) a[n * p + j]! *= pivot;
    for (let i = 0; i < n; i++) {
      if (i === p) continue;
      const factor = a[n * i + p]!;
      a[n * i + p] = 0;
      for (let j = 0; j < n; j++) a[n * i + j]! -= factor * a[n * p + j]!;
    }
  }
  return a;
}
