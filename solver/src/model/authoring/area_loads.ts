/** Area loads as line loads on the members that bound the area. */

import type { AreaLoad, DistributedLoad, LoadCase, Member, Structure } from "../../generated/model.ts";
import { TOUCH } from "../../generated/tolerances.ts";
import { invalid } from "../guard.ts";
import { dot, minus, offLine, type Point } from "../vectors.ts";
import { nearestShares, type Polygon, polygonOf, type Share, spanningShares } from "./area_shares.ts";

/** A load case whose area loads are among its member loads; kept beside them for whoever draws them. */
export interface SpreadLoadCase extends LoadCase {
  x_area_loads?: AreaLoad[];
}

/** Of area times pressure, what a slightly warped area may be off before it is put right. */
const OFF = 1e-4;

/** The load cases with their area loads spread; those without stay as they are. */
export function spreadAreaLoads({ nodes, members, load_cases }: Pick<Structure, "nodes" | "members" | "load_cases">): LoadCase[] {
  if (!load_cases.some(({ area_loads }) => area_loads)) return load_cases;
  const points = new Map(nodes.map(({ id, x, y, z }): [string, Point] => [id, [x, y, z]]));
  const bounds = membersByNode(members);
  return load_cases.map((loadCase, i): LoadCase => {
    const { area_loads: areas, ...rest } = loadCase;
    if (!areas) return loadCase;
    const lines = areas.flatMap((load, k) => spread(load, `model.load_cases[${i}].area_loads[${k}]`, points, bounds));
    const spreadCase: SpreadLoadCase = { ...rest, member_loads: [...(rest.member_loads ?? []), ...lines], x_area_loads: areas };
    return spreadCase;
  });
}

type Points = ReadonlyMap<string, Point>;

/** A member that leaves a node, and the node it leads to. */
interface Bound {
  member: string;
  other: string;
  isStart: boolean;
}

type Bounds = ReadonlyMap<string, Bound[]>;

/** Members with offsets run beside their nodes and bound nothing. */
function membersByNode(members: readonly Pick<Member, "id" | "start" | "end" | "start_offset" | "end_offset">[]): Bounds {
  const found = new Map<string, Bound[]>();
  const add = (node: string, member: string, other: string, isStart: boolean): void => {
    const known = found.get(node);
    if (known) known.push({ member, other, isStart });
    else found.set(node, [{ member, other, isStart }]);
  };
  for (const { id, start, end, start_offset, end_offset } of members) {
    if (start_offset || end_offset) continue;
    add(start, id, end, true);
    add(end, id, start, false);
  }
  return found;
}

function spread(load: AreaLoad, path: string, points: Points, bounds: Bounds): DistributedLoad[] {
  load.nodes.forEach((id, i) => {
    if (!points.has(id)) throw invalid(`${path}.nodes[${i}]`, `no node '${id}' in the model`);
  });
  const polygon = polygonOf(load.nodes.map((id) => points.get(id)!));
  const force = forcePerArea(load, polygon);
  const shares = load.spread === "one_way" && load.direction ? spanningShares(polygon, load.direction) : nearestShares(polygon);
  const strips: Strip[] = [];
  polygon.edges.forEach(({ length }, i) => {
    const share = shares[i]!;
    if (!share.some(([, depth]) => depth > 0)) return;
    const [start, end] = [load.nodes[i]!, load.nodes[(i + 1) % load.nodes.length]!];
    const runs = runsAlong(start, end, points, bounds);
    if (!runs) throw invalid(path, `no member runs along the edge from node '${start}' to '${end}'`);
    for (const run of runs) strips.push(...stripsOf(share, run, length));
  });
  const carried = strips.reduce((sum, { from, to, first, second, length }) => sum + ((first + second) / 2) * (to - from) * length, 0);
  const exact = polygon.area / carried;
  if (!(Math.abs(exact - 1) <= OFF)) throw invalid(path, "its corners do not bound a flat, convex area");
  return strips.map((strip) => lineLoad(load, strip, exact, force));
}

/** Force on a square metre of the area, global. */
function forcePerArea({ pressure, axes = "global" }: AreaLoad, { normal }: Polygon): Point {
  if (axes === "local") return [pressure * normal[0], pressure * normal[1], pressure * normal[2]];
  return [0, 0, axes === "projected" ? pressure * Math.abs(normal[2]) : pressure];
}

/** A member's stretch of an edge, from 0 to 1 along it. */
interface Run {
  member: string;
  from: number;
  to: number;
  /** The member runs as the edge does. */
  isAlong: boolean;
  /** Of the whole edge, m. */
  edge: number;
}

/** The members from one corner to the next, each going on where the one before ends; undefined where they do not reach. */
function runsAlong(start: string, end: string, points: Points, bounds: Bounds): Run[] | undefined {
  const origin = points.get(start)!;
  const edge = minus(points.get(end)!, origin);
  const length = Math.sqrt(dot(edge, edge));
  const along: Point = [edge[0] / length, edge[1] / length, edge[2] / length];
  const runs: Run[] = [];
  let [node, s] = [start, 0];
  while (node !== end) {
    let next: { bound: Bound; reach: number } | undefined;
    for (const bound of bounds.get(node) ?? []) {
      const at = points.get(bound.other);
      if (!at) continue;
      const [reach, beside] = offLine(at, origin, along);
      if (beside > TOUCH * (1 + length) || reach <= s || reach > length + TOUCH) continue;
      // A member that leads to the corner itself is the one meant.
      if (!next || bound.other === end || (next.bound.other !== end && reach < next.reach)) next = { bound, reach };
    }
    if (!next) return undefined;
    const to = Math.min(next.reach, length);
    runs.push({ member: next.bound.member, from: s / length, to: to / length, isAlong: next.bound.isStart, edge: length });
    [node, s] = [next.bound.other, to];
  }
  return runs;
}

/** A stretch of a member with the depth of area that it carries at both ends, m. */
interface Strip {
  run: Run;
  from: number;
  to: number;
  first: number;
  second: number;
  /** Of the edge in the area's plane, m. */
  length: number;
}

function stripsOf(share: Share, run: Run, length: number): Strip[] {
  const strips: Strip[] = [];
  for (let k = 1; k < share.length; k++) {
    const [[t0, d0], [t1, d1]] = [share[k - 1]!, share[k]!];
    const [from, to] = [Math.max(t0, run.from), Math.min(t1, run.to)];
    if (to <= from) continue;
    const depthAt = (t: number): number => (t === t0 ? d0 : t === t1 ? d1 : d0 + ((d1 - d0) * (t - t0)) / (t1 - t0));
    strips.push({ run, from, to, first: depthAt(from), second: depthAt(to), length });
  }
  return strips;
}

/** `exact` takes out what rounding and a slightly warped area have lost of area times pressure. */
function lineLoad({ name }: AreaLoad, { run, from, to, first, second, length }: Strip, exact: number, force: Point): DistributedLoad {
  const share = (t: number): number => Math.min(1, Math.max(0, (t - run.from) / (run.to - run.from)));
  const [start, end] = run.isAlong ? [share(from), share(to)] : [1 - share(to), 1 - share(from)];
  const [a, b] = run.isAlong ? [first, second] : [second, first];
  const perMetre = (exact * length) / run.edge;
  const line: DistributedLoad = { member: run.member, type: "distributed", start, end };
  if (name !== undefined) line.name = name;
  (["fx", "fy", "fz"] as const).forEach((key, k) => {
    if (force[k] === 0 && !(key === "fz")) return;
    line[key] = force[k]! * a * perMetre;
    line[`${key}_end`] = force[k]! * b * perMetre;
  });
  return line;
}
