/** Bars of the second solver: their axes, textbook 12×12 stiffness, and what loads on them are on their ends. */

export type Any = Record<string, any>;

export interface Bar {
  a: number;
  b: number;
  l: number;
  /** 3×3 rows: local x, y, z. */
  r: number[][];
  k: number[][];
  /** Twelve unknowns of the bar's own ends. */
  map: number[];
  offsets: [number[], number[]];
  props: Any;
}

export const cross = (a: number[], b: number[]): number[] => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];
export const scale = (a: number[], f: number): number[] => a.map((x) => x * f);
export const sum = (a: number[], b: number[]): number[] => a.map((x, i) => x + b[i]!);
export const norm = (a: number[]): number => Math.hypot(...a);
export const zeros = (n: number, m: number): number[][] => Array.from({ length: n }, () => new Array<number>(m).fill(0));

export function frameOf(direction: number[], degrees: number): number[][] {
  const x = scale(direction, 1 / norm(direction));
  let y = Math.hypot(x[0]!, x[1]!) < 1e-6 ? [0, 1, 0] : cross([0, 0, 1], x);
  y = scale(y, 1 / norm(y));
  const z = cross(x, y);
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return [x, sum(scale(y, c), scale(z, s)), sum(scale(z, c), scale(y, -s))];
}

/** Przemieniecki's matrix with shear parameters; skew sections turned from their principal axes. */
export function localStiffness(p: Any, l: number): number[][] {
  const angle = p.iyz ? 0.5 * Math.atan2(2 * p.eiyz, p.eiz - p.eiy) : 0;
  const mean = (p.eiy + p.eiz) / 2;
  const radius = Math.hypot((p.eiy - p.eiz) / 2, p.eiyz);
  const [eiv, eiw] = p.iyz ? principal(p, angle, mean, radius) : [p.eiy, p.eiz];
  const k = zeros(12, 12);
  const set = (i: number, j: number, v: number): void => {
    k[i]![j] = v;
    k[j]![i] = v;
  };
  const axial = p.ea / l;
  const twist = p.gj / l;
  set(0, 0, axial);
  set(6, 6, axial);
  set(0, 6, -axial);
  set(3, 3, twist);
  set(9, 9, twist);
  set(3, 9, -twist);
  for (const [ei, ga, v, t, sign] of [
    [eiw, p.gay, 1, 5, 1],
    [eiv, p.gaz, 2, 4, -1],
  ] as const) {
    const phi = ga ? (12 * ei) / (ga * l * l) : 0;
    const c = ei / (1 + phi);
    set(v, v, (12 * c) / l ** 3);
    set(v + 6, v + 6, (12 * c) / l ** 3);
    set(v, v + 6, (-12 * c) / l ** 3);
    set(v, t, (sign * 6 * c) / l ** 2);
    set(v, t + 6, (sign * 6 * c) / l ** 2);
    set(v + 6, t, (-sign * 6 * c) / l ** 2);
    set(v + 6, t + 6, (-sign * 6 * c) / l ** 2);
    set(t, t, ((4 + phi) * c) / l);
    set(t + 6, t + 6, ((4 + phi) * c) / l);
    set(t, t + 6, ((2 - phi) * c) / l);
  }
  if (!p.iyz) return k;
  const turn = zeros(12, 12);
  for (let b = 0; b < 12; b += 3) {
    turn[b]![b] = 1;
    turn[b + 1]![b + 1] = turn[b + 2]![b + 2] = Math.cos(angle);
    turn[b + 1]![b + 2] = Math.sin(angle);
    turn[b + 2]![b + 1] = -Math.sin(angle);
  }
  return congruent(turn, k);
}

/** Second moments about the axes turned by `angle`: product of inertia zero there. */
function principal(p: Any, angle: number, mean: number, radius: number): [number, number] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const about = p.eiy * c * c + p.eiz * s * s - 2 * p.eiyz * s * c;
  return about >= mean ? [mean + radius, mean - radius] : [mean - radius, mean + radius];
}

function congruent(t: number[][], k: number[][]): number[][] {
  const n = t[0]!.length;
  const half = zeros(k.length, n);
  for (let i = 0; i < k.length; i++) for (let j = 0; j < n; j++) for (let q = 0; q < k.length; q++) half[i]![j]! += k[i]![q]! * t[q]![j]!;
  const out = zeros(n, n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) for (let q = 0; q < k.length; q++) out[i]![j]! += t[q]![i]! * half[q]![j]!;
  return out;
}

/** Work-equivalent end forces of a unit force across at x: cubic shape functions with shear. */
function shape(x: number, l: number, phi: number): [number, number, number, number] {
  const s = x / l;
  const d = 1 + phi;
  return [
    (1 - 3 * s * s + 2 * s ** 3 + phi * (1 - s)) / d,
    (l * (s - 2 * s * s + s ** 3 + (phi / 2) * (s - s * s))) / d,
    (3 * s * s - 2 * s ** 3 + phi * s) / d,
    (l * (-s * s + s ** 3 - (phi / 2) * (s - s * s))) / d,
  ];
}

/** Rotation of the cross-section for the same four movements: what a moment at x does work on. */
function turnShape(x: number, l: number, phi: number): [number, number, number, number] {
  const s = x / l;
  const d = 1 + phi;
  const a = (6 * (s * s - s)) / (l * d);
  return [a, (1 - 4 * s + 3 * s * s + phi * (1 - s)) / d, -a, (3 * s * s - 2 * s + phi * s) / d];
}

function pointForces(p: Any, l: number, x: number, f: number[], m: number[]): number[] {
  const out = new Array<number>(12).fill(0);
  const s = x / l;
  out[0] = f[0]! * (1 - s);
  out[6] = f[0]! * s;
  out[3] = m[0]! * (1 - s);
  out[9] = m[0]! * s;
  for (const [ei, ga, v, t, sign] of [
    [p.eiz, p.gay, 1, 5, 1],
    [p.eiy, p.gaz, 2, 4, -1],
  ] as const) {
    const phi = ga ? (12 * ei) / (ga * l * l) : 0;
    const n = shape(x, l, phi);
    const r = turnShape(x, l, phi);
    const moment = sign * m[t - 3]!;
    out[v]! += f[v]! * n[0] + moment * r[0];
    out[t]! += sign * (f[v]! * n[1] + moment * r[1]);
    out[v + 6]! += f[v]! * n[2] + moment * r[2];
    out[t + 6]! += sign * (f[v]! * n[3] + moment * r[3]);
  }
  return out;
}

/** Gauss–Legendre, five points. */
const GAUSS: [number, number][] = [
  [0, 128 / 225],
  ...[1, -1].flatMap((s): [number, number][] => [
    [(s / 3) * Math.sqrt(5 - 2 * Math.sqrt(10 / 7)), (322 + 13 * Math.sqrt(70)) / 900],
    [(s / 3) * Math.sqrt(5 + 2 * Math.sqrt(10 / 7)), (322 - 13 * Math.sqrt(70)) / 900],
  ]),
];

/** Work-equivalent forces on the bar's ends, local axes. */
export function loadForces(bar: Bar, load: Any): number[] {
  const { l, r, props: p } = bar;
  const out = new Array<number>(12).fill(0);
  const local = (v: number[]): number[] =>
    load.axes === "local" ? v : r.map((row) => row[0]! * v[0]! + row[1]! * v[1]! + row[2]! * v[2]!);
  if (load.type === "temperature") {
    const n = p.ea * p.alpha * (load.dt ?? 0);
    const my = p.eiy * p.alpha * (load.gradient_z ?? 0);
    const mz = p.eiz * p.alpha * (load.gradient_y ?? 0);
    return [-n, 0, 0, 0, -my, mz, n, 0, 0, 0, my, -mz];
  }
  if (load.type === "point" || load.type === "moment") {
    const v = (load.type === "point" ? ["fx", "fy", "fz"] : ["mx", "my", "mz"]).map((k) => load[k] ?? 0);
    const f = local(v);
    return load.type === "point" ? pointForces(p, l, load.position * l, f, [0, 0, 0]) : pointForces(p, l, load.position * l, [0, 0, 0], f);
  }
  const from = (load.start ?? 0) * l;
  const to = (load.end ?? 1) * l;
  for (const [g, w] of GAUSS) {
    const s = (1 + g) / 2;
    const v = ["fx", "fy", "fz"].map((k, c) => {
      const first = load[k] ?? 0;
      const value = first + s * ((load[`${k}_end`] ?? first) - first);
      return load.axes === "projected" ? value * Math.sqrt(1 - r[0]![c]! ** 2) : value;
    });
    const f = scale(local(v), (w / 2) * (to - from));
    pointForces(p, l, from + s * (to - from), f, [0, 0, 0]).forEach((x, i) => (out[i]! += x));
  }
  return out;
}
