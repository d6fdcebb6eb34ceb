/** Values along members: deformed shapes and internal-force curves, from the solver's exact stations and extrema. */
import type { CombinationResults, Force, LoadCaseResults, Model, Results, Stations } from "handoff-solver";
import { FINE, stations } from "handoff-solver/statics";
import { hull } from "../geometry/hull.ts";
import type { CurveValues, MemberCurves, ShapeValues } from "../results/sets.ts";
import { furthestSet, movedBy } from "./moving.ts";
import { floorsOf, quiet } from "./noise.ts";
import { largestSag, straighten } from "./sagging.ts";
import { findSet } from "./sets.ts";

const FORCES = ["n", "vy", "vz"] as const;
const MOMENTS = ["mx", "my", "mz"] as const;
const MOVES = ["deflection_y", "deflection_z", "displacement_x", "displacement_y", "displacement_z"] as const;

/** The solver takes an id for a combination first: a load case of the same id is asked for among cases alone. */
const casesOnly = new WeakMap<Results, Results>();
function along(results: Results, member: string, set: LoadCaseResults | CombinationResults, count: number): Stations {
  const values = stations("limit_state" in set ? results : caseResults(results), member, set.id, count);
  const floors = floorsOf(results, set);
  for (const [keys, floor] of [
    [FORCES, floors.force],
    [MOMENTS, floors.moment],
    [MOVES, floors.displacement],
  ] as const)
    for (const key of keys) values[key] = values[key].map((value) => quiet(value, floor));
  return values;
}

function caseResults(results: Results): Results {
  if (!casesOnly.has(results)) casesOnly.set(results, { ...results, load_combinations: [] });
  return casesOnly.get(results)!;
}

/** Stations come with extra points where loads set in; a picture wants evenly spaced ones. */
function even(values: Stations, length: number, count: number, take: (from: number, to: number, share: number) => void): void {
  let at = 0;
  for (let i = 0; i < count; i++) {
    const x = (length * i) / (count - 1);
    while (at + 2 < values.x.length && values.x[at + 1]! < x - length * 1e-12) at++;
    const span = values.x[at + 1]! - values.x[at]!;
    take(at, at + 1, span > 0 ? Math.min(1, Math.max(0, (x - values.x[at]!) / span)) : 1);
  }
}

/** The members that carry axial force alone. */
export const barsOf = ({ model: { members } }: Model): Set<string> =>
  new Set(members.filter(({ type = "beam" }) => type !== "beam").map(({ id }) => id));

export function shapeValues(results: Results, key: string, points: number, bars: ReadonlySet<string>): ShapeValues {
  const found = findSet(results, key);
  const isBar = results.members.ids.map((id) => bars.has(id));
  const look = (of: LoadCaseResults | CombinationResults, member: number): Stations =>
    along(results, results.members.ids[member]!, of, FINE);
  // An envelope has no shape of its own: the combination that moves most stands for it, by name.
  const set = found.kind === "set" ? found.set : furthestSet(results, found.sets, isBar, look);
  const samples = new Float32Array(results.members.ids.length * points * 3);
  let out = 0;
  results.members.ids.forEach((id, member) => {
    const values = along(results, id, set, points);
    const axes = [values.displacement_x, values.displacement_y, values.displacement_z];
    even(values, results.members.length[member]!, points, (a, b, share) => {
      for (const axis of axes) samples[out++] = axis[a]! + (axis[b]! - axis[a]!) * share;
    });
  });
  const { largest, sags } = movedBy(results, set, isBar, (member) => look(set, member));
  straighten(samples, sags, points);
  const d = set.displacements;
  const nodes = new Float32Array(d.length / 2);
  for (let i = 0; i < nodes.length; i++) nodes[i] = d[6 * Math.floor(i / 3) + (i % 3)]!;
  return { samples, nodes, largest, sag: largestSag(sags), from: set.id };
}

export function memberCurves(results: Results, key: string, member: string, count: number): MemberCurves[] {
  const found = findSet(results, key);
  const at = results.members.ids.indexOf(member);
  return (found.kind === "set" ? [found.set] : found.sets).map((set) => ({
    set: set.id,
    stations: along(results, member, set, count),
    extremes: extremesAt(results, set, at),
  }));
}

/** The exact smallest and largest values of a member, where they are. */
function extremesAt(results: Results, set: LoadCaseResults | CombinationResults, member: number): MemberCurves["extremes"] {
  const { force, moment } = floorsOf(results, set);
  const one = (component: Force) => {
    const floor = component.startsWith("m") ? moment : force;
    const { min, max, min_x, max_x } = set.extrema[component];
    return { min: quiet(min[member]!, floor), minX: min_x[member]!, max: quiet(max[member]!, floor), maxX: max_x[member]! };
  };
  return { n: one("n"), vy: one("vy"), vz: one("vz"), mx: one("mx"), my: one("my"), mz: one("mz") };
}

/** A curve with its exact extrema among its points, so that no label reads a neighbour of the peak. */
export function withExtremes(
  x: number[],
  values: number[],
  { min, minX, max, maxX }: MemberCurves["extremes"][Force],
): { x: number[]; values: number[] } {
  const out = { x: [...x], values: [...values] };
  const reach = 1e-9 * Math.max(1, Math.abs(x.at(-1) ?? 0));
  for (const [at, value] of [
    [minX, min],
    [maxX, max],
  ] as const) {
    if (out.x.some((there) => Math.abs(there - at) <= reach)) continue;
    const next = out.x.findIndex((there) => there > at);
    if (next < 0) continue;
    out.x.splice(next, 0, at);
    out.values.splice(next, 0, value);
  }
  return out;
}

/** One curve per member for a set; for an envelope the largest and the smallest values, each with its combination. */
export function curveValues(results: Results, key: string, component: Force, members: number[], count: number): CurveValues[] {
  const enveloped = findSet(results, key).kind === "envelope";
  return members.flatMap((member): CurveValues[] => {
    const curves = memberCurves(results, key, results.members.ids[member]!, count).map(({ set, stations: along, extremes }) => ({
      set,
      ...withExtremes(along.x, along[component], extremes[component]),
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
