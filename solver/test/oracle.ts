/**
 * A second solver, kept as plain as possible: textbook 12×12 stiffness, hinges as extra unknowns, loads by integrating
 * Timoshenko shape functions, dense LDLᵀ. It shares no code with the library.
 */

type Any = Record<string, any>;

export interface OracleCase {
  /** Six per node. */
  displacements: number[];
  /** Twelve per member: forces on its ends, local axes, as vectors. */
  ends: number[][];
}

interface Bar {
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

const cross = (a: number[], b: number[]): number[] => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];
const scale = (a: number[], f: number): number[] => a.map((x) => x * f);
const sum = (a: number[], b: number[]): number[] => a.map((x, i) => x + b[i]!);
const norm = (a: number[]): number => Math.hypot(...a);
const zeros = (n: number, m: number): number[][] => Array.from({ length: n }, () => new Array<number>(m).fill(0));

function frameOf(direction: number[], degrees: number): number[][] {
  const x = scale(direction, 1 / norm(direction));
  let y = Math.hypot(x[0]!, x[1]!) < 1e-6 ? [0, 1, 0] : cross([0, 0, 1], x);
  y = scale(y, 1 / norm(y));
  const z = cross(x, y);
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return [x, sum(scale(y, c), scale(z, s)), sum(scale(z, c), scale(y, -s))];
}

/** Przemieniecki's matrix with shear parameters; skew sections turned from their principal axes. */
function localStiffness(p: Any, l: number): number[][] {
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
function loadForces(bar: Bar, load: Any): number[] {
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

/** Dense LDLᵀ; throws where a pivot vanishes. */
export function ldlt(matrix: number[][]): (b: number[]) => number[] {
  const n = matrix.length;
  const a = matrix.map((row) => Float64Array.from(row));
  const d = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    const row = a[j]!;
    for (let k = 0; k < j; k++) {
      let v = row[k]!;
      const other = a[k]!;
      for (let q = 0; q < k; q++) v -= row[q]! * other[q]! * d[q]!;
      row[k] = v / d[k]!;
    }
    let v = matrix[j]![j]!;
    for (let q = 0; q < j; q++) v -= row[q]! * row[q]! * d[q]!;
    if (!(Math.abs(v) > 1e-11 * matrix[j]![j]!)) throw new Error(`singular at ${j}`);
    d[j] = v;
  }
  return (b) => {
    const x = [...b];
    for (let i = 0; i < n; i++) for (let k = 0; k < i; k++) x[i]! -= a[i]![k]! * x[k]!;
    for (let i = 0; i < n; i++) x[i]! /= d[i]!;
    for (let i = n - 1; i >= 0; i--) for (let k = i + 1; k < n; k++) x[i]! -= a[k]![i]! * x[k]!;
    return x;
  };
}

export function oracle(document: Any): OracleCase[] {
  const model = document.model as Any;
  const shear = document.analysis?.options?.shear_deformation !== false;
  const find = (list: Any[], id: string): Any => list.find((item) => item.id === id)!;
  const index = new Map<string, number>(model.nodes.map((node: Any, i: number) => [node.id, i]));
  let unknowns = 6 * model.nodes.length;
  const springs: [number, number, number][] = [];
  const bars: Bar[] = model.members.map((member: Any): Bar => {
    const a = index.get(member.start)!;
    const b = index.get(member.end)!;
    const offsets: [number[], number[]] = [member.start_offset ?? [0, 0, 0], member.end_offset ?? [0, 0, 0]];
    const at = (i: number): number[] => [model.nodes[i].x, model.nodes[i].y, model.nodes[i].z];
    const along = sum(sum(at(b), offsets[1]), scale(sum(at(a), offsets[0]), -1));
    const s = find(model.sections, member.section);
    const m = find(model.materials, member.material);
    const props = {
      ea: m.e * s.a,
      eiy: m.e * s.iy,
      eiz: m.e * s.iz,
      eiyz: m.e * (s.iyz ?? 0),
      iyz: s.iyz,
      gj: m.g * s.it,
      gay: shear && s.avy ? m.g * s.avy : 0,
      gaz: shear && s.avz ? m.g * s.avz : 0,
      alpha: m.thermal_expansion,
      weight: m.density * s.a * 9.80665,
    };
    const map: number[] = [];
    for (const end of ["start", "end"] as const) {
      const hinge = member[`${end}_hinge`] ? find(model.hinges, member[`${end}_hinge`]) : {};
      ["ux", "uy", "uz", "rx", "ry", "rz"].forEach((d) => {
        const value = member.type === "truss" && d[0] === "r" ? "free" : hinge[d];
        if (value === undefined || value === "rigid") return map.push(-1);
        const own = unknowns++;
        if (typeof value === "number") springs.push([map.length, own, value]);
        return map.push(own);
      });
    }
    const l = norm(along);
    const bar: Bar = { a, b, l, r: frameOf(along, member.rotation ?? 0), k: localStiffness(props, l), map, offsets, props };
    // A bar that turns freely at both ends about its own axis has no twist stiffness to give.
    if (map[3]! >= 0 && map[9]! >= 0 && !springs.some(([d]) => d === 3 || d === 9)) {
      for (const d of [3, 9]) for (let j = 0; j < 12; j++) bar.k[d]![j] = bar.k[j]![d] = 0;
    }
    springs.splice(0).forEach(([d, own, value]) => hinges.push({ bar, d, own, value }));
    return bar;
  });
  return solveAll(model, bars, unknowns);
}

const hinges: { bar: Bar; d: number; own: number; value: number }[] = [];

/** Rows: the bar's own end movements (local) from all unknowns. */
function reach(bar: Bar, d: number): Map<number, number> {
  if (bar.map[d]! >= 0) return new Map([[bar.map[d]!, 1]]);
  return nodeReach(bar, d);
}

/** The movement the node gives to direction d of the bar's end. */
function nodeReach(bar: Bar, d: number): Map<number, number> {
  const node = 6 * (d < 6 ? bar.a : bar.b);
  const axis = bar.r[d % 3]!;
  const out = new Map<number, number>();
  if (d % 6 >= 3) {
    axis.forEach((v, c) => out.set(node + 3 + c, v));
    return out;
  }
  axis.forEach((v, c) => out.set(node + c, v));
  // u + θ × o along the axis: θ · (o × axis)
  cross(bar.offsets[d < 6 ? 0 : 1], axis).forEach((v, c) => out.set(node + 3 + c, v));
  return out;
}

function solveAll(model: Any, bars: Bar[], unknowns: number): OracleCase[] {
  const k = zeros(unknowns, unknowns);
  for (const bar of bars) {
    const rows = Array.from({ length: 12 }, (_, d) => reach(bar, d));
    rows.forEach((left, i) =>
      rows.forEach((right, j) => {
        const v = bar.k[i]![j]!;
        if (v !== 0) for (const [p, x] of left) for (const [q, y] of right) k[p]![q]! += x * v * y;
      }),
    );
  }
  for (const { bar, d, own, value } of hinges.splice(0)) {
    const row = nodeReach(bar, d);
    row.set(own, -1);
    for (const [p, x] of row) for (const [q, y] of row) k[p]![q]! += value * x * y;
  }
  const index = new Map<string, number>(model.nodes.map((node: Any, i: number) => [node.id, i]));
  const fixed = new Set<number>();
  for (const support of model.supports) {
    ["ux", "uy", "uz", "rx", "ry", "rz"].forEach((d, j) => {
      const at = 6 * index.get(support.node)! + j;
      if (support[d] === "fixed") fixed.add(at);
      else if (typeof support[d] === "number") k[at]![at]! += support[d];
    });
  }
  const free = Array.from({ length: unknowns }, (_, i) => i).filter((i) => !fixed.has(i) && k[i]!.some((v) => v !== 0));
  const solve = ldlt(free.map((i) => free.map((j) => k[i]![j]!)));
  return model.load_cases.map((item: Any): OracleCase => {
    const f = new Array<number>(unknowns).fill(0);
    const given = new Array<number>(unknowns).fill(0);
    for (const load of item.node_loads ?? []) {
      ["fx", "fy", "fz", "mx", "my", "mz"].forEach((key, j) => (f[6 * index.get(load.node)! + j]! += load[key] ?? 0));
    }
    for (const move of item.support_displacements ?? []) {
      const support = model.supports.find((one: Any) => one.id === move.support);
      ["ux", "uy", "uz", "rx", "ry", "rz"].forEach((d, j) => {
        const value = (move[d] ?? 0) * (j < 3 ? 1 : Math.PI / 180);
        const at = 6 * index.get(support.node)! + j;
        if (support[d] === "fixed") given[at] = value;
        else if (typeof support[d] === "number") f[at]! += support[d] * value;
      });
    }
    const equivalents = bars.map((bar, b) => {
      const own = (item.member_loads ?? []).filter((load: Any) => load.member === model.members[b].id);
      if (item.self_weight) own.push({ type: "distributed", fz: -item.self_weight * bar.props.weight });
      const total = new Array<number>(12).fill(0);
      for (const load of own) loadForces(bar, load).forEach((v, i) => (total[i]! += v));
      total.forEach((v, d) => {
        for (const [p, x] of reach(bar, d)) f[p]! += x * v;
      });
      return total;
    });
    const rhs = free.map((i) => f[i]! - given.reduce((s, u, j) => (u ? s + k[i]![j]! * u : s), 0));
    const u = [...given];
    solve(rhs).forEach((v, i) => (u[free[i]!] = v));
    const ends = bars.map((bar, b) => {
      const own = Array.from({ length: 12 }, (_, d) => [...reach(bar, d)].reduce((s, [p, x]) => s + x * u[p]!, 0));
      return bar.k.map((row, i) => row.reduce((s, v, j) => s + v * own[j]!, 0) - equivalents[b]![i]!);
    });
    return { displacements: u.slice(0, 6 * model.nodes.length), ends };
  });
}
