/** Published values beside ours: each call holds one to docs/verification.json, of which the page for checking engineers is made. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect } from "vitest";
import { getCurrentTest } from "vitest/suite";

export interface Verified {
  group: "Frames" | "Stability" | "Vibration" | "Plates and shells" | "Elements on difficult meshes" | "EN 1993-1-1";
  /** What is compared, as a heading. */
  case: string;
  source: string;
  quantity: string;
  unit: string;
  expected: number;
  ours: number;
  note?: string | undefined;
  by: string;
}

export const ROOT = new URL("../../", import.meta.url).pathname;
export const KEPT = `${ROOT}docs/verification.json`;
/** `HANDOFF_RECORD=1 npm test -w solver` writes what is kept anew. */
export const RECORDING = Boolean(process.env.HANDOFF_RECORD);
/** Engines differ in the last bits and the page prints five digits, so that six are kept. */
const DIGITS = 6;

export const read = (): Verified[] => (existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Verified[]) : []);
export const name = (row: Pick<Verified, "by" | "case" | "quantity">): string => `${row.by} | ${row.case} | ${row.quantity}`;
const kept = new Map(read().map((row) => [name(row), row]));

declare module "vitest" {
  interface TaskMeta {
    verified?: Verified[];
  }
}

/** Records the pair; the test itself says how near they must be. */
export function verified(row: Omit<Verified, "by">): void {
  const test = getCurrentTest()!;
  const before = (test.meta.verified ?? []).filter(({ quantity }) => quantity.replace(/ \(\d+\)$/, "") === row.quantity).length;
  const given: Verified = {
    ...row,
    quantity: before ? `${row.quantity} (${before + 1})` : row.quantity,
    expected: Number(row.expected.toPrecision(DIGITS)),
    ours: Number(row.ours.toPrecision(DIGITS)),
    by: relative(ROOT, test.file.filepath),
  };
  // As JSON keeps it: without what is not given.
  if (given.note === undefined) delete given.note;
  test.meta.verified = [...(test.meta.verified ?? []), given];
  if (RECORDING) return;
  const found = kept.get(name(given));
  const hint = `${name(given)}: docs/verification.json is not what this test records; HANDOFF_RECORD=1 writes it anew`;
  expect(found, hint).toMatchObject({ ...given, expected: expect.closeTo(given.expected, 12), ours: expect.any(Number) });
  expect(Math.abs(found!.ours - given.ours), hint).toBeLessThanOrEqual(2 * 10 ** -DIGITS * Math.abs(given.ours) + 1e-300);
}
