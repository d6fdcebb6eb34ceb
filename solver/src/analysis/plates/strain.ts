/** Forces and strain energy of plates from the movements of their nodes against the first, exact for rigid motion. */

import type { Plates } from "../../model/plates.ts";
import { addExact, addProduct, beginSum, exactSum } from "../../numerics/exact.ts";
import { addForces, localMovements } from "../../numerics/shell/attachment.ts";
import { bendingStiffness } from "../../numerics/shell/bending.ts";
import { IN_PLANE, membraneStiffness, OUT_OF_PLANE } from "../../numerics/shell/stiffness.ts";

/** Room for each of a plate's two matrices, in plane and out of plane. */
const BLOCK = 144;
const HALVES = [IN_PLANE, OUT_OF_PLANE] as const;

const moved = new Float64Array(24);
const local = new Float64Array(24);
const force = new Float64Array(24);
const global = new Float64Array(24);
const at = new Int32Array(4);

export class PlateStrains {
  private readonly stiffness: Float64Array;

  constructor(
    private readonly plates: Plates,
    private readonly position: Float64Array,
  ) {
    this.stiffness = new Float64Array(2 * BLOCK * plates.ids.length);
    plates.shells.forEach((shell, p) => {
      membraneStiffness(shell, this.stiffness.subarray(2 * BLOCK * p, 2 * BLOCK * p + BLOCK));
      bendingStiffness(shell, this.stiffness.subarray(2 * BLOCK * p + BLOCK, 2 * BLOCK * (p + 1)));
    });
  }

  /** Movements of plate `p`'s nodes against the first carried along rigidly, six per corner, global axes. */
  relative(p: number, x: ArrayLike<number>, places: ArrayLike<number>, out: Float64Array): void {
    const nodes = this.plates.nodes[p]!;
    const first = places[0]!;
    const origin = 3 * nodes[0]!;
    out.fill(0, 0, 6);
    for (let i = 1; i < nodes.length; i++) {
      const own = places[i]!;
      const node = 3 * nodes[i]!;
      for (let c = 0; c < 3; c++) {
        const m = c === 2 ? 0 : c + 1;
        const n = c === 0 ? 2 : c - 1;
        beginSum();
        if (own >= 0) addExact(x[own + c]!);
        if (first >= 0) {
          addExact(-x[first + c]!);
          addProduct(-x[first + 3 + m]!, this.position[node + n]! - this.position[origin + n]!);
          addProduct(x[first + 3 + n]!, this.position[node + m]! - this.position[origin + m]!);
        }
        out[6 * i + c] = exactSum();
        out[6 * i + 3 + c] = (own >= 0 ? x[own + 3 + c]! : 0) - (first >= 0 ? x[first + 3 + c]! : 0);
      }
    }
  }

  /** Add factor · Ke · x of one plate; `places` say where its nodes stand in x and out, −1 for a held one. `size` sums absolute values. */
  addForces(p: number, x: ArrayLike<number>, places: ArrayLike<number>, factor: number, out: Float64Array, size?: Float64Array): void {
    const shell = this.plates.shells[p]!;
    const { count } = shell;
    this.relative(p, x, places, moved);
    localMovements(shell, moved, local);
    for (let half = 0; half < 2; half++) {
      for (let i = 0; i < 3 * count; i++) force[placeOf(half, i)] = factor * this.along(p, half, i, count);
    }
    global.fill(0);
    addForces(shell, force, global);
    for (let i = 0; i < count; i++) {
      const own = places[i]!;
      if (own < 0) continue;
      for (let j = 0; j < 6; j++) {
        out[own + j]! += global[6 * i + j]!;
        if (size) size[own + j]! += Math.abs(global[6 * i + j]!);
      }
    }
  }

  /** The same of every plate, vectors in node order. */
  addAllForces(x: ArrayLike<number>, factor: number, out: Float64Array, size?: Float64Array): void {
    this.plates.nodes.forEach((nodes, p) => this.addForces(p, x, inOrder(nodes), factor, out, size));
  }

  /** Hand over the strain energies of plate `p` in its plane and out of it, beside what motions as large would cost uncancelled. */
  judge(p: number, x: ArrayLike<number>, places: ArrayLike<number>, move: number, turn: number, tell: Judge): void {
    const shell = this.plates.shells[p]!;
    const { count, arm } = shell;
    this.relative(p, x, places, moved);
    localMovements(shell, moved, local);
    const side = Math.sqrt(shell.area);
    let reach = side;
    for (let i = 0; i < count; i++) reach += Math.abs(arm[i]!);
    const u = move + turn * reach;
    const t = turn > move / side ? turn : move / side;
    for (let half = 0; half < 2; half++) {
      let energy = 0;
      let parts = 0;
      for (let i = 0; i < 3 * count; i++) {
        const turns = isTurn(half, i);
        energy += local[placeOf(half, i)]! * this.along(p, half, i, count);
        const row = BLOCK * (2 * p + half) + 3 * count * i;
        for (let j = 0; j < 3 * count; j++) parts += Math.abs(this.stiffness[row + j]!) * (turns ? t : u) * (isTurn(half, j) ? t : u);
      }
      tell(energy, parts);
    }
  }

  /** Row `i` of a half's stiffness times `local`. */
  private along(p: number, half: number, i: number, count: number): number {
    const row = BLOCK * (2 * p + half) + 3 * count * i;
    let sum = 0;
    for (let j = 0; j < 3 * count; j++) sum += this.stiffness[row + j]! * local[placeOf(half, j)]!;
    return sum;
  }
}

/** Where the nodes stand in a vector in node order. */
export function inOrder(nodes: Int32Array): Int32Array {
  for (let i = 0; i < nodes.length; i++) at[i] = 6 * nodes[i]!;
  return at;
}

const PLACES = HALVES.map((half) => Int32Array.from({ length: 12 }, (_, i) => 6 * Math.floor(i / 3) + half[i % 3]!));
const placeOf = (half: number, i: number): number => PLACES[half]![i]!;
const isTurn = (half: number, i: number): boolean => HALVES[half]![i % 3]! >= 3;

/** Which part of an element resists: each is compared with its own stiffness. */
export type Judge = (energy: number, parts: number) => void;
