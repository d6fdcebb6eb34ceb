/** A file from the reader's own disk, of this service or of another program. */
import type { Solution } from "../solving/solution.ts";
import { fromText, type Opened } from "./text.ts";

/** Workbooks are ZIP archives, which begin so; encrypted ones and those of old, which the reader of workbooks refuses, so. */
const BEGINNINGS = ["504b0304", "d0cf11e0"];

/** A model's text, or a file of another program, whose reader is fetched only then. */
export async function fromFile(solution: Solution, file: File): Promise<Opened> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isWorkbook = BEGINNINGS.includes(Array.from(first, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  const text = isWorkbook ? "" : await file.text();
  // FERS has these two lists, and no model of ours has.
  if (!isWorkbook && !(text.includes('"nodal_supports"') && text.includes('"member_sets"'))) return fromText(solution, text);
  return (await import("./foreign.ts")).openForeign(solution, file, isWorkbook);
}
