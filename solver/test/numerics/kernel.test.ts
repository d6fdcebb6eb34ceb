/** The WebAssembly kernel against dense LDLᵀ: ordering, symbolic analysis, fronts, solves, pivots. */

import { describe, expect, test } from "vitest";
import { pairsOf } from "../../src/analysis/system.ts";
import type { Matrix } from "../../src/numerics/core.ts";
import { Kernel } from "../../src/numerics/kernel.ts";
import { difference, random } from "../building.ts";
import { ldlt } from "../oracle.ts";

/** A random positive definite matrix on a graph of 6×6 blocks: each edge adds a rank-6 stiffness between two nodes, and `loose` ones none. */
function randomSystem(seed: number, nodes: number, edges: [number, number][], held: Uint8Array, loose: [number, number][] = []) {
  const next = random(seed);
  const pairs = Int32Array.from([...edges, ...loose].flat());
  const points = Float64Array.from({ length: 3 * nodes }, next);
  const kernel = new Kernel(nodes, held, pairs, points);
  const n = 6 * nodes;
  const dense = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const scratch = kernel.beginMatrix();
  const add = (a: number, b: number, block: (i: number, j: number) => number): void => {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) {
        scratch[6 * i + j] = block(i, j);
        dense[6 * a + i]![6 * b + j]! += block(i, j);
      }
    }
    kernel.addBlock(a, b, 0, 6);
  };
  for (const [a, b] of edges) {
    const g = Array.from({ length: 36 }, () => next() - 0.5);
    const gram = (i: number, j: number): number => g.slice(6 * i, 6 * i + 6).reduce((s, v, q) => s + v * g[6 * j + q]!, 0);
    add(a, a, gram);
    add(b, b, gram);
    add(a, b, (i, j) => -gram(i, j));
    add(b, a, (i, j) => -gram(i, j));
  }
  for (let a = 0; a < nodes; a++) add(a, a, (i, j) => (i === j ? 0.3 : 0));
  return { kernel, dense };
}

function factor(kernel: Kernel): void {
  kernel.beginFactor();
  while (kernel.advanceFactor(1e6) > 0);
}

const grid = (w: number, h: number, d: number): [number, number][] => {
  const at = (x: number, y: number, z: number): number => x + w * (y + h * z);
  const out: [number, number][] = [];
  for (let z = 0; z < d; z++)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        if (x + 1 < w) out.push([at(x, y, z), at(x + 1, y, z)]);
        if (y + 1 < h) out.push([at(x, y, z), at(x, y + 1, z)]);
        if (z + 1 < d) out.push([at(x, y, z), at(x, y, z + 1)]);
      }
  return out;
};

const GRAPHS: Record<string, { nodes: number; edges: [number, number][] }> = {
  "a single node": { nodes: 1, edges: [] },
  "a chain": { nodes: 20, edges: Array.from({ length: 19 }, (_, i) => [i, i + 1] as [number, number]) },
  "a star": { nodes: 15, edges: Array.from({ length: 14 }, (_, i) => [0, i + 1] as [number, number]) },
  "a plane grid": { nodes: 30, edges: grid(6, 5, 1) },
  "a space grid": { nodes: 48, edges: grid(4, 4, 3) },
  "two separate parts": {
    nodes: 10,
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 5],
    ],
  },
  "a complete graph": {
    nodes: 12,
    edges: Array.from({ length: 12 }, (_, i) => Array.from({ length: i }, (_, j) => [i, j] as [number, number])).flat(),
  },
  "repeated and looped edges": {
    nodes: 4,
    edges: [
      [0, 1],
      [1, 0],
      [0, 1],
      [2, 3],
      [3, 1],
    ],
  },
};

describe("solutions agree with dense elimination", () => {
  for (const [name, { nodes, edges }] of Object.entries(GRAPHS)) {
    for (const count of [1, 2, 5]) {
      test(`${name}, ${count} right-hand side${count > 1 ? "s" : ""}`, () => {
        const next = random(nodes + count);
        const held = Uint8Array.from({ length: nodes }, (_, i) => (i % 4 === 3 ? 63 : i % 5 === 2 ? 5 : 0));
        const { kernel, dense } = randomSystem(7, nodes, edges, held);
        factor(kernel);
        const free = Array.from({ length: 6 * nodes }, (_, i) => i).filter((i) => !((held[Math.floor(i / 6)]! >> (i % 6)) & 1));
        const solve = ldlt(free.map((i) => free.map((j) => dense[i]![j]!)));
        const loads = Array.from({ length: count }, () => Float64Array.from({ length: 6 * nodes }, () => next() - 0.5));
        const { displacements, residuals } = kernel.vectors.solve(loads);
        loads.forEach((load, r) => {
          const expected = new Array<number>(6 * nodes).fill(0);
          solve(free.map((i) => load[i]!)).forEach((v, q) => (expected[free[q]!] = v));
          expect(difference(displacements[r]!, expected)).toBeLessThan(1e-10);
          expect(Math.max(...residuals[r]!.map(Math.abs))).toBeLessThan(1e-12);
        });
        expect(kernel.lostPivots).toBe(0);
        expect(kernel.negativePivots).toBe(0);
      });
    }
  }
});

/** The largest difference of some blocks of the inverse from those of a dense one, held directions being at rest, beside the largest entry. */
function inverseDifference(kernel: Kernel, dense: number[][], held: Uint8Array, pairs: [number, number][]): number {
  const free = dense.flatMap((_, i) => ((held[Math.floor(i / 6)]! >> (i % 6)) & 1 ? [] : [i]));
  const solve = ldlt(free.map((i) => free.map((j) => dense[i]![j]!)));
  const inverse = dense.map(() => new Array<number>(dense.length).fill(0));
  free.forEach((i, p) => solve(free.map((_, q) => (p === q ? 1 : 0))).forEach((value, q) => (inverse[free[q]!]![i] = value)));
  const expected = pairs.flatMap(([a, b]) => Array.from({ length: 36 }, (_, q) => inverse[6 * a + Math.floor(q / 6)]![6 * b + (q % 6)]!));
  return difference(kernel.invert(Int32Array.from(pairs.flat())), expected);
}

describe("entries of the inverse agree with the dense one", () => {
  for (const [name, { nodes, edges }] of Object.entries(GRAPHS)) {
    const held = Uint8Array.from({ length: nodes }, (_, i) => (i % 4 === 3 ? 63 : i % 5 === 2 ? 5 : 0));
    const { kernel, dense } = randomSystem(7, nodes, edges, held);
    factor(kernel);
    const own = Array.from({ length: nodes }, (_, i) => [i, i] as [number, number]);
    test(`${name}: of neighbours, either way round`, () => {
      const pairs = [...own, ...edges, ...edges.map(([a, b]) => [b, a] as [number, number])];
      expect(inverseDifference(kernel, dense, held, pairs)).toBeLessThan(1e-12);
    });
    test(`${name}: of the first and the last node, which are asked for by a connection`, () => {
      const far = randomSystem(7, nodes, edges, held, [[0, nodes - 1]]);
      factor(far.kernel);
      expect(inverseDifference(far.kernel, far.dense, held, [[0, nodes - 1]])).toBeLessThan(1e-12);
      expect(kernel.invert(new Int32Array(0))).toHaveLength(0);
    });
  }
});

test("the inverse is that of the factor in use, be it of an indefinite matrix", () => {
  const held = new Uint8Array(30);
  const edges = grid(6, 5, 1);
  const { kernel, dense } = randomSystem(11, 30, edges, held);
  factor(kernel);
  addDiagonal(kernel, "geometric", () => -1);
  kernel.refactor(0.7, 0);
  expect(kernel.negativePivots).toBeGreaterThan(0);
  const shifted = dense.map((row, i) => row.map((value, j) => (i === j ? value - 0.7 : value)));
  expect(inverseDifference(kernel, shifted, held, edges)).toBeLessThan(1e-9);
  kernel.useElastic();
  expect(inverseDifference(kernel, dense, held, edges)).toBeLessThan(1e-12);
});

test("random graphs, hundreds of them", () => {
  const next = random(99);
  for (let round = 0; round < 150; round++) {
    const nodes = 2 + Math.floor(next() * 25);
    const edges = Array.from(
      { length: Math.floor(nodes * (1 + 2 * next())) },
      () => [Math.floor(next() * nodes), Math.floor(next() * nodes)] as [number, number],
    ).filter(([a, b]) => a !== b);
    const somewhere = (): number => Math.floor(next() * nodes);
    const loose = Array.from({ length: 3 }, () => [somewhere(), somewhere()] as [number, number]);
    const { kernel, dense } = randomSystem(round, nodes, edges, new Uint8Array(nodes), loose);
    factor(kernel);
    const load = Float64Array.from({ length: 6 * nodes }, () => next() - 0.5);
    expect(difference(kernel.vectors.solve([load]).displacements[0]!, ldlt(dense)([...load])), `round ${round}`).toBeLessThan(1e-10);
    if (round % 8 === 0)
      expect(inverseDifference(kernel, dense, new Uint8Array(nodes), [...edges, ...loose]), `round ${round}`).toBeLessThan(1e-11);
  }
});

test("a mesh of plates is cut in halves by its coordinates, which costs less than minimum degree", () => {
  const side = 40;
  const plates = Array.from({ length: side * side }, (_, p) => {
    const corner = p + Math.floor(p / side);
    return [corner, corner + 1, corner + side + 2, corner + side + 1];
  });
  const nodes = (side + 1) ** 2;
  const flops = (points: Float64Array): number => new Kernel(nodes, new Uint8Array(nodes), pairsOf(plates), points).flops;
  const placed = Float64Array.from(
    { length: 3 * nodes },
    (_, i) => [Math.floor(i / 3) % (side + 1), Math.floor(i / 3 / (side + 1)), 0][i % 3]!,
  );
  // All in one point, nothing can be cut and minimum degree is what remains.
  expect(flops(placed)).toBeLessThan(flops(new Float64Array(3 * nodes)));
});

test("the factor outlives a solve: a second load needs no second factorisation", () => {
  const { kernel, dense } = randomSystem(5, 30, grid(6, 5, 1), new Uint8Array(30));
  factor(kernel);
  kernel.vectors.solve([new Float64Array(180).fill(1)]);
  const load = Float64Array.from({ length: 180 }, (_, i) => Math.sin(i));
  expect(difference(kernel.vectors.solve([load]).displacements[0]!, ldlt(dense)([...load]))).toBeLessThan(1e-10);
});

test("negative pivots are counted: an indefinite diagonal matrix has as many as negative entries", () => {
  const kernel = new Kernel(2, new Uint8Array(2), Int32Array.from([0, 1]), new Float64Array(6));
  const signs = [1, -1, 1, 1, -1, 1, 1, 1, -1, 1, 1, 1];
  addDiagonal(kernel, "elastic", (at) => signs[at]!);
  kernel.refactor(0, 0);
  expect(kernel.negativePivots).toBe(3);
  expect(kernel.lostPivots).toBe(0);
});

function addDiagonal(kernel: Kernel, matrix: Matrix, value: (at: number) => number): void {
  const scratch = kernel.beginMatrix(matrix);
  for (let node = 0; node < kernel.nodes; node++) {
    scratch.fill(0);
    for (let j = 0; j < 6; j++) scratch[7 * j] = value(6 * node + j);
    kernel.addBlock(node, node, 0, 6);
  }
}

describe("three matrices on one structure", () => {
  const edges = grid(4, 3, 2);
  const nodes = 24;
  const held = Uint8Array.from({ length: nodes }, (_, i) => (i === 5 ? 63 : i === 7 ? 9 : 0));
  const free = Array.from({ length: 6 * nodes }, (_, i) => i).filter((i) => !((held[Math.floor(i / 6)]! >> (i % 6)) & 1));
  const { kernel, dense } = randomSystem(3, nodes, edges, held);
  factor(kernel);
  // Kg and M are diagonal here: their eigenvalues against the dense Ke are then easily counted.
  addDiagonal(kernel, "geometric", (at) => -1 - (at % 3));
  addDiagonal(kernel, "mass", (at) => 1 + (at % 5));
  const load = Float64Array.from({ length: 6 * nodes }, (_, i) => (i % 7) - 3);

  test("each multiplies by itself", () => {
    const y = new Float64Array(6 * nodes);
    const x = load.map((value, i) => (free.includes(i) ? value : 0));
    kernel.vectors.multiply("geometric", x, y);
    expect([...y]).toEqual([...x].map((value, at) => value * (-1 - (at % 3)) + 0));
    kernel.vectors.multiply("mass", x, y);
    expect([...y]).toEqual([...x].map((value, at) => value * (1 + (at % 5))));
    kernel.vectors.multiply("elastic", x, y);
    const expected = x.map((_, i) => (free.includes(i) ? free.reduce((sum, j) => sum + dense[i]![j]! * x[j]!, 0) : 0));
    expect(difference(y, expected)).toBeLessThan(1e-14);
  });

  test("Ke + λ·Kg − σ·M is factored on the kept analysis, and the elastic factor outlives it", () => {
    const before = kernel.vectors.solve([load]).displacements[0]!;
    for (const [geometric, mass] of [
      [0.05, 0],
      [0, -0.02],
      [0.01, -0.03],
      [0.4, 0],
    ] as const) {
      const shifted = free.map((i) => free.map((j) => dense[i]![j]! + (i === j ? geometric * (-1 - (i % 3)) + mass * (1 + (i % 5)) : 0)));
      kernel.refactor(geometric, mass);
      const x = load.slice();
      kernel.vectors.solveInPlace([x]);
      const expected = new Float64Array(6 * nodes);
      ldlt(shifted)(free.map((i) => load[i]!)).forEach((value, q) => (expected[free[q]!] = value));
      expect(difference(x, expected)).toBeLessThan(1e-9);
      expect(kernel.negativePivots).toBe(eigenvaluesBelowZero(shifted));
    }
    kernel.useElastic();
    expect([...kernel.vectors.solve([load]).displacements[0]!]).toEqual([...before]);
  });

  test("memory stays where it is over 1,000 solves and 100 factorisations", () => {
    kernel.refactor(0.01, -0.01);
    kernel.vectors.solve([load, load, load, load, load]);
    const { bytes } = kernel;
    const y = new Float64Array(6 * nodes);
    for (let round = 0; round < 100; round++) {
      kernel.refactor(0.001 * round, 0);
      kernel.useElastic();
      for (let i = 0; i < 5; i++) kernel.vectors.solve([load, load]);
      kernel.vectors.solveInPlace([y]);
      kernel.vectors.multiply("mass", load, y);
    }
    expect(kernel.bytes).toBe(bytes);
  });
});

/** Sylvester: as many as negative pivots of a dense LDLᵀ. */
function eigenvaluesBelowZero(matrix: number[][]): number {
  const a = matrix.map((row) => [...row]);
  let count = 0;
  for (let p = 0; p < a.length; p++) {
    if (a[p]![p]! < 0) count++;
    for (let i = p + 1; i < a.length; i++) {
      const factor = a[i]![p]! / a[p]![p]!;
      for (let j = p; j < a.length; j++) a[i]![j]! -= factor * a[p]![j]!;
    }
  }
  return count;
}

test("elements of two, three and four nodes couple all their nodes", () => {
  expect([
    ...pairsOf([
      [0, 1],
      [1, 2, 3],
      [4, 5, 6, 7],
    ]),
  ]).toEqual([0, 1, 1, 2, 1, 3, 2, 3, 4, 5, 4, 6, 5, 6, 4, 7, 5, 7, 6, 7]);
});

test("flops and memory are known before the factorisation", () => {
  const { kernel } = randomSystem(1, 100, grid(5, 5, 4), new Uint8Array(100));
  expect(kernel.flops).toBeGreaterThan(1e5);
  expect(kernel.expectedBytes).toBeGreaterThan(8 * kernel.factorEntries);
  let spent = 0;
  kernel.beginFactor();
  for (let slice = kernel.advanceFactor(1e5); slice > 0; slice = kernel.advanceFactor(1e5)) spent += slice;
  expect(spent).toBeCloseTo(kernel.flops, 0);
});
