/** Vectors of a kernel's structure: solved for with the factor in use, multiplied by its matrices. */

import { type Core, doublesAt, MATRICES, type Matrix } from "./core.ts";

/** Vectors that share one pass over the factor. */
const GROUP = 4;

export class Vectors {
  /** Address of fixed room for three groups of vectors, made at first use. */
  private room = { at: 0, size: 0 };

  constructor(private readonly core: Core) {}

  private get size(): number {
    return this.core.getVectorBytes() / 8;
  }

  /** Solve for several load vectors at once, with one step of iterative refinement. */
  solve(loads: Float64Array[]): { displacements: Float64Array[]; residuals: Float64Array[] } {
    const displacements: Float64Array[] = [];
    const residuals: Float64Array[] = [];
    const { size } = this;
    const loadAt = this.place();
    const solutionAt = loadAt + 8 * size * GROUP;
    const residualAt = solutionAt + 8 * size * GROUP;
    for (let first = 0; first < loads.length; first += GROUP) {
      const group = loads.slice(first, first + GROUP);
      group.forEach((load, i) => {
        this.vector(loadAt, i).set(load);
        this.vector(solutionAt, i).set(load);
      });
      this.core.solve(solutionAt, group.length, loads.length > 1);
      this.findResiduals(loadAt, solutionAt, residualAt, group.length);
      this.core.solve(residualAt, group.length, loads.length > 1);
      const solution = doublesAt(this.core, solutionAt, size * group.length);
      const correction = doublesAt(this.core, residualAt, size * group.length);
      for (let i = 0; i < solution.length; i++) solution[i]! += correction[i]!;
      this.findResiduals(loadAt, solutionAt, residualAt, group.length);
      for (let i = 0; i < group.length; i++) {
        displacements.push(this.vector(solutionAt, i).slice());
        residuals.push(this.vector(residualAt, i).slice());
      }
    }
    return { displacements, residuals };
  }

  /** Solve in place, without refinement, with the factor in use. */
  solveInPlace(vectors: Float64Array[]): void {
    const at = this.place();
    for (let first = 0; first < vectors.length; first += GROUP) {
      const group = vectors.slice(first, first + GROUP);
      group.forEach((vector, i) => this.vector(at, i).set(vector));
      this.core.solve(at, group.length, vectors.length > 1);
      group.forEach((vector, i) => vector.set(this.vector(at, i)));
    }
  }

  /** y = matrix · x; zero in held directions. */
  multiply(matrix: Matrix, x: Float64Array, y: Float64Array): void {
    const at = this.place();
    this.vector(at, 0).set(x);
    this.core.multiply(MATRICES[matrix], at, at + 8 * this.size);
    y.set(this.vector(at, 1));
  }

  /** The k-th of the vectors from an address on. */
  private vector(at: number, k: number): Float64Array {
    const { size } = this;
    return doublesAt(this.core, at + 8 * size * k, size);
  }

  private place(): number {
    const { size } = this;
    if (size > this.room.size) this.room = { at: this.core.allocate(3 * size * GROUP), size };
    return this.room.at;
  }

  private findResiduals(loads: number, solutions: number, target: number, count: number): void {
    const bytes = 8 * this.size;
    for (let i = 0; i < count; i++) this.core.residual(loads + i * bytes, solutions + i * bytes, target + i * bytes);
  }
}
