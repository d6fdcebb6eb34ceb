/** Values as an answer has them: numbers of one load case or combination, or the ends of an envelope with where they stand. */

import type { Extreme, Range, Ranges } from "./envelopes.js";
import { significant } from "./quiet.js";
import type { Keys } from "./result_rows.js";

type Row = Record<string, unknown>;

const isZero = ({ min, max }: Range): boolean => !min.value && !max.value;
const along = ({ value, x }: Extreme): unknown[] => (x === undefined ? [value] : [value, significant(x)]);

/** Of one set: a number, or along a member [min, x, max, x]. */
export const plainCells = ({ of }: Ranges): Row =>
  Object.fromEntries(
    [...of].map(([quantity, { min, max }]) => [quantity, min.x === undefined ? max.value : [...along(min), ...along(max)]]),
  );

/** Of several: [min, in, max, in], along a member [min, x, in, max, x, in]; what is zero throughout is left out. */
export const envelopeCells = ({ of }: Ranges): Row =>
  Object.fromEntries(
    [...of].flatMap(([quantity, range]) =>
      isZero(range) ? [] : [[quantity, [range.min, range.max].flatMap((end) => [significant(end.value), ...along(end).slice(1), end.set])]],
    ),
  );

/** One quantity over all rows: each end as [value, its row's ids, x along a member, in]; of a zero the value alone. */
export interface RangeRow {
  quantity: string;
  min: unknown[];
  max: unknown[];
}

/** The lowest and the highest value of each quantity with its row; what is zero throughout is left out, and the places of zeros. */
export function rangeRows(whole: Ranges, keys: readonly Keys[]): RangeRow[] {
  const told = ({ value, row, x, set }: Extreme): unknown[] =>
    value === 0 ? [value] : [significant(value), ...Object.values(keys[row]!), ...(x === undefined ? [] : [significant(x)]), set];
  return [...whole.of].flatMap(([quantity, range]) => (isZero(range) ? [] : [{ quantity, min: told(range.min), max: told(range.max) }]));
}
