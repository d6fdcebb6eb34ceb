/** Values along members: deformed shapes and internal-force curves, from the solver's exact stations. */
import { type CombinationResults, type LoadCaseResults, type Results, type Stations, stations } from "handoff-solver";
import { hull } from "./hull.ts";
import type { CurveValues, MemberCurves, ShapeValues } from "./protocol.ts";
import { findSet } from "./sets.ts";

/** The solver takes an id for a combination first: a load case of the same id is asked for among cases alone. */
const casesOnly = new WeakMap<Results, Results>();
function along(results: Results, member: string, set: LoadCaseResults | CombinationResults, count: number): Stations {
  if ("limit_state" in set) return stations(results, member, set.id, count);
  if (!casesOnly.has(results)) casesOnly.set(results, { ...results, load_combinations: [] });
  return stations(casesOnly.get(results)!, member, set.id, count);
}

type Component = "n" | "vy" | "vz" | "mx" | "my" | "mz";

/** Stations come with extra points at jumps and extrema; a picture wants evenly spaced ones. */
function even(values: Stations, length: number, count: number, take: (from: number, to: number, share: number) => void): void {
  let at = 0;
  for (let i = 0; i < count; i++) {
    const x = (length * i) / (count - 1);
    while (at + 2 < values.x.length && values.x[at + 1]! < x - length * 1e-12) at++;
    const span = values.x[at + 1]! - values.x[at]!;
    take(at, at + 1, span > 0 ? Math.min(1, Math.max(0, (x - values.x[at]!) / span)) : 1);
  }
}

function largestNode(displacements: number[]): number {
  let largest = 0;
  for (let i = 0; i < displacements.length; i += 6)
    largest = Math.max(largest, Math.hypot(displacements[i]!, displacements[i + 1]!, displacements[i + 2]!));
  return largest;
}

export function shapeValues(results: Results, key: string, points: number): ShapeValues {
  const found = findSet(results, key);
  // An envelope has no shape of its own: the combination that moves most stands for it, by name.
  const set: LoadCaseResults | CombinationResults =
    found.kind === "set"
      ? found.set
      : found.sets.reduce((a, b) => {
          const reach = (s: typeof a): number =>
            Math.max(largestNode(s.displacements), ...[s.extrema.deflection.max.reduce((m, v) => Math.max(m, v), 0)]);
          return reach(b) > reach(a) ? b : a;
        });
  const samples = new Float32Array(results.members.ids.length * points * 3);
  const largest: ShapeValues["largest"] = { value: 0, member: 0, x: 0, node: null };
  let out = 0;
  results.members.ids.forEach((id, member) => {
    const values = along(results, id, set, points);
    const length = results.members.length[member]!;
    const axes = [values.displacement_x, values.displacement_y, values.displacement_z];
    values.x.forEach((x, i) => {
      const size = Math.hypot(axes[0]![i]!, axes[1]![i]!, axes[2]![i]!);
      if (size > largest.value) Object.assign(largest, { value: size, member, x });
    });
    even(values, length, points, (a, b, share) => {
      for (const axis of axes) samples[out++] = axis[a]! + (axis[b]! - axis[a]!) * share;
    });
  });
  const d = set.displacements;
  const nodes = new Float32Array(d.length / 2);
  for (let node = 0; node < d.length / 6; node++) {
    for (let k = 0; k < 3; k++) nodes[3 * node + k] = d[6 * node + k]!;
    const size = Math.hypot(d[6 * node]!, d[6 * node + 1]!, d[6 * node + 2]!);
    // A member's own end moves with its node: only plates move nodes further.
    if (size > largest.value * (1 + 1e-9)) Object.assign(largest, { value: size, node });
  }
  return { samples, nodes, largest, from: set.id };
}

export function memberCurves(results: Results, key: string, member: string, count: number): MemberCurves[] {
  const found = findSet(results, key);
  const sets = found.kind === "set" ? [found.set] : found.sets;
  return sets.map((set) => ({ set: set.id, stations: along(results, member, set, count) }));
}

/** One curve per member for a set; for an envelope the largest and the smallest values, each with its combination. */
export function curveValues(results: Results, key: string, component: Component, members: number[], count: number): CurveValues[] {
  const enveloped = findSet(results, key).kind === "envelope";
  return members.flatMap((member): CurveValues[] => {
    const curves = memberCurves(results, key, results.members.ids[member]!, count).map(({ set, stations: { x, [component]: values } }) => ({
      set,
      x,
      values,
    }));
    if (!enveloped)
      return curves.map(({ x, values }) => ({ member, x: Float64Array.from(x), values: Float64Array.from(values), by: null }));
    const { max, min } = hull(curves);
    const sides = curves.length > 1 ? [max, min] : [max];
    return sides.map(({ x, values, by }) => ({
      member,
      x: Float64Array.from(x),
      values: Float64Array.from(values),
      by: by.map((i) => curves[i]!.set),
    }));
  });
}
