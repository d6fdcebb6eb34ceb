/** Matrices of plates, added block by block to those of the structure. */

import type { Plates } from "../../model/plates.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { FORCES, type Shell, writeGeometricStiffness, writeMass } from "../../numerics/shell/index.ts";

const square = new Float64Array(576);
const membrane = new Float64Array(12);

/** `matrix` is the kernel's scratch; `write` fills a square of six movements per node. */
export function assemblePlates(
  { shells, nodes }: Plates,
  kernel: Kernel,
  matrix: Float64Array,
  write: (shell: Shell, out: Float64Array) => void,
): void {
  for (let p = 0; p < shells.length; p++) {
    write(shells[p]!, square);
    const own = nodes[p]!;
    const size = 6 * own.length;
    for (let i = 0; i < own.length; i++) {
      for (let j = 0; j < own.length; j++) {
        for (let r = 0; r < 6; r++) for (let c = 0; c < 6; c++) matrix[6 * r + c] = square[size * (6 * i + r) + 6 * j + c]!;
        kernel.addBlock(own[i]!, own[j]!, 0, 6);
      }
    }
  }
}

/** Kg of the membrane forces at the corners; `forces` as `recoverPlates` gives them. */
export function assemblePlateGeometric(plates: Plates, kernel: Kernel, matrix: Float64Array, forces: ArrayLike<number>): void {
  let at = 0;
  assemblePlates(plates, kernel, matrix, (shell, out) => {
    for (let i = 0; i < shell.count; i++) for (let d = 0; d < 3; d++) membrane[3 * i + d] = forces[at + FORCES * (i + 1) + d]!;
    at += FORCES * (shell.count + 1);
    writeGeometricStiffness(shell, membrane, out);
  });
}

/** Adds to `carried` what a unit movement of all nodes along x, y and z picks up of the mass. */
export function assemblePlateMass(plates: Plates, kernel: Kernel, matrix: Float64Array, carried: readonly Float64Array[]): void {
  let p = 0;
  assemblePlates(plates, kernel, matrix, (shell, out) => {
    writeMass(shell, out);
    const own = plates.nodes[p++]!;
    const size = 6 * own.length;
    carried.forEach((sum, axis) => {
      for (let i = 0; i < size; i++) {
        let row = 0;
        for (let j = 0; j < own.length; j++) row += out[size * i + 6 * j + axis]!;
        sum[6 * own[Math.floor(i / 6)]! + (i % 6)]! += row;
      }
    });
  });
}
