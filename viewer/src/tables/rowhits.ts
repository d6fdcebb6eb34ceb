/** What the rows of a table stand for in the picture. */

import type { TableData } from "./column.ts";
import type { MemberLine } from "./lines.ts";

export const node = (index: number) => ({ kind: "node" as const, index });
const member = (index: number) => ({ kind: "member" as const, index });

/** What a table of members is in the picture: of a chain its first piece, and the others as well. */
export const picked = (lines: readonly MemberLine[]): Pick<TableData, "rows" | "hit" | "also"> => ({
  rows: lines.length,
  hit: (row) => member(lines[row]!.places[0]!),
  also: (row) => lines[row]!.places,
});
