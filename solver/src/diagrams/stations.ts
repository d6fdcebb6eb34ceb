/** Values along one member on demand, from the results alone. */

import { type Compliance, complianceOf } from "../elements/bar.ts";
import { SolveError } from "../results/error.ts";
import type { CombinationResults, LoadCaseResults, Results, Stations } from "../results/index.ts";
import { withBending } from "./bending.ts";
import { Curve, type CurveMember } from "./curve.ts";
import { endMovements } from "./movements.ts";
import { type SpanLoads, spanLoads, superposeSpans } from "./spans.ts";

type SolvedSet = LoadCaseResults | CombinationResults;

/** What evaluation derives from results and keeps as long as they live. */
interface Derived {
  memberIndex: Map<string, number>;
  hingedIndex: Map<number, number>;
  offset: Float64Array;
  compliances: Compliance[];
  spans: Map<SolvedSet, SpanLoads>;
  /** By index, made as they are asked for: every set asks again. */
  members: (CurveMember | undefined)[];
}

const derived = new WeakMap<Results, Derived>();

/**
 * N, V, M, deflection and displacement at `count` equally spaced places and at every place where a load sets in;
 * jumps stand twice. `setId` names a combination or, where none has that id, a load case.
 */
export function stations(results: Results, memberId: string, setId: string, count = 21): Stations {
  const known = derive(results);
  const m = known.memberIndex.get(memberId);
  if (m === undefined) throw new SolveError("invalid_model", `no member '${memberId}' in the results`);
  const curve = curveOf(results, m, findSet(results, setId));
  const length = results.members.length[m]!;
  const steps = Math.max(2, Math.floor(count)) - 1;
  const places = Array.from({ length: steps + 1 }, (_, i) => (i === steps ? length : (length * i) / steps));
  const breaks = curve.breaks;
  const tolerance = 1e-9 * length;
  const all = [...breaks, ...places.filter((x) => !breaks.some((b) => Math.abs(b - x) <= tolerance))].sort((a, b) => a - b);
  const out: Stations = {
    member: memberId,
    set: setId,
    x: [],
    n: [],
    vy: [],
    vz: [],
    mx: [],
    my: [],
    mz: [],
    deflection_y: [],
    deflection_z: [],
    displacement_x: [],
    displacement_y: [],
    displacement_z: [],
  };
  for (const x of all) {
    if (curve.jumpsAt(x)) append(out, curve, x, -1);
    append(out, curve, x, 1);
  }
  return out;
}

function append(out: Stations, curve: Curve, x: number, side: -1 | 1): void {
  const [n, vy, vz, mx, my, mz] = curve.forces(x, side, scratch);
  const [y, z] = curve.deflection(x);
  const [ux, uy, uz] = curve.displacement(x);
  out.x.push(x);
  out.n.push(n!);
  out.vy.push(vy!);
  out.vz.push(vz!);
  out.mx.push(mx!);
  out.my.push(my!);
  out.mz.push(mz!);
  out.deflection_y.push(y);
  out.deflection_z.push(z);
  out.displacement_x.push(ux);
  out.displacement_y.push(uy);
  out.displacement_z.push(uz);
}

const scratch = new Float64Array(6);

export function findSet(results: Results, id: string): SolvedSet {
  const found = results.load_combinations.find((set) => set.id === id) ?? results.load_cases.find((set) => set.id === id);
  if (!found) throw new SolveError("invalid_model", `no combination or load case '${id}' in the results`);
  return found;
}

/** The diagrams of member `m` under a case or combination. */
export function curveOf(results: Results, m: number, set: SolvedSet): Curve {
  if (set.failed) throw new SolveError(set.failed.code, `'${set.id}' has no results: ${set.failed.message}`);
  const known = derive(results);
  const member = (known.members[m] ??= memberOf(results, m, known));
  return new Curve(member, set.end_forces, 12 * m, spansOf(results, set, known), () => ownEnds(results, m, set, known));
}

/** Axial forces of member `m`, tension positive, at places from 0 to 1 along it. */
export function axialForces(results: Results, m: number, set: SolvedSet, places: Float64Array): Float64Array {
  const known = derive(results);
  const { whole, onsets } = spansOf(results, set, known);
  const length = results.members.length[m]!;
  if (onsets.get(m)?.some((onset) => onset[4] !== 0 || onset[7] !== 0 || onset[10] !== 0)) {
    const curve = curveOf(results, m, set);
    return places.map((place) => curve.forces(place * length, 1, scratch)[0]!);
  }
  const start = set.end_forces[12 * m]!;
  const [from, to] = [whole[6 * m]!, whole[6 * m + 3]!];
  return places.map((place) => start - place * length * (from + (place / 2) * (to - from)));
}

function memberOf({ members }: Results, m: number, known: Derived): CurveMember {
  const stiffness = members.stiffness[m]!;
  return {
    index: m,
    length: members.length[m]!,
    axes: members.axes.slice(9 * m, 9 * m + 9),
    ea: members.stiffnesses[stiffness]!.ea,
    compliance: known.compliances[stiffness]!,
  };
}

/** The twelve movements of member `m`'s own ends, local axes; those of a hinge are not its node's. */
export const endsOf = (results: Results, m: number, set: SolvedSet): Float64Array => ownEnds(results, m, set, derive(results));

function ownEnds(results: Results, m: number, set: SolvedSet, known: Derived): Float64Array {
  const ends = new Float64Array(12);
  const hinged = known.hingedIndex.get(m);
  if (hinged !== undefined) {
    for (let i = 0; i < 12; i++) ends[i] = set.hinged_ends[12 * hinged + i]!;
    return ends;
  }
  const { axes, start, end } = results.members;
  endMovements({ axes, start, end, offset: known.offset }, m, set.displacements, ends);
  return ends;
}

function spansOf(results: Results, set: SolvedSet, known: Derived): SpanLoads {
  let spans = known.spans.get(set);
  if (!spans) {
    if ("member_loads" in set) spans = spanLoads(set.member_loads, results.members.length);
    else {
      const caseSpans = (load_case: number): SpanLoads => spansOf(results, results.load_cases[load_case]!, known);
      spans = superposeSpans(set.terms.map(({ load_case, factor }) => ({ spans: caseSpans(load_case), factor })));
      if (set.bending) spans = withBending(spans, set.bending, results.members.length);
    }
    known.spans.set(set, spans);
  }
  return spans;
}

function derive(results: Results): Derived {
  let known = derived.get(results);
  if (!known) {
    const { members } = results;
    const offset = new Float64Array(6 * members.ids.length);
    for (const { member, start, end } of members.offsets) offset.set([...start, ...end], 6 * member);
    known = {
      memberIndex: new Map(members.ids.map((id, i) => [id, i])),
      hingedIndex: new Map(members.hinged.map((m, i) => [m, i])),
      offset,
      compliances: members.stiffnesses.map(complianceOf),
      spans: new Map(),
      members: [],
    };
    derived.set(results, known);
  }
  return known;
}
