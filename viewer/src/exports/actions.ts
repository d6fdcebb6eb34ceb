/** Member loads in the terms every frame program shares: components along global or local axes, metres from the start. */

import type { LoadCase, MemberLoad } from "handoff-solver";
import standards from "../../../schemas/standards.json" with { type: "json" };
import { weighingArea } from "../../../solver/src/model/sections/weighing.ts";
import type { Run } from "../geometry/axes.ts";
import { minus, norm, scaled, type Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { ResolvedSection } from "../model/section.ts";

export interface LineForce {
  member: string;
  local: boolean;
  axis: 0 | 1 | 2;
  from: number;
  to: number;
  first: number;
  last: number;
}
export interface PointAction {
  member: string;
  local: boolean;
  axis: 0 | 1 | 2;
  x: number;
  value: number;
  moment: boolean;
}
export interface NodeAction {
  node: string;
  axis: 0 | 1 | 2;
  value: number;
  moment: boolean;
}
export interface CaseActions {
  lines: LineForce[];
  points: PointAction[];
  nodes: NodeAction[];
}

const FORCES = ["fx", "fy", "fz"] as const;
const MOMENTS = ["mx", "my", "mz"] as const;

const AXES = [0, 1, 2] as const;

function memberActions(load: MemberLoad, { length, axes }: Run, out: CaseActions): void {
  // `unsupported` refuses temperature by name.
  if (load.type === "temperature") return;
  const { member } = load;
  const local = load.axes === "local";
  const at = (axis: 0 | 1 | 2, x: number, value: number | undefined, moment: boolean): void => {
    if (value) out.points.push({ member, local, axis, x: x * length, value, moment });
  };
  if (load.type === "point") for (const axis of AXES) at(axis, load.position, load[FORCES[axis]], false);
  else if (load.type === "moment") for (const axis of AXES) at(axis, load.position, load[MOMENTS[axis]], true);
  else
    for (const axis of AXES) {
      const key = FORCES[axis];
      const [first, last] = [load[key] ?? 0, load[`${key}_end`] ?? load[key] ?? 0];
      if (!first && !last) continue;
      const shrink = load.axes === "projected" ? Math.sqrt(Math.max(0, 1 - axes.x[axis] * axes.x[axis])) : 1;
      const [from, to] = [(load.start ?? 0) * length, (load.end ?? 1) * length];
      out.lines.push({ member, local, axis, from, to, first: first * shrink, last: last * shrink });
    }
}

export function caseActions(parts: Catalogue, sections: Map<string, ResolvedSection>, loadCase: LoadCase): CaseActions {
  const out: CaseActions = { lines: [], points: [], nodes: [] };
  for (const load of loadCase.node_loads ?? []) {
    for (const axis of AXES) if (load[FORCES[axis]]) out.nodes.push({ node: load.node, axis, value: load[FORCES[axis]]!, moment: false });
    for (const axis of AXES) if (load[MOMENTS[axis]]) out.nodes.push({ node: load.node, axis, value: load[MOMENTS[axis]]!, moment: true });
  }
  for (const load of loadCase.member_loads ?? []) memberActions(load, parts.runs[parts.memberIndex.get(load.member)!]!, out);
  if (loadCase.self_weight)
    parts.model.model.members.forEach((member, i) => {
      const { a = 0, mass_per_m } = sections.get(member.section) ?? {};
      const density = parts.materials.get(member.material)?.density ?? 0;
      const weight = -loadCase.self_weight * standards.gravity * density * weighingArea({ a, mass_per_m });
      if (weight)
        out.lines.push({ member: member.id, local: false, axis: 2, from: 0, to: parts.runs[i]!.length, first: weight, last: weight });
    });
  return lumped(parts, out);
}

/** A truss member carries axial force only: what acts along it goes to its two nodes by the lever rule. */
function lumped(parts: Catalogue, actions: CaseActions): CaseActions {
  const truss = (id: string): boolean => (parts.members.get(id)?.type ?? "beam") !== "beam";
  const out: CaseActions = { lines: [], points: [], nodes: [...actions.nodes] };
  const share = (id: string, local: boolean, axis: number, force: number, x: number): void => {
    const member = parts.members.get(id)!;
    const run = parts.runs[parts.memberIndex.get(id)!]!;
    const global: Vec = local
      ? scaled([run.axes.x, run.axes.y, run.axes.z][axis]!, force)
      : axis === 0
        ? [force, 0, 0]
        : axis === 1
          ? [0, force, 0]
          : [0, 0, force];
    const t = x / run.length;
    global.forEach((value, k) => {
      if (Math.abs(value) * (1 - t) > 0)
        out.nodes.push({ node: member.start, axis: k as 0 | 1 | 2, value: value * (1 - t), moment: false });
      if (Math.abs(value) * t > 0) out.nodes.push({ node: member.end, axis: k as 0 | 1 | 2, value: value * t, moment: false });
    });
  };
  for (const line of actions.lines) {
    if (!truss(line.member)) {
      out.lines.push(line);
      continue;
    }
    const span = line.to - line.from;
    const total = ((line.first + line.last) / 2) * span;
    const centre = line.first + line.last === 0 ? 0.5 : (line.first + 2 * line.last) / (3 * (line.first + line.last));
    share(line.member, line.local, line.axis, total, line.from + span * centre);
  }
  for (const point of actions.points) {
    if (truss(point.member) && !point.moment) share(point.member, point.local, point.axis, point.value, point.x);
    else out.points.push(point);
  }
  return out;
}

/** What neither script can say: refused by name, so that nobody takes a different model for this one. */
export function unsupported(parts: Catalogue, sections: Map<string, ResolvedSection>): string[] {
  const { model, analysis } = parts.model;
  const out: string[] = [];
  const skew = model.sections.filter(({ id }) => sections.get(id)?.iyz).map(({ id }) => id);
  if (analysis?.options?.order === "second") out.push("second-order analysis");
  const oneWay = model.supports.some(({ ux, uy, uz, ux_only, uy_only, uz_only }) =>
    [ux, uy, uz, ux_only, uy_only, uz_only].some((way) => way === "push" || way === "pull"),
  );
  if (oneWay) out.push("supports that act in one direction only");
  if (model.plates?.length) out.push("plates");
  if (skew.length) out.push(`sections whose y and z are not principal axes (${skew.slice(0, 5).join(", ")})`);
  if (model.load_cases.some((item) => item.member_loads?.some((load) => load.type === "temperature"))) out.push("temperature loads");
  const unknown = model.sections.filter(({ id }) => sections.get(id)?.a === undefined).map(({ id }) => id);
  if (unknown.length) out.push(`sections whose properties are not known yet (${unknown.slice(0, 5).join(", ")})`);
  return out;
}

/** Whether the model leans or bows in combinations that it does not write out, which no script makes. */
export function upright(parts: Catalogue): boolean {
  const { imperfections } = parts.model.analysis?.options ?? {};
  return imperfections !== undefined && (!imperfections.among_loads || imperfections.bow !== undefined);
}

/** What a script says of itself where it leaves them out. */
export const uprightNote = (parts: Catalogue): string =>
  upright(parts) ? "\nThe model's imperfections are not in it: these are the combinations of the structure upright.\n" : "";

/** Nodes that lie on a member without being its end: some programs would connect them. */
export function strayNodes(parts: Catalogue): boolean {
  const { nodes, members } = parts.model.model;
  return members.some((member, i) => {
    const { from, axes, length } = parts.runs[i]!;
    return nodes.some((node) => {
      if (node.id === member.start || node.id === member.end) return false;
      const to = minus([node.x, node.y, node.z], from);
      const along = to[0] * axes.x[0] + to[1] * axes.x[1] + to[2] * axes.x[2];
      return along > 1e-6 && along < length - 1e-6 && norm(minus(to, scaled(axes.x, along))) < 1e-6 * length;
    });
  });
}
