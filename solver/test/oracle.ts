/**
 * A second solver, kept as plain as possible: textbook 12×12 stiffness, hinges as extra unknowns, loads by integrating
 * Timoshenko shape functions, dense LDLᵀ. It shares no code with the library.
 */

import { type Any, type Bar, cross, frameOf, loadForces, localStiffness, norm, scale, sum, zeros } from "./oracle_bars.ts";

export interface OracleCase {
  /** Six per node. */
  displacements: number[];
  /** Twelve per member: forces on its ends, local axes, as vectors. */
  ends: number[][];
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
