/** A square matrix by its entries that are not zero, row by row: what bends about one axis alone leaves most of them empty. */

export interface Entries {
  /** Place in the whole matrix, row and column. */
  at: Uint16Array;
  row: Uint16Array;
  column: Uint16Array;
  value: Float64Array;
}

export function entriesOf(matrix: Float64Array, size: number): Entries {
  const at: number[] = [];
  for (let i = 0; i < matrix.length; i++) if (matrix[i] !== 0) at.push(i);
  return {
    at: Uint16Array.from(at),
    row: Uint16Array.from(at, (i) => Math.floor(i / size)),
    column: Uint16Array.from(at, (i) => i % size),
    value: Float64Array.from(at, (i) => matrix[i]!),
  };
}

/** out += factor · matrix, the whole of it. */
export function addEntries({ at, value }: Entries, factor: number, out: Float64Array): void {
  if (factor !== 0) for (let i = 0; i < at.length; i++) out[at[i]!]! += factor * value[i]!;
}

/** out = matrix · vector. */
export function timesEntries({ row, column, value }: Entries, vector: Float64Array, out: Float64Array): void {
  out.fill(0);
  for (let i = 0; i < value.length; i++) out[row[i]!]! += value[i]! * vector[column[i]!]!;
}
