/**
 * Plate bending with shear: the discrete Kirchhoff–Mindlin quad and triangle (DKMQ, DKMT; Katili 1993, Int. J. Num. Meth. Eng. 36).
 *
 * Rotations are linear plus a quadratic part along each edge, whose size follows from the edge taken as a Timoshenko beam: the
 * same element is Kirchhoff's for a thin plate and Mindlin's for a thick one, does not lock, and is never short of rank.
 */

import type { Shell } from "./frame.ts";
import { integrationPoint, newPoint, type Point } from "./points.ts";

/** Rows κx κy κxy γxz γyz of the strain matrix, 12 columns: w, rx, ry of each corner. */
export const STRAINS = 5;
const SHEAR_CORRECTION = 5 / 6;
/**
 * 1 is Katili's element; with more, edges shear sooner and bend later, without end that is MITC4. A twisted strip shears its edges
 * evenly, which DKMQ takes for bending: of MacNeal and Harder's curved beam it reaches 0.90 out of plane, and 0.92 with 5. Clamped plates
 * and the pinched cylinder gain as well, thin plates stay as they are; with 10 triangles and the cylinder would grow stiff.
 */
const SHEAR_EMPHASIS = 5;

const point = newPoint();
const strain = new Float64Array(STRAINS * 12);
const stress = new Float64Array(STRAINS);
const edge = new Float64Array(STRAINS);

/** Local stiffness, row-major with 3 · count columns. */
export function bendingStiffness(shell: Shell, out: Float64Array): void {
  const size = 3 * shell.count;
  out.fill(0, 0, size * size);
  for (let p = 0; p < shell.count; p++) {
    integrationPoint(shell, p, point);
    strainMatrix(shell, point, strain, false);
    for (let j = 0; j < size; j++) {
      for (let r = 0; r < STRAINS; r++) edge[r] = strain[12 * r + j]!;
      resultants(shell, edge, stress);
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let r = 0; r < STRAINS; r++) sum += strain[12 * r + i]! * stress[r]!;
        out[size * i + j]! += sum * point.area;
      }
    }
  }
}

/** mx my mxy qx qy from κx κy κxy γxz γyz. */
export function resultants({ e, nu, thickness: t }: Shell, strains: Float64Array, out: Float64Array): void {
  const d = (e * t * t * t) / (12 * (1 - nu * nu));
  const shear = (SHEAR_CORRECTION * e * t) / (2 * (1 + nu));
  planeForces(d, nu, strains, out);
  out[3] = shear * strains[3]!;
  out[4] = shear * strains[4]!;
}

/** Forces or moments of plane strains or curvatures x, y, xy, by the plate's stiffness. */
export function planeForces(stiffness: number, nu: number, strains: Float64Array, out: Float64Array): void {
  out[0] = stiffness * (strains[0]! + nu * strains[1]!);
  out[1] = stiffness * (strains[1]! + nu * strains[0]!);
  out[2] = 0.5 * stiffness * (1 - nu) * strains[2]!;
}

/**
 * With the rotations βx = ry and βy = −rx, the edge from i to j sees E = wj − wi + d·(βi + βj)/2, which is its length times its
 * mean shear strain if rotations were linear. The share s of it is shear, the rest bends the edge.
 *
 * The edge's energy is 12 D/L³ · (1 − s)(1 + (a − 1) s) · E²/2, with a the emphasis; its derivative is the edge's true shear force.
 * When `recovered`, the moment along the edge changes at that rate, and the shear rows hold s times that force (over κGt).
 */
export function strainMatrix(shell: Shell, at: Point, out: Float64Array, recovered: boolean): void {
  const { count, x, y } = shell;
  out.fill(0);
  for (let i = 0; i < count; i++) {
    const rx = 3 * i + 1;
    const ry = rx + 1;
    out[ry] = at.nx[i]!;
    out[12 + rx] = -at.ny[i]!;
    out[24 + rx] = -at.nx[i]!;
    out[24 + ry] = at.ny[i]!;
  }
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    const square = dx * dx + dy * dy;
    const share = shearShare(shell, square);
    const gain = recovered ? 1 + (SHEAR_EMPHASIS - 1) * share : 1;
    const bend = (-1.5 * (1 - share)) / square;
    const shear = recovered ? (share * share * gain) / SHEAR_EMPHASIS : share;
    // Only the bubble's change along the edge gains: across, it twists the plate and is right as it is.
    const along = ((gain - 1) * (dx * at.px[i]! + dy * at.py[i]!)) / square;
    const slopeX = at.px[i]! + along * dx;
    const slopeY = at.py[i]! + along * dy;
    edge[0] = bend * dx * slopeX;
    edge[1] = bend * dy * slopeY;
    edge[2] = bend * (dx * slopeY + dy * slopeX);
    edge[3] = shear * at.sx[i]!;
    edge[4] = shear * at.sy[i]!;
    for (let r = 0; r < STRAINS; r++) addEdge(out, 12 * r, 3 * i, 3 * j, dx, dy, edge[r]!);
  }
}

/**
 * φ/(1 + φ) with φ = 12 D / (κGt L²) times the emphasis, as in a Timoshenko beam; `square` is L². It may depend on nothing but the
 * edge and the plate's thickness, or neighbours, quad or triangle, would disagree about their edge and constant moments would not pass.
 */
export function shearShare({ nu, thickness: t }: Shell, square: number): number {
  const phi = (SHEAR_EMPHASIS * 2 * t * t) / (SHEAR_CORRECTION * (1 - nu) * square);
  return phi / (1 + phi);
}

/** factor · E in one row of the strain matrix. */
function addEdge(out: Float64Array, row: number, i: number, j: number, dx: number, dy: number, factor: number): void {
  out[row + i]! -= factor;
  out[row + j]! += factor;
  out[row + i + 1]! -= 0.5 * dy * factor;
  out[row + j + 1]! -= 0.5 * dy * factor;
  out[row + i + 2]! += 0.5 * dx * factor;
  out[row + j + 2]! += 0.5 * dx * factor;
}
