/** One set's values as typed columns: they cross to the page without being copied. */
import { type Envelope, QUANTITIES, type Results } from "handoff-solver";
import type { MemberRange, Quantity, Range, SetValues } from "./protocol.ts";
import { findSet } from "./sets.ts";

function rangeOf(values: number[]): Range {
  const column = Float64Array.from(values);
  return { min: column, max: column, minBy: null, maxBy: null };
}
function envelopeRange(range: Envelope["displacements"]): Range {
  return {
    min: Float64Array.from(range.min),
    max: Float64Array.from(range.max),
    minBy: Int32Array.from(range.min_by),
    maxBy: Int32Array.from(range.max_by),
  };
}

export function setValues(results: Results, key: string): SetValues {
  const found = findSet(results, key);
  const members = {} as Record<Quantity, MemberRange>;
  for (const quantity of QUANTITIES) {
    const extremum = found.kind === "set" ? found.set.extrema[quantity] : found.envelope.members[quantity];
    const governed = found.kind === "envelope" ? found.envelope.members[quantity] : null;
    members[quantity] = {
      min: Float64Array.from(extremum.min),
      max: Float64Array.from(extremum.max),
      minX: Float64Array.from(extremum.min_x),
      maxX: Float64Array.from(extremum.max_x),
      minBy: governed && Int32Array.from(governed.min_by),
      maxBy: governed && Int32Array.from(governed.max_by),
    };
  }
  return found.kind === "set"
    ? {
        key,
        combinations: null,
        displacements: rangeOf(found.set.displacements),
        reactions: rangeOf(found.set.reactions),
        plates: rangeOf(found.set.plate_forces),
        members,
      }
    : {
        key,
        combinations: found.sets.map((set) => set.id),
        members,
        displacements: envelopeRange(found.envelope.displacements),
        reactions: envelopeRange(found.envelope.reactions),
        plates: envelopeRange(found.envelope.plates),
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
  for (const range of Object.values(values.members)) {
    add(range);
    buffers.add(range.minX.buffer as ArrayBuffer);
    buffers.add(range.maxX.buffer as ArrayBuffer);
  }
  return [...buffers];
}
