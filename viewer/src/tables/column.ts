/** A column of a table: how a row's value is found, sorted, written and exported. */
import type { Quantity } from "../format/units.ts";

export interface Column {
  /** What code knows it by, whatever its title says. */
  key: string;
  title: string;
  /** What a smallest and a largest value are of: they stand or fall together. */
  both?: string;
  quantity?: Quantity;
  /** A number sorts as a number; text sorts in natural order, so that M2 stands before M10. */
  value(row: number): number | string | null;
  /** The combination that governs an envelope value. */
  by?(row: number): string | null;
  /** The value is a part of a whole that is not known: "at least". */
  partial?(row: number): boolean;
  /** Written figures, to be set like numbers. */
  figures?: boolean;
  /** A word or two that no line breaks on paper. */
  short?: boolean;
  /** Sentences, which take more lines on the page where there is no room for one. */
  wraps?: boolean;
  /** Words for some rows alone: on the page it is left out where no row that is found has any. */
  seldom?: boolean;
  /** Status pills and the like carry a class. */
  pill?: boolean;
}

/** A short way to some of the rows. */
export interface Chip {
  name: string;
  /** How many rows it keeps. */
  count: number;
  keeps(row: number): boolean;
}

export interface TableData {
  /** What code knows it by, whatever its title says. */
  name: string;
  title: string;
  caption: string;
  /** The load case, combination or envelope whose values these are. */
  of?: string;
  rows: number;
  /** What is said in place of rows where there are none at all. */
  none?: string;
  columns: Column[];
  /** How rows stand before a reader sorts them: largest first by the column of this key. */
  worst?: string;
  /** Rows that any of a list keeps, of every list with something chosen. */
  filters?: { label: string; of: Chip[] /** Chosen from a list, however short. */; listed?: boolean }[];
  /** What a row stands for in the picture. */
  hit(row: number): { kind: "member" | "node" | "plate"; index: number } | null;
  /** Where it stands for several members, all of them. */
  also?(row: number): readonly number[];
}

/** The column that puts the worst first; null where rows stand as the model has them. */
export const worstIn = ({ columns, worst }: TableData): Column | null => columns.find(({ key }) => key === worst) ?? null;

/** Without the columns of these keys. */
export const without = (columns: readonly Column[], ...keys: string[]): Column[] => columns.filter(({ key }) => !keys.includes(key));

/** Numbers within words as wide as the widest, so that plain comparison puts M2 before M10: ten thousand ids sort in a few milliseconds. */
const natural = (text: string): string => text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, "0"));

export function compare(a: number | string | null, b: number | string | null): number {
  // What has no value stands last, whichever way the column is sorted.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [x, y] = [String(a), String(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

export function order(rows: number[], column: Column | null, descending: boolean): number[] {
  if (!column) return rows;
  const keyed = rows.map((row) => {
    const value = column.value(row);
    return { row, key: typeof value === "string" ? natural(value) : value };
  });
  keyed.sort((a, b) => {
    const sign = descending && a.key !== null && b.key !== null ? -1 : 1;
    return sign * compare(a.key, b.key) || a.row - b.row;
  });
  return keyed.map(({ row }) => row);
}
