/** Vectors of a kernel's structure, six numbers per node: solved for with the factor in use, multiplied by its matrices. */

import { type Core, doublesAt, MATRICES, type Matrix } from "./core.ts";

/** Vectors that share one pass over the factor. */
const GROUP = 4;

export class Vectors {
  /** Address of fixed room for three groups of vectors, made at first use. */
  private room = 0;

  constructor(
    private readonly core: Core,
    private readonly nodes: number,
  ) {}

  /** Solve for several load vectors at once, with one step of iterative refinement. */
  solve(loads: Float64Array[]): { displacements: Float64Array[]; residuals: Float64Array[] } {
    const displacements: Float64Array[] = [];
    const residuals: Float64Array[] = [];
    const size = 6 * this.nodes;
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
    this.core.multiply(MATRICES[matrix], at, at + 48 * this.nodes);
    y.set(this.vector(at, 1));
  }

  /** The k-th of the vectors from an address on. */
  private vector(at: number, k: number): Float64Array {
    return doublesAt(this.core, at + 48 * this.nodes * k, 6 * this.nodes);
  }

  private place(): number {
    if (!this.room) this.room = this.core.allocate(18 * this.nodes * GROUP);
    return this.room;
  }

  private findResiduals(loads: number, solutions: number, target: number, count: number): void {
    const bytes = 48 * this.nodes;
    for (let i = 0; i < count; i++) this.core.residual(loads + i * bytes, solutions + i * bytes, target + i * bytes);
  }
}
