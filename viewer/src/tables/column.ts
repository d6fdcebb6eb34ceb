/** A column of a table: how a row's value is found, sorted, written and exported. */
import type { Quantity } from "../format/units.ts";

export interface Column {
  title: string;
  quantity?: Quantity;
  /** A number sorts as a number; text sorts in natural order, so that M2 stands before M10. */
  value(row: number): number | string | null;
  /** The combination that governs an envelope value. */
  by?(row: number): string | null;
  /** The value is a part of a whole that is not known: "at least". */
  partial?(row: number): boolean;
  /** Status pills and the like carry a class. */
  pill?: boolean;
}

export interface Chip {
  label: string;
  keeps(row: number): boolean;
}

export interface TableData {
  title: string;
  caption: string;
  rows: number;
  columns: Column[];
  /** How rows stand before a reader sorts them: largest first by this column. */
  worst?: number;
  /** Short ways to some of the rows. */
  chips?: Chip[];
  /** One of each list at a time. */
  filters?: { label: string; of: Chip[] }[];
  /** What a row stands for in the picture. */
  hit(row: number): { kind: "member" | "node" | "plate"; index: number } | null;
}

const natural = new Intl.Collator("en", { numeric: true });

export function compare(a: number | string | null, b: number | string | null): number {
  // What has no value stands last, whichever way the column is sorted.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return natural.compare(String(a), String(b));
}

export function order(rows: number[], column: Column | null, descending: boolean): number[] {
  if (!column) return rows;
  const keys = new Map(rows.map((row) => [row, column.value(row)]));
  return [...rows].sort((a, b) => {
    const [x, y] = [keys.get(a)!, keys.get(b)!];
    const sign = descending && x !== null && y !== null ? -1 : 1;
    return sign * compare(x, y) || a - b;
  });
}
