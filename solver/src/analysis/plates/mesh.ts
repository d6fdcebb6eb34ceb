/** Whether plates are small enough for second order: between its nodes a plate stays straight. */

import type { Frame } from "../../model/frame.ts";
import { PLATE_FORCES, type SetResults } from "../../results/index.ts";

/** More than this share of what second order adds is worth a word. */
const COARSE = 0.01;

/**
 * The plate whose bulge between its nodes is missed most, and what that is of a displacement before it is amplified: n·h²/12D with the
 * largest compression n at its centre and its longest side h. Straight pieces press (π·h/L)²/12 late in a half-wave L, and n is at most π²·D/L².
 */
export function coarsestPlate({ plates, position }: Frame, { plate_forces }: SetResults): { plate: string; share: number } | undefined {
  let most = COARSE;
  let plate: string | undefined;
  let at = 0;
  plates.nodes.forEach((nodes, p) => {
    const [nx, ny, nxy] = [plate_forces[at]!, plate_forces[at + 1]!, plate_forces[at + 2]!];
    at += PLATE_FORCES.length * (1 + nodes.length);
    const half = (nx - ny) / 2;
    const pressed = Math.sqrt(half * half + nxy * nxy) - (nx + ny) / 2;
    if (!(pressed > 0)) return;
    const { e, thickness, nu } = plates.shells[p]!;
    const share = (pressed * longest(nodes, position) * (1 - nu * nu)) / (e * thickness * thickness * thickness);
    if (share > most) [most, plate] = [share, plates.ids[p]!];
  });
  return plate === undefined ? undefined : { plate, share: most };
}

/** The square of a plate's longest side. */
function longest(nodes: Int32Array, position: Float64Array): number {
  let most = 0;
  nodes.forEach((node, i) => {
    const next = nodes[(i + 1) % nodes.length]!;
    let square = 0;
    for (let c = 0; c < 3; c++) square += (position[3 * node + c]! - position[3 * next + c]!) ** 2;
    most = Math.max(most, square);
  });
  return most;
}
