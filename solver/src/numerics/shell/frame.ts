/** A flat shell in space: its local axes, its corners in the mean plane, and the arms from the nodes to that plane. */

import { LEAST_CORNER_TURN } from "../../generated/tolerances.ts";

/** What a shell is made of; isotropic, so that G = e / (2 (1 + nu)). */
export interface Plate {
  /** m */
  thickness: number;
  /** Young's modulus, Pa. */
  e: number;
  nu: number;
  /** kg/m³ */
  density: number;
  /** Thermal expansion, 1/K. */
  expansion: number;
  /** Distance from the nodes to the mid-surface along local +z, m. */
  offset: number;
}

/** A shell ready for its matrices. Corners beyond `count` are unused. */
export interface Shell extends Plate {
  count: 3 | 4;
  /** Rows: local x, y, z in global axes. */
  axes: Float64Array;
  /** Corners in the mean plane from the mean of the nodes. */
  x: Float64Array;
  y: Float64Array;
  /** From each node to the flat element's corner along local z: the offset, less the node's height over the mean plane of a warped quad. */
  arm: Float64Array;
  area: number;
  /** Of each edge, from its corner to the next: 0 stays straight under constant force, 1 bulges as its ends turn (`edges.ts`). */
  bulge: Float64Array;
  /** From 1 where the shell goes on flat towards 0 on a curved one. */
  flat: number;
}

/** cos 1°: nearer to global X than this, a normal takes local x from global Y. */
const NEAR_X = 0.9998476951563913;

/** A corner turns inwards, or so little outwards that the mapping to the unit square breaks down there. */
const FLAT_CORNER = LEAST_CORNER_TURN / 2;

/**
 * Local z is the normal by the right-hand rule over the nodes, for a quad that of its diagonals: the mean plane, in which the
 * corners lie equally far above and below. Local x is global X projected on the plane, or global Y when the normal is within
 * 1° of X. The axes depend on no node's place in the list.
 */
export function shellOf(nodes: ArrayLike<number>, plate: Plate): Shell {
  const count = nodes.length === 9 ? 3 : 4;
  const axes = localAxes(nodes, count);
  const shell: Shell = {
    ...plate,
    count,
    axes,
    x: new Float64Array(4),
    y: new Float64Array(4),
    arm: new Float64Array(4).fill(plate.offset),
    area: 0,
    bulge: new Float64Array(4),
    flat: 1,
  };
  const mean = [0, 1, 2].map((d) => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += nodes[3 * i + d]!;
    return sum / count;
  });
  for (let i = 0; i < count; i++) {
    const dx = nodes[3 * i]! - mean[0]!;
    const dy = nodes[3 * i + 1]! - mean[1]!;
    const dz = nodes[3 * i + 2]! - mean[2]!;
    shell.x[i] = axes[0]! * dx + axes[1]! * dy + axes[2]! * dz;
    shell.y[i] = axes[3]! * dx + axes[4]! * dy + axes[5]! * dz;
    // A triangle is flat: what is left along its normal is rounding.
    if (count === 4) shell.arm[i]! -= axes[6]! * dx + axes[7]! * dy + axes[8]! * dz;
  }
  shell.area = polygonArea(shell);
  return shell;
}

function localAxes(nodes: ArrayLike<number>, count: number): Float64Array {
  const [a, b, c, d] = count === 3 ? [0, 3, 0, 6] : [0, 6, 3, 9];
  const px = nodes[b!]! - nodes[a!]!;
  const py = nodes[b! + 1]! - nodes[a! + 1]!;
  const pz = nodes[b! + 2]! - nodes[a! + 2]!;
  const qx = nodes[d!]! - nodes[c!]!;
  const qy = nodes[d! + 1]! - nodes[c! + 1]!;
  const qz = nodes[d! + 2]! - nodes[c! + 2]!;
  const z = unit(py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx);
  const [zx, zy, zz] = z as [number, number, number];
  const x = Math.abs(zx) > NEAR_X ? unit(-zy * zx, 1 - zy * zy, -zy * zz) : unit(1 - zx * zx, -zx * zy, -zx * zz);
  const [xx, xy, xz] = x as [number, number, number];
  return Float64Array.of(xx, xy, xz, zy * xz - zz * xy, zz * xx - zx * xz, zx * xy - zy * xx, zx, zy, zz);
}

function unit(x: number, y: number, z: number): number[] {
  const size = Math.sqrt(x * x + y * y + z * z);
  return [x / size, y / size, z / size];
}

function polygonArea({ x, y, count }: Shell): number {
  let twice = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    twice += x[i]! * y[j]! - x[j]! * y[i]!;
  }
  return twice / 2;
}

/** Which corner (0–3) no element can stand on: one on a line with its neighbours, or one that turns inwards; −1 when all are well. */
export function badCorner({ x, y, count, area }: Shell): number {
  if (!(area > 0)) return 0;
  for (let i = 0; i < count; i++) {
    const p = (i + count - 1) % count;
    const n = (i + 1) % count;
    const turn = (x[i]! - x[p]!) * (y[n]! - y[i]!) - (y[i]! - y[p]!) * (x[n]! - x[i]!);
    if (!(turn > FLAT_CORNER * area)) return i;
  }
  return -1;
}
