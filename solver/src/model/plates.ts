/** Plates of a model as shells, and what load cases put on them. */

import { GRAVITY } from "../generated/gravity.ts";
import type { Material, PlateLoad, Structure } from "../generated/model.ts";
import {
  addPressure,
  addProjected,
  addSelfWeight,
  addTraction,
  badCorner,
  type Shell,
  setEdges,
  shellOf,
} from "../numerics/shell/index.ts";
import { stiffnessesOf } from "./connections.ts";
import { indexById, invalid, reference } from "./guard.ts";

export interface Plates {
  ids: string[];
  index: Map<string, number>;
  shells: Shell[];
  /** Three or four node indices of each plate. */
  nodes: Int32Array[];
  materials: Material[];
}

/** How warm each plate is against its making: dt (K) and gradient (K/m), two per plate. */
export type Heat = Float64Array;

/** What a load case puts on plates, beside the node forces it becomes. */
export interface PlateCase {
  /** Six per node: the part of the node forces that is the plates' own weight; undefined where they weigh nothing. */
  weight: Float64Array | undefined;
  heat: Heat | undefined;
}

export function readPlates(structure: Structure, nodeIndex: Map<string, number>, position: Float64Array): Plates {
  const { plates = [], materials } = structure;
  const index = indexById(plates, "model.plates");
  const materialIndex = indexById(materials, "model.materials");
  const nodes = plates.map((plate, i) =>
    Int32Array.from(plate.nodes, (id, j) => reference(id, nodeIndex, `model.plates[${i}].nodes[${j}]`, "node")),
  );
  const made = plates.map(({ material }, i) => materials[reference(material, materialIndex, `model.plates[${i}].material`, "material")]!);
  const shells = plates.map(({ thickness, offset = 0 }, i) => {
    const { e, g, nu = e / (2 * g) - 1, density, thermal_expansion: expansion = 0 } = made[i]!;
    const corners = Array.from(nodes[i]!).flatMap((node) => [position[3 * node]!, position[3 * node + 1]!, position[3 * node + 2]!]);
    const shell = shellOf(corners, { thickness, e, nu, density, expansion, offset });
    const bad = badCorner(shell);
    if (bad >= 0) throw invalid(`model.plates[${i}].nodes[${bad}]`, "the plate has no outward corner there");
    return shell;
  });
  if (shells.length > 0) setEdges(shells, nodes, pulledIn(structure, nodeIndex));
  return { ids: [...index.keys()], index, shells, nodes, materials: made };
}

/** Of each node's x, y and z: 1 where a support acts, or a force on the node in any load case. */
function pulledIn({ supports, load_cases }: Structure, nodeIndex: Map<string, number>): Uint8Array {
  const pulled = new Uint8Array(3 * nodeIndex.size);
  const mark = (id: string, along: ArrayLike<number>): void => {
    for (let d = 0; d < 3; d++) if (along[d] !== 0) pulled[3 * nodeIndex.get(id)! + d] = 1;
  };
  for (const support of supports) mark(support.node, stiffnessesOf(support));
  for (const { node_loads = [] } of load_cases) for (const { node, fx = 0, fy = 0, fz = 0 } of node_loads) mark(node, [fx, fy, fz]);
  return pulled;
}

/** Six per node of plate `p`, gathered by `add` in the order of its corners, added to `nodal`. */
function scatter({ nodes }: Plates, p: number, nodal: Float64Array, add: (out: Float64Array) => void): void {
  gathered.fill(0);
  add(gathered);
  nodes[p]!.forEach((node, i) => {
    for (let j = 0; j < 6; j++) nodal[6 * node + j]! += gathered[6 * i + j]!;
  });
}

const gathered = new Float64Array(24);

/** Adds the plates' weight to the node forces; returns it alone. */
export function addPlateWeight(plates: Plates, factor: number, nodal: Float64Array): Float64Array | undefined {
  if (factor === 0 || !plates.ids.length) return undefined;
  const weight = new Float64Array(nodal.length);
  plates.shells.forEach((shell, p) => scatter(plates, p, weight, (out) => addSelfWeight(shell, 0, 0, -factor * GRAVITY, out)));
  for (let i = 0; i < nodal.length; i++) nodal[i]! += weight[i]!;
  return weight;
}

/** Adds pressures to the node forces; returns what warms the plates, undefined where nothing does. */
export function addPlateLoads(plates: Plates, loads: readonly PlateLoad[], path: string, nodal: Float64Array): Heat | undefined {
  let heat: Heat | undefined;
  loads.forEach(({ plate, pressure = 0, axes = "local", dt = 0, gradient_z = 0 }, i) => {
    const p = reference(plate, plates.index, `${path}[${i}].plate`, "plate");
    const shell = plates.shells[p]!;
    scatter(plates, p, nodal, (out) => {
      if (axes === "local") addPressure(shell, pressure, out);
      else if (axes === "global") addTraction(shell, 0, 0, pressure, out);
      else addProjected(shell, 0, 0, pressure, out);
    });
    if (dt === 0 && gradient_z === 0) return;
    const { id, thermal_expansion } = plates.materials[p]!;
    if (thermal_expansion === undefined) throw invalid(`${path}[${i}]`, `material '${id}' has no thermal_expansion`);
    heat ??= new Float64Array(2 * plates.ids.length);
    heat[2 * p]! += dt;
    heat[2 * p + 1]! += gradient_z;
  });
  return heat;
}
