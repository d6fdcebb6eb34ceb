/** The model as an OpenSeesPy script. vecxz is the member's own z, so OpenSees' local axes are the model's own. */

import { type Shape, shearStiffnessAreas } from "handoff-solver";
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { toGlobal } from "../geometry/axes.ts";
import { type Vec, vector } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { libraryName, type ResolvedSection } from "../model/section.ts";
import { type CaseActions, caseActions, unsupported, uprightNote } from "./actions.ts";
import { PROGRAM } from "./program.ts";
import { num, rows, text } from "./python.ts";
import { idleRotations } from "./rotations.ts";

/** A load that varies along a member is laid on this many pieces of it, each with its mean. */
const PIECES = 16;

const axis = (run: { axes: { x: Vec; y: Vec; z: Vec } }, k: number): Vec => [run.axes.x, run.axes.y, run.axes.z][k]!;

/** Where a member must be cut: at point loads, at the ends of partial loads, and along varying ones. */
export function cuts(length: number, actions: CaseActions[], member: string): number[] {
  const out = new Set<number>([0, length]);
  for (const { lines, points } of actions) {
    for (const point of points) if (point.member === member) out.add(point.x);
    for (const line of lines) {
      if (line.member !== member) continue;
      out.add(line.from).add(line.to);
      if (line.first !== line.last) for (let i = 1; i < PIECES; i++) out.add(line.from + ((line.to - line.from) * i) / PIECES);
    }
  }
  const sorted = [...out].sort((a, b) => a - b);
  return sorted.filter((x, i) => i === 0 || x - sorted[i - 1]! > 1e-9 * length);
}

/** What this script cannot say, by name. */
export function openSeesRefusals(parts: Catalogue, sections: Map<string, ResolvedSection>): string[] {
  const out = unsupported(parts, sections);
  if (parts.model.model.members.some(({ type }) => type === "tension" || type === "compression"))
    out.push("members that take one sign of axial force only");
  // OpenSees' constraints cannot be chained: the hinge's would hang on the offset's.
  if (parts.model.model.members.some((member) => (member.start_offset && member.start_hinge) || (member.end_offset && member.end_hinge)))
    out.push("a hinge at an offset end");
  return out;
}

function memberRows(parts: Catalogue, sections: Map<string, ResolvedSection>, actions: CaseActions[]): string[] {
  const shear = parts.model.analysis?.options?.shear_deformation !== false;
  return parts.model.model.members.map((member, i) => {
    const run = parts.runs[i]!;
    const material = parts.materials.get(member.material)!;
    const section = sections.get(member.section) ?? {};
    // The library's own shear areas are those of resistance.
    const listed = libraryName(parts.sections.get(member.section)) !== undefined && section.shape;
    const areas = (listed && shearStiffnessAreas(section.shape as Shape, section.a ?? 0)) || section;
    const truss = (member.type ?? "beam") !== "beam";
    const hinge = (id: string | undefined): string => {
      const found = id === undefined ? undefined : parts.hinges.get(id);
      return found
        ? `(${DIRECTIONS.map((dof) => (typeof found[dof] === "number" ? num(found[dof]) : text(found[dof]))).join(", ")})`
        : "None";
    };
    const offset = (value: Vec | undefined): string => `(${(value ?? [0, 0, 0]).map(num).join(", ")})`;
    const places = truss ? [0, run.length] : cuts(run.length, actions, member.id);
    return [
      text(member.id),
      text(member.start),
      text(member.end),
      text(truss ? "truss" : "beam"),
      `(${[material.e, material.g, section.a ?? 0, section.it ?? 0, section.iy ?? 0, section.iz ?? 0].map(num).join(", ")})`,
      shear && areas.avy && areas.avz ? `(${num(areas.avy)}, ${num(areas.avz)})` : "None",
      `(${[run.axes.x, run.axes.y, run.axes.z].map((v) => `(${v.map(num).join(", ")})`).join(", ")})`,
      hinge(member.start_hinge),
      hinge(member.end_hinge),
      offset(member.start_offset),
      offset(member.end_offset),
      `(${places.map(num).join(", ")})`,
    ].join(", ");
  });
}

function caseRows(parts: Catalogue, actions: CaseActions[]): { nodes: string[]; points: string[]; lines: string[]; moves: string[] } {
  const out = { nodes: [] as string[], points: [] as string[], lines: [] as string[], moves: [] as string[] };
  const six = (k: number, value: number): string => `(${[0, 1, 2, 3, 4, 5].map((i) => num(i === k ? value : 0)).join(", ")})`;
  parts.model.model.load_cases.forEach((loadCase, c) => {
    const id = text(loadCase.id);
    for (const { node, axis: k, value, moment } of actions[c]!.nodes)
      out.nodes.push(`${id}, ${text(node)}, ${six(k + (moment ? 3 : 0), value)}`);
    for (const point of actions[c]!.points) {
      const run = parts.runs[parts.memberIndex.get(point.member)!]!;
      const own = vector((k) => (k === point.axis ? point.value : 0));
      const v = point.local ? toGlobal(run.axes, own) : own;
      out.points.push(
        `${id}, ${text(point.member)}, ${num(point.x)}, (${(point.moment ? [0, 0, 0, ...v] : [...v, 0, 0, 0]).map(num).join(", ")})`,
      );
    }
    for (const line of actions[c]!.lines) {
      const run = parts.runs[parts.memberIndex.get(line.member)!]!;
      const own = (value: number): Vec => vector((k) => (line.local ? (k === line.axis ? value : 0) : axis(run, k)[line.axis]! * value));
      out.lines.push(
        `${id}, ${text(line.member)}, ${num(line.from)}, ${num(line.to)}, (${own(line.first).map(num).join(", ")}), (${own(line.last).map(num).join(", ")})`,
      );
    }
    for (const move of loadCase.support_displacements ?? []) {
      const node = parts.supports.get(move.support)?.node;
      DIRECTIONS.forEach((dof, k) => {
        if (node !== undefined && move[dof])
          out.moves.push(`${id}, ${text(node)}, ${k + 1}, ${num(k < 3 ? move[dof] : (move[dof] * Math.PI) / 180)}`);
      });
    }
  });
  return out;
}

export function openSeesScript(parts: Catalogue, sections: Map<string, ResolvedSection>): string {
  const { model, settings } = parts.model;
  const missing = openSeesRefusals(parts, sections);
  const actions = model.load_cases.map((loadCase) => caseActions(parts, sections, loadCase));
  const idle = [...idleRotations(parts)].filter(([, turns]) => turns.some(Boolean));
  const loads = caseRows(parts, actions);
  const varies = actions.some(({ lines }) => lines.some((line) => line.first !== line.last));
  return `"""A Handoff model for OpenSeesPy. Units: m, N, Pa. Global Z is up; local axes are those of the model.
${varies ? `\nLoads that vary along a member are laid on ${PIECES} pieces of it, each with its mean.` : ""}
A rigid direction of a hinge that is skew to the global axes is held by a spring a million times the member's stiffness.
${uprightNote(parts)}"""

import openseespy.opensees as ops

TITLE = ${text(settings?.title ?? "")}
${missing.length ? `\nraise SystemExit(${text(`This script cannot say what the model says: ${missing.join("; ")}.`)})\n` : ""}
${rows(
  "NODES",
  "name, X, Y, Z",
  model.nodes.map((node) => [text(node.id), num(node.x), num(node.y), num(node.z)].join(", ")),
)}
${rows("MEMBERS", "name, start, end, kind, (E, G, A, J, Iy, Iz), shear areas (Avy, Avz), local axes (x, y, z), hinges at start and end\n# (ux uy uz rx ry rz, local), offsets at start and end (global), where it is cut (m from its start)", memberRows(parts, sections, actions))}
${rows(
  "SUPPORTS",
  "node, ux uy uz rx ry rz",
  model.supports.map(
    (support) =>
      `${text(support.node)}, (${DIRECTIONS.map((dof) => (typeof support[dof] === "number" ? num(support[dof]) : text(support[dof]))).join(", ")})`,
  ),
)}
${rows(
  "IDLE",
  "node, rx ry rz: rotations that nothing stiffens, held so that the equations can be solved",
  idle.map(([node, turns]) => `${text(node)}, (${turns.map((on) => (on ? 1 : 0)).join(", ")})`),
)}
${rows("NODE_LOADS", "load case, node, (fx, fy, fz, mx, my, mz)", loads.nodes)}
${rows("POINT_LOADS", "load case, member, distance from its start, (fx, fy, fz, mx, my, mz) in global axes", loads.points)}
${rows("LINE_LOADS", "load case, member, from, to, (qx, qy, qz) at the first and at the last, local axes", loads.lines)}
${rows("MOVES", "load case, node, direction 1 to 6, m or rad", loads.moves)}
${rows(
  "COMBINATIONS",
  "name, ((load case, factor), ...)",
  model.load_combinations.map(
    (item) => `${text(item.id)}, (${item.terms.map((term) => `(${text(term.load_case)}, ${num(term.factor)}), `).join("")})`,
  ),
)}
${PROGRAM}`;
}
