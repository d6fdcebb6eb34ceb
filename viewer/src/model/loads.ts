/** The loads of a chosen case or combination, factored, in global axes, ready to be drawn or listed. */

import type { LoadCase, MemberLoad, SpreadLoadCase } from "handoff-solver";
import type { Vec } from "./axes.ts";
import { add, middleOf, norm, type Run, scaled, toGlobal } from "./axes.ts";
import type { Catalogue } from "./catalogue.ts";

export interface PointLoad {
  at: Vec;
  force: Vec;
  what: "force" | "moment";
}
export interface LineLoad {
  from: Vec;
  to: Vec;
  first: Vec;
  last: Vec;
}
export interface NoteLoad {
  at: Vec;
  text: string;
}
export interface DrawnLoads {
  points: PointLoad[];
  lines: LineLoad[];
  notes: NoteLoad[];
  /** Corners of areas whose load is spread to the members round them. */
  areas: Vec[][];
  selfWeight: number;
}

const along = (run: Run, t: number): Vec => [
  run.from[0] + (run.to[0] - run.from[0]) * t,
  run.from[1] + (run.to[1] - run.from[1]) * t,
  run.from[2] + (run.to[2] - run.from[2]) * t,
];

/** Per metre of member: a projected load shrinks with each component's projected length. */
function perMetre(axes: "global" | "local" | "projected" | undefined, run: Run, q: Vec): Vec {
  if (axes === "local") return toGlobal(run.axes, q);
  if (axes !== "projected") return q;
  const x = run.axes.x;
  return [q[0] * Math.hypot(x[1], x[2]), q[1] * Math.hypot(x[0], x[2]), q[2] * Math.hypot(x[0], x[1])];
}

function memberLoad(load: MemberLoad, run: Run, factor: number, out: DrawnLoads): void {
  const turned = (v: Vec, axes: "global" | "local" | undefined): Vec => (axes === "local" ? toGlobal(run.axes, v) : v);
  switch (load.type) {
    case "point": {
      const force = turned(scaled([load.fx ?? 0, load.fy ?? 0, load.fz ?? 0], factor), load.axes);
      out.points.push({ at: along(run, load.position), force, what: "force" });
      break;
    }
    case "moment": {
      const force = turned(scaled([load.mx ?? 0, load.my ?? 0, load.mz ?? 0], factor), load.axes);
      out.points.push({ at: along(run, load.position), force, what: "moment" });
      break;
    }
    case "distributed": {
      const first: Vec = scaled([load.fx ?? 0, load.fy ?? 0, load.fz ?? 0], factor);
      const last: Vec = scaled([load.fx_end ?? load.fx ?? 0, load.fy_end ?? load.fy ?? 0, load.fz_end ?? load.fz ?? 0], factor);
      out.lines.push({
        from: along(run, load.start ?? 0),
        to: along(run, load.end ?? 1),
        first: perMetre(load.axes, run, first),
        last: perMetre(load.axes, run, last),
      });
      break;
    }
    case "temperature": {
      const words = [
        load.dt ? `ΔT ${(load.dt * factor).toFixed(1)} K` : "",
        load.gradient_y ? `∂T/∂y ${(load.gradient_y * factor).toFixed(1)} K/m` : "",
        load.gradient_z ? `∂T/∂z ${(load.gradient_z * factor).toFixed(1)} K/m` : "",
      ];
      out.notes.push({ at: along(run, 0.5), text: words.filter(Boolean).join(", ") });
    }
  }
}

export function drawnLoads(parts: Catalogue, terms: { loadCase: LoadCase; factor: number }[]): DrawnLoads {
  const out: DrawnLoads = { points: [], lines: [], notes: [], areas: [], selfWeight: 0 };
  const nodeForces = new Map<string, { force: Vec; moment: Vec }>();
  for (const { loadCase, factor } of terms) {
    out.selfWeight += loadCase.self_weight * factor;
    for (const load of loadCase.node_loads ?? []) {
      const sum = nodeForces.get(load.node) ?? { force: [0, 0, 0], moment: [0, 0, 0] };
      sum.force = add(sum.force, scaled([load.fx ?? 0, load.fy ?? 0, load.fz ?? 0], factor));
      sum.moment = add(sum.moment, scaled([load.mx ?? 0, load.my ?? 0, load.mz ?? 0], factor));
      nodeForces.set(load.node, sum);
    }
    for (const load of loadCase.member_loads ?? []) {
      const run = parts.runs[parts.memberIndex.get(load.member) ?? -1];
      if (run) memberLoad(load, run, factor, out);
    }
    for (const load of loadCase.plate_loads ?? []) {
      const corners = (parts.plates.get(load.plate)?.nodes ?? []).flatMap((id) => parts.nodes.get(id) ?? []);
      const mean = (axis: "x" | "y" | "z"): number => corners.reduce((sum, node) => sum + node[axis], 0) / corners.length;
      const words = [
        ...(load.pressure === undefined ? [] : [`${((load.pressure * factor) / 1e3).toFixed(2)} kN/m²`]),
        ...(load.dt === undefined ? [] : [`ΔT ${(load.dt * factor).toFixed(1)} K`]),
        ...(load.gradient_z === undefined ? [] : [`${(load.gradient_z * factor).toFixed(1)} K/m`]),
      ];
      if (corners.length) out.notes.push({ at: [mean("x"), mean("y"), mean("z")], text: words.join(", ") });
    }
    for (const { nodes, pressure } of (loadCase as SpreadLoadCase).x_area_loads ?? []) {
      const corners = nodes.flatMap((id): Vec[] => {
        const node = parts.nodes.get(id);
        return node ? [[node.x, node.y, node.z]] : [];
      });
      out.areas.push(corners);
      out.notes.push({ at: middleOf(corners), text: `${((pressure * factor) / 1e3).toFixed(2)} kN/m²` });
    }
    for (const move of loadCase.support_displacements ?? []) {
      const node = parts.nodes.get(parts.supports.get(move.support)?.node ?? "");
      const words = (["ux", "uy", "uz", "rx", "ry", "rz"] as const)
        .filter((dof) => move[dof])
        .map(
          (dof) =>
            `${dof} ${dof.startsWith("u") ? `${(move[dof]! * factor * 1e3).toFixed(1)} mm` : `${(move[dof]! * factor).toFixed(3)}°`}`,
        );
      if (node) out.notes.push({ at: [node.x, node.y, node.z], text: words.join(", ") });
    }
  }
  for (const [id, { force, moment }] of nodeForces) {
    const node = parts.nodes.get(id);
    if (!node) continue;
    if (norm(force) > 0) out.points.push({ at: [node.x, node.y, node.z], force, what: "force" });
    if (norm(moment) > 0) out.points.push({ at: [node.x, node.y, node.z], force: moment, what: "moment" });
  }
  return out;
}
