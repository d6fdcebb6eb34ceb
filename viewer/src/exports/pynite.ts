/** The model as a PyNite script. PyNite's members are turned so that its local axes are the model's own. */

import type { LoadCombination } from "handoff-solver";
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { cross, dot, minus, norm, scaled, type Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { ResolvedSection } from "../model/section.ts";
import { caseActions, strayNodes, unsupported, uprightNote } from "./actions.ts";
import { bool, num, rows, text } from "./python.ts";
import { idleRotations } from "./rotations.ts";

const FORCE = ["FX", "FY", "FZ"];
const MOMENT = ["MX", "MY", "MZ"];
const local = (name: string): string => name[0]! + name[1]!.toLowerCase();

/** As Python's math.isclose compares. */
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Local y and z as PyNite lays them for rotation 0: its vertical is global Y. */
export function pyniteAxes(start: Vec, end: Vec): { y: Vec; z: Vec } {
  const x = scaled(minus(end, start), 1 / norm(minus(end, start)));
  const unit = (v: Vec): Vec => scaled(v, 1 / norm(v));
  if (close(start[0], end[0]) && close(start[2], end[2])) return { y: [end[1] > start[1] ? -1 : 1, 0, 0], z: [0, 0, 1] };
  if (close(start[1], end[1])) return { y: [0, 1, 0], z: unit(cross(x, [0, 1, 0])) };
  const flat: Vec = [end[0] - start[0], 0, end[2] - start[2]];
  const z = unit(end[1] > start[1] ? cross(flat, x) : cross(x, flat));
  return { y: unit(cross(z, x)), z };
}

/** What PyNite cannot say, by name. */
export function pyniteRefusals(parts: Catalogue, sections: Map<string, ResolvedSection>): string[] {
  const { model } = parts.model;
  const out = unsupported(parts, sections);
  if (model.members.some((member) => member.start_offset || member.end_offset)) out.push("member offsets");
  if ((model.hinges ?? []).some((hinge) => DIRECTIONS.some((dof) => typeof hinge[dof] === "number"))) out.push("springs in hinges");
  if (model.load_cases.some((item) => item.support_displacements?.length)) out.push("support displacements that belong to one load case");
  if (strayNodes(parts)) out.push("a node that lies on a member without being its end (PyNite would connect the two)");
  return out;
}

function releases(parts: Catalogue): string[] {
  return parts.model.model.members.flatMap((member) => {
    if ((member.type ?? "beam") !== "beam")
      // Pinned at both ends; torsion is let go at one end only, or the member could spin.
      return [[text(member.id), ...[false, false, false, true, true, true, false, false, false, false, true, true].map(bool)].join(", ")];
    const [a, b] = [parts.hinges.get(member.start_hinge ?? ""), parts.hinges.get(member.end_hinge ?? "")];
    if (!a && !b) return [];
    const freed = [a, b].flatMap((hinge) => DIRECTIONS.map((dof) => hinge?.[dof] === "free"));
    if (freed[3] && freed[9]) freed[9] = false;
    return [[text(member.id), ...freed.map(bool)].join(", ")];
  });
}

function loads(parts: Catalogue, sections: Map<string, ResolvedSection>): { nodes: string[]; points: string[]; lines: string[] } {
  const out = { nodes: [] as string[], points: [] as string[], lines: [] as string[] };
  for (const loadCase of parts.model.model.load_cases) {
    const actions = caseActions(parts, sections, loadCase);
    const id = text(loadCase.id);
    for (const { node, axis, value, moment } of actions.nodes)
      out.nodes.push(`${text(node)}, "${(moment ? MOMENT : FORCE)[axis]}", ${num(value)}, ${id}`);
    for (const point of actions.points) {
      const name = (point.moment ? MOMENT : FORCE)[point.axis]!;
      out.points.push(`${text(point.member)}, "${point.local ? local(name) : name}", ${num(point.value)}, ${num(point.x)}, ${id}`);
    }
    for (const line of actions.lines) {
      const name = FORCE[line.axis]!;
      out.lines.push(
        `${text(line.member)}, "${line.local ? local(name) : name}", ${num(line.first)}, ${num(line.last)}, ${num(line.from)}, ${num(line.to)}, ${id}`,
      );
    }
  }
  return out;
}

function supportRows(parts: Catalogue): { held: string[]; springs: string[] } {
  const heldBy = new Map<string, boolean[]>();
  const springs: string[] = [];
  for (const [node, turns] of idleRotations(parts)) if (turns.some(Boolean)) heldBy.set(node, [false, false, false, ...turns]);
  for (const support of parts.model.model.supports) {
    const held = heldBy.get(support.node) ?? DIRECTIONS.map(() => false);
    DIRECTIONS.forEach((dof, k) => {
      if (support[dof] === "fixed") held[k] = true;
      if (typeof support[dof] === "number")
        springs.push(`${text(support.node)}, "${(k < 3 ? "D" : "R") + "XYZ"[k % 3]}", ${num(support[dof])}`);
    });
    heldBy.set(support.node, held);
  }
  return { held: [...heldBy].map(([node, held]) => [text(node), ...held.map(bool)].join(", ")), springs };
}

function memberRows(parts: Catalogue): string[] {
  return parts.model.model.members.map((member, i) => {
    const { from, to, axes } = parts.runs[i]!;
    const own = pyniteAxes(from, to);
    const turn = (Math.atan2(dot(axes.y, own.z), dot(axes.y, own.y)) * 180) / Math.PI;
    return [
      text(member.id),
      text(member.start),
      text(member.end),
      text(member.material),
      text(member.section),
      num(Math.abs(turn) < 1e-12 ? 0 : turn),
      bool(member.type === "tension"),
      bool(member.type === "compression"),
    ].join(", ");
  });
}

function combinationRows(combinations: LoadCombination[]): string[] {
  return combinations.map((item) => {
    const sums = new Map<string, number>();
    for (const term of item.terms) sums.set(term.load_case, (sums.get(term.load_case) ?? 0) + term.factor);
    return `${text(item.id)}, {${[...sums].map(([id, factor]) => `${text(id)}: ${num(factor)}`).join(", ")}}`;
  });
}

/** Follows the data of the script. */
const PROGRAM = `def build():
    model = FEModel3D()
    for row in NODES:
        model.add_node(*row)
    for row in MATERIALS:
        model.add_material(*row)
    for row in SECTIONS:
        model.add_section(*row)
    for row in MEMBERS:
        model.add_member(*row)
    for row in RELEASES:
        model.def_releases(*row)
    for row in SUPPORTS:
        model.def_support(*row)
    for row in SPRINGS:
        model.def_support_spring(*row)
    for row in NODE_LOADS:
        model.add_node_load(*row)
    for row in POINT_LOADS:
        model.add_member_pt_load(*row)
    for row in LINE_LOADS:
        model.add_member_dist_load(*row)
    for row in COMBINATIONS:
        model.add_load_combo(*row)
    return model


if __name__ == "__main__":
    model = build()
    model.analyze_linear()
    for combination, _ in COMBINATIONS:
        print(combination)
        for name, *_ in NODES:
            node = model.nodes[name]
            moved = (node.DX, node.DY, node.DZ, node.RX, node.RY, node.RZ)
            print("  node", name, *(f"{value[combination]:.6e}" for value in moved))
`;

export function pyniteScript(parts: Catalogue, sections: Map<string, ResolvedSection>): string {
  const { model, settings } = parts.model;
  const missing = pyniteRefusals(parts, sections);
  const { held, springs } = supportRows(parts);
  const { nodes: nodeLoads, points, lines } = loads(parts, sections);
  const shear =
    parts.model.analysis?.options?.shear_deformation !== false && [...sections.values()].some((section) => section.avy || section.avz);
  return `"""A Handoff model for PyNite (PyNiteFEA 3.x). Units: m, N, Pa. Global Z is up; local axes are those of the model.

PyNite bends without shear deformation${shear ? ": the model asks for it, so deflections here are a little smaller" : ", as this model does"}.
${uprightNote(parts)}"""

from Pynite import FEModel3D

TITLE = ${text(settings?.title ?? "")}
${missing.length ? `\nraise SystemExit(${text(`PyNite cannot say what this model says: ${missing.join("; ")}.`)})\n` : ""}
${rows(
  "NODES",
  "name, X, Y, Z",
  model.nodes.map((node) => [text(node.id), num(node.x), num(node.y), num(node.z)].join(", ")),
)}
${rows(
  "MATERIALS",
  "name, E, G, nu, weight density (zero: self-weight is among the loads)",
  model.materials.map((item) => [text(item.id), num(item.e), num(item.g), num(item.nu ?? item.e / (2 * item.g) - 1), "0.0"].join(", ")),
)}
${rows(
  "SECTIONS",
  "name, A, Iy, Iz, J; y is the major axis",
  model.sections.map(({ id }) => {
    const s = sections.get(id) ?? {};
    return [text(id), ...[s.a, s.iy, s.iz, s.it].map((value) => num(value ?? 0))].join(", ");
  }),
)}
${rows("MEMBERS", "name, start, end, material, section, rotation, tension only, compression only", memberRows(parts))}
${rows("RELEASES", "member, then Dx Dy Dz Rx Ry Rz at the start and at the end", releases(parts))}
${rows("SUPPORTS", "node, DX DY DZ RX RY RZ; rotations that nothing stiffens are held too", held)}
${rows("SPRINGS", "node, direction, stiffness", springs)}
${rows("NODE_LOADS", "node, direction, value, load case", nodeLoads)}
${rows("POINT_LOADS", "member, direction (small letter: local), value, distance from the start, load case", points)}
${rows("LINE_LOADS", "member, direction, first and last value, from, to, load case", lines)}
${rows("COMBINATIONS", "name, factors", combinationRows(model.load_combinations))}

${PROGRAM}`;
}
