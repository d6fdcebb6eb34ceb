/** One set's values as typed columns, noise left out: they cross to the page without being copied. */
import type { Envelope, Results } from "handoff-solver";
import { QUANTITIES } from "handoff-solver/statics";
import type { MemberRange, Quantity, Range, SetValues } from "../results/sets.ts";
import { type Floors, floorsOver, quiet, quietGroups } from "./noise.ts";
import { findSet } from "./sets.ts";

const quantityFloor = (quantity: Quantity, floors: Floors): number =>
  quantity.startsWith("deflection") ? floors.displacement : quantity.startsWith("m") ? floors.moment : floors.force;

function rangeOf(values: number[], straight: number, turning: number): Range {
  const column = quietGroups(Float64Array.from(values), straight, turning);
  return { min: column, max: column, minBy: null, maxBy: null };
}
function envelopeRange(range: Envelope["displacements"], straight: number, turning: number): Range {
  return {
    min: quietGroups(Float64Array.from(range.min), straight, turning),
    max: quietGroups(Float64Array.from(range.max), straight, turning),
    minBy: Int32Array.from(range.min_by),
    maxBy: Int32Array.from(range.max_by),
  };
}

export function setValues(results: Results, key: string): SetValues {
  const found = findSet(results, key);
  const sets = found.kind === "set" ? [found.set] : found.sets;
  const floors = floorsOver(results, sets);
  const members = {} as Record<Quantity, MemberRange>;
  for (const quantity of QUANTITIES) {
    const extremum = found.kind === "set" ? found.set.extrema[quantity] : found.envelope.members[quantity];
    const governed = found.kind === "envelope" ? found.envelope.members[quantity] : null;
    const floor = quantityFloor(quantity, floors);
    members[quantity] = {
      min: Float64Array.from(extremum.min, (value) => quiet(value, floor)),
      max: Float64Array.from(extremum.max, (value) => quiet(value, floor)),
      minX: Float64Array.from(extremum.min_x),
      maxX: Float64Array.from(extremum.max_x),
      minBy: governed && Int32Array.from(governed.min_by),
      maxBy: governed && Int32Array.from(governed.max_by),
    };
  }
  const { force, moment, displacement, rotation } = floors;
  return found.kind === "set"
    ? {
        key,
        combinations: null,
        displacements: rangeOf(found.set.displacements, displacement, rotation),
        reactions: rangeOf(found.set.reactions, force, moment),
        plates: rangeOf(found.set.plate_forces, 0, 0),
        ends: quietGroups(Float64Array.from(found.set.end_forces), force, moment),
        members,
      }
    : {
        key,
        combinations: found.sets.map((set) => set.id),
        members,
        displacements: envelopeRange(found.envelope.displacements, displacement, rotation),
        reactions: envelopeRange(found.envelope.reactions, force, moment),
        plates: envelopeRange(found.envelope.plates, 0, 0),
        ends: null,
      };
}

/** Every buffer once: one column may stand as both smallest and largest. */
export function buffersOf(values: SetValues): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const add = (range: Range): void => {
    for (const column of [range.min, range.max, range.minBy, range.maxBy]) if (column) buffers.add(column.buffer as ArrayBuffer);
  };
  add(values.displacements);
  add(values.reactions);
  add(values.plates);
  if (values.ends) buffers.add(values.ends.buffer as ArrayBuffer);
  for (const range of Object.values(values.members)) {
    add(range);
    buffers.add(range.minX.buffer as ArrayBuffer);
    buffers.add(range.maxX.buffer as ArrayBuffer);
  }
  return [...buffers];
}
