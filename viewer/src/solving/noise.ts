/** Round-off beside a model's own scale: below a millionth of it a number says nothing and is shown as zero. */
import type { CombinationResults, LoadCaseResults, Results } from "handoff-solver";

type Set = LoadCaseResults | CombinationResults;

/** A value smaller than its floor is noise. */
export interface Floors {
  force: number;
  moment: number;
  displacement: number;
  rotation: number;
}

const SHARE = 1e-6;
const known = new WeakMap<Set, Floors>();

/** Forces and moments measure each other by the longest member, as displacements and rotations do. */
export function floorsOf(results: Results, set: Set): Floors {
  const there = known.get(set);
  if (there) return there;
  const length = results.members.length.reduce((a, b) => Math.max(a, b), 0) || 1;
  const pick = (values: readonly number[], late: boolean): number => {
    let largest = 0;
    for (let i = 0; i < values.length; i++) if (i % 6 > 2 === late) largest = Math.max(largest, Math.abs(values[i]!));
    return largest;
  };
  const both = (late: boolean): number => {
    let largest = Math.max(pick(set.end_forces, late), pick(set.reactions, late));
    for (const key of late ? (["mx", "my", "mz"] as const) : (["n", "vy", "vz"] as const))
      for (const side of ["min", "max"] as const) for (const value of set.extrema[key][side]) largest = Math.max(largest, Math.abs(value));
    return largest;
  };
  const pair = (straight: number, turning: number): [number, number] => [
    SHARE * Math.max(straight, turning / length),
    SHARE * Math.max(turning, straight * length),
  ];
  const [force, moment] = pair(both(false), both(true));
  // A rotation times a length is a movement, so the two are the other way round.
  const reach = set.extrema.deflection.max.reduce((a, b) => Math.max(a, b), pick(set.displacements, false));
  const turn = pick(set.displacements, true);
  const floors = { force, moment, displacement: SHARE * Math.max(reach, turn * length), rotation: SHARE * Math.max(turn, reach / length) };
  known.set(set, floors);
  return floors;
}

/** Over several sets the largest floor counts. */
export function floorsOver(results: Results, sets: readonly Set[]): Floors {
  const all = sets.map((set) => floorsOf(results, set));
  const most = (key: keyof Floors): number => all.reduce((a, floors) => Math.max(a, floors[key]), 0);
  return { force: most("force"), moment: most("moment"), displacement: most("displacement"), rotation: most("rotation") };
}

export const quiet = (value: number, floor: number): number => (Math.abs(value) <= floor ? 0 : value);

/** Six numbers to a group, the first three by one floor and the last three by another. */
export function quietGroups(values: Float64Array, straight: number, turning: number): Float64Array {
  for (let i = 0; i < values.length; i++) values[i] = quiet(values[i]!, i % 6 < 3 ? straight : turning);
  return values;
}
