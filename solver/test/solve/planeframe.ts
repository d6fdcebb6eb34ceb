/** A plane frame to second order by a dense matrix, from beam theory alone: an oracle for what passes. Bars are cut in pieces, whose geometric stiffness turns with N. */

export interface Bar {
  start: number;
  end: number;
  /** Hinged there. */
  hinges: [boolean, boolean];
  /** Down along global z, N/m. */
  q: number;
}

export interface PlaneFrame {
  /** x and z. */
  nodes: [number, number][];
  bars: Bar[];
  /** Fixed directions of nodes: x, z and rotation. */
  supports: Map<number, [boolean, boolean, boolean]>;
  /** Forces along x and z. */
  loads: Map<number, [number, number]>;
  ea: number;
  ei: number;
}

const PIECES = 8;
const ROUNDS = 3;

/** Before it is loaded a point of the frame lies off by so much along x and z; `bow` across a bar, over its length. */
export interface Imperfection {
  phi: number;
  bow: readonly number[];
}

/** Largest of N/A + |M|/W of each bar, as a function of what N and M use; null where no balance is found. */
export function uses(frame: PlaneFrame, { phi, bow }: Imperfection, use: (n: number, m: number) => number): number[] | null {
  const { nodes, bars, ea, ei } = frame;
  // Freedoms: x and z of nodes and of points inside bars, and rotations, which a hinged end has to itself.
  let count = 0;
  const isTurned = (i: number): boolean => bars.some(({ start, end, hinges }) => (start === i && !hinges[0]) || (end === i && !hinges[1]));
  const isFree = (i: number, k: number): boolean => !frame.supports.get(i)?.[k as 0] && (k < 2 || isTurned(i));
  const free = nodes.map((_, i) => [0, 1, 2].map((k) => (isFree(i, k) ? count++ : -1)) as [number, number, number]);
  interface Piece {
    at: number[];
    c: number;
    s: number;
    l: number;
    /** Off the straight at its ends, along x and z. */
    off: number[];
    bar: number;
    n: number;
    first: boolean;
    last: boolean;
  }
  const pieces: Piece[] = [];
  bars.forEach(({ start, end, hinges }, b) => {
    const [[x0, z0], [x1, z1]] = [nodes[start]!, nodes[end]!];
    const length = Math.hypot(x1 - x0, z1 - z0);
    const [c, s] = [(x1 - x0) / length, (z1 - z0) / length];
    const inner = Array.from({ length: PIECES - 1 }, () => [count++, count++, count++]);
    const ends = [start, end].map((node, k) => [free[node]![0], free[node]![1], hinges[k as 0] ? count++ : free[node]![2]]);
    const points = [ends[0]!, ...inner, ends[1]!];
    const offAt = (k: number): number[] => {
      const t = k / PIECES;
      const across = bow[b]! * length * Math.sin(Math.PI * t);
      return [phi * (z0 + t * (z1 - z0)) - s * across, c * across];
    };
    for (let k = 0; k < PIECES; k++)
      pieces.push({
        ...{ at: [...points[k]!, ...points[k + 1]!], c, s, l: length / PIECES, off: [...offAt(k), ...offAt(k + 1)] },
        ...{ bar: b, n: 0, first: k === 0, last: k === PIECES - 1 },
      });
  });
  const state: { u: Float64Array } = { u: new Float64Array(count) };
  for (let round = 0; round < ROUNDS; round++) {
    const k = Array.from({ length: count }, () => new Float64Array(count));
    const f = new Float64Array(count);
    for (const [node, force] of frame.loads) force.forEach((value, i) => free[node]![i]! >= 0 && (f[free[node]![i]!]! += value));
    for (const piece of pieces) {
      const own = stiffness(piece, ea, ei);
      const fixed = lineLoad(piece, bars[piece.bar]!.q);
      const bent = geometric(piece);
      piece.at.forEach((i, a) => {
        if (i < 0) return;
        f[i]! += fixed[a]!;
        for (const [b, j] of [0, 1, 3, 4].entries()) f[i]! -= bent[a]![j]! * piece.off[b]!;
        piece.at.forEach((j, b) => {
          if (j >= 0) k[i]![j]! += own[a]![b]! + bent[a]![b]!;
        });
      });
    }
    const found = solveDefinite(k, f);
    if (!found) return null;
    state.u = found;
    for (const piece of pieces) piece.n = axial(piece, state.u, ea);
  }
  const most = bars.map(() => 0);
  for (const piece of pieces) {
    const forces = endForces(piece, state.u, ea, ei, bars[piece.bar]!.q);
    for (const moment of [forces[2]!, forces[5]!]) most[piece.bar] = Math.max(most[piece.bar]!, use(-piece.n, Math.abs(moment)));
  }
  return most;
}

type PieceOf = { at: number[]; c: number; s: number; l: number; off: number[]; n: number };

/** Local to global: along the bar, across it and rotation. */
function turned(local: number[][], { c, s }: PieceOf): number[][] {
  const t = [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
  const at = (i: number, j: number): number => (Math.floor(i / 3) === Math.floor(j / 3) ? t[i % 3]![j % 3]! : 0);
  return local.map((_, i) =>
    local.map((_, j) => {
      let sum = 0;
      for (let a = 0; a < 6; a++) for (let b = 0; b < 6; b++) sum += at(a, i) * local[a]![b]! * at(b, j);
      return sum;
    }),
  );
}

function localStiffness({ l }: PieceOf, ea: number, ei: number): number[][] {
  const [a, b, c, d, e] = [ea / l, (12 * ei) / l ** 3, (6 * ei) / l ** 2, (4 * ei) / l, (2 * ei) / l];
  return [
    [a, 0, 0, -a, 0, 0],
    [0, b, c, 0, -b, c],
    [0, c, d, 0, -c, e],
    [-a, 0, 0, a, 0, 0],
    [0, -b, -c, 0, b, -c],
    [0, c, e, 0, -c, d],
  ];
}

function localGeometric({ l, n }: PieceOf): number[][] {
  const [a, b, c, d] = [(1.2 * n) / l, n / 10, (2 * n * l) / 15, (-n * l) / 30];
  return [
    [0, 0, 0, 0, 0, 0],
    [0, a, b, 0, -a, b],
    [0, b, c, 0, -b, d],
    [0, 0, 0, 0, 0, 0],
    [0, -a, -b, 0, a, -b],
    [0, b, d, 0, -b, c],
  ];
}

const stiffness = (piece: PieceOf, ea: number, ei: number): number[][] => turned(localStiffness(piece, ea, ei), piece);
const geometric = (piece: PieceOf): number[][] => turned(localGeometric(piece), piece);

/** Of an even load down: forces on its ends, global. */
function lineLoad({ c, l }: PieceOf, q: number): number[] {
  const moment = (-q * c * l ** 2) / 12;
  return [0, (-q * l) / 2, moment, 0, (-q * l) / 2, -moment];
}

const movesOf = ({ at }: PieceOf, u: Float64Array): number[] => at.map((i) => (i < 0 ? 0 : u[i]!));

function axial(piece: PieceOf, u: Float64Array, ea: number): number {
  const [x0, z0, , x1, z1] = movesOf(piece, u) as [number, number, number, number, number, number];
  return (ea / piece.l) * ((x1 - x0) * piece.c + (z1 - z0) * piece.s);
}

/** Local forces at its ends, P-Δ of its own in them. */
function endForces(piece: PieceOf, u: Float64Array, ea: number, ei: number, q: number): number[] {
  const moves = movesOf(piece, u);
  const { c, s, off } = piece;
  const local = (v: readonly number[]): number[] => [
    c * v[0]! + s * v[1]!,
    -s * v[0]! + c * v[1]!,
    v[2]!,
    c * v[3]! + s * v[4]!,
    -s * v[3]! + c * v[4]!,
    v[5]!,
  ];
  const [v, whole] = [local(moves), local(moves.map((value, i) => value + (i % 3 === 2 ? 0 : off[i < 3 ? i : i - 1]!)))];
  const [k, g] = [localStiffness(piece, ea, ei), localGeometric(piece)];
  const fixed = lineLoad(piece, q);
  return k.map((row, i) => row.reduce((sum, value, j) => sum + value * v[j]! + g[i]![j]! * whole[j]!, 0) - (i % 3 === 2 ? fixed[i]! : 0));
}

/** By Cholesky's factor; null where the matrix is not definite, so that the frame has buckled. */
function solveDefinite(k: Float64Array[], f: Float64Array): Float64Array | null {
  const n = f.length;
  for (let j = 0; j < n; j++) {
    const row = k[j]!;
    for (let i = 0; i <= j; i++) {
      const other = k[i]!;
      let sum = row[i]!;
      for (let p = 0; p < i; p++) sum -= row[p]! * other[p]!;
      if (i < j) row[i] = sum / other[i]!;
      else if (!(sum > 1e-9 * Math.abs(row[j]!))) return null;
      else row[j] = Math.sqrt(sum);
    }
  }
  const x = Float64Array.from(f);
  for (let i = 0; i < n; i++) {
    for (let p = 0; p < i; p++) x[i]! -= k[i]![p]! * x[p]!;
    x[i]! /= k[i]![i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let p = i + 1; p < n; p++) x[i]! -= k[p]![i]! * x[p]!;
    x[i]! /= k[i]![i]!;
  }
  return x;
}
