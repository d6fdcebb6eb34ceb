/** Tables as CSV. */

import { csvText } from "../../../solver/src/results/csv.ts";
import { dashed } from "../files/download.ts";
import type { UnitSystem } from "../format/units.ts";
import type { TableData } from "../tables/column.ts";
import { grid } from "./grid.ts";

/** "reactions-combination-6.10-2": nothing that a shell or file system minds. */
export const csvName = (title: string, of = ""): string => dashed(`${title} ${of}`, /[^\p{L}\p{N}.]+/gu);

/** `only` these rows, in their order, or all. */
export const toCsv = (data: TableData, units: UnitSystem, only?: readonly number[] | null): string => csvText(grid(data, units, only));
