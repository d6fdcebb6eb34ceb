/**
 * Cross-sections of a member along which nothing sets in, all combinations at once: its forces as rows of numbers, verified only where they may
 * govern. What it finds is what `CrossSections` finds station by station.
 */

import { parabolaRoots } from "../../diagrams/roots.ts";
import { bendingAxialAtMost } from "../clauses/bendingaxial.ts";
import type { Action, Capacity } from "../clauses/capacity.ts";
import { isOpen } from "../clauses/profile.ts";
import { isRound } from "../clauses/shear.ts";
import { TORSION_NEGLECTED, tau_Rd, tau_t_Ed } from "../clauses/torsion.ts";
import type { CheckCombination, CheckContext } from "./context.ts";
import { type Found, outranks } from "./governing.ts";
import type { Line, Span } from "./line.ts";
import type { Peaks } from "./member.ts";
import { distinct } from "./memberdiagram.ts";
import { CLOSE, CLOSER, TENTHS } from "./stations.ts";
import { STATION_VERIFICATIONS, type StationVerification } from "./verifications.ts";

/** Of a row: x, the six forces as an action has them, and what bending and axial force use at most. */
const ROW = 8;
const [X, N, VY, VZ, MX, MY, MZ, MOST] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Verifications by the force that each rests on; tension is −n. */
const ALONE = [
  ["tension", N, -1],
  ["compression", N, 1],
  ["bending_y", MY, 1],
  ["bending_z", MZ, 1],
  ["shear_z", VZ, 1],
  ["shear_y", VY, 1],
] as const;

/** Forces as close as this may have equal utilisations, of which the first governs. */
const SAME = 1 - 1e-12;
/** What round-off may add to a bound. */
const BEYOND = 1 + 1e-9;

const verificationOf = (key: string): StationVerification => STATION_VERIFICATIONS.find((one) => one.key === key) as StationVerification;

// One member is in hands at a time.
let rows = new Float64Array(ROW * 256);
const start = new Float64Array(12);
const places: number[] = [];
const action: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

export interface ScanInput {
  context: Pick<CheckContext, "uncut">;
  line: Line;
  c: Capacity;
  combinations: readonly CheckCombination[];
}

/** Largest forces of every combination, with what governs put into `worst`; null, and nothing there, where the member needs a closer look. */
export function scanned(input: ScanInput, worst: Map<string, Found>): Scan | null {
  const { line, c, context } = input;
  const { p } = c;
  if (line.spans.length > 1 || line.reason || !context.uncut || isRound(p) || p.kind === "channel" || (c.class_n === 4 && !c.effective))
    return null;
  const scan = new Scan(input, worst);
  return scan.fill() ? scan.verified() : null;
}

export class Scan {
  readonly peaks: Peaks[] = [];
  /** Shear along z at the member's two ends, by combination. */
  readonly shears: Float64Array;
  /** First row of each combination, and one behind the last. */
  private readonly first: Int32Array;
  private readonly span: Span;
  private count = 0;

  constructor(
    private readonly input: ScanInput,
    private readonly worst: Map<string, Found>,
  ) {
    this.first = new Int32Array(input.combinations.length + 1);
    this.shears = new Float64Array(2 * input.combinations.length);
    this.span = input.line.spans[0] as Span;
  }

  /** Read all rows; false where shear or torsion makes them more than one verification's. */
  fill(): boolean {
    const { c, combinations, line } = this.input;
    const { length } = this.span.member;
    const neglected = isOpen(c.p) ? TORSION_NEGLECTED * tau_Rd(c.fy, c.gamma_m0) : 0;
    for (let i = 0; i < combinations.length; i++) {
      if (!this.enter(i)) return false;
      const torque = Math.abs(start[3] as number);
      if (isOpen(c.p) ? tau_t_Ed(c.p, torque) > neglected : torque >= c.negligible.mx) return false;
      specialPlaces(length);
      const last = this.count + places.length;
      const peaks = { n: 0, my: 0, mz: 0, mx: 0, hogging: false };
      for (const x of places) if (!this.add(x, peaks, line.up)) return false;
      for (const tenth of TENTHS) if (!this.add(tenth * length, peaks, line.up)) return false;
      this.shears[2 * i] = rows[ROW * (this.first[i] as number) + VZ] as number;
      this.shears[2 * i + 1] = rows[ROW * (last - 1) + VZ] as number;
      this.peaks.push(peaks);
      this.first[i + 1] = this.count;
    }
    return true;
  }

  verified(): this {
    this.alone();
    this.together();
    return this;
  }

  /** The largest |My| of each piece of the member in a combination, at least: between its stations, which have every extremum, a moment is monotonous. */
  moments(i: number, out: Float64Array): void {
    const { negligible } = this.input.c;
    const { length } = this.span.member;
    const pieces = out.length;
    const parts = TENTHS.length + 1;
    out.fill(negligible.my);
    for (let row = this.first[i] as number; row < (this.first[i + 1] as number); row++) {
      const size = rows[ROW * row + MY] as number;
      const place = (parts * (rows[ROW * row + X] as number)) / length;
      for (let k = 0; k < pieces; k++) {
        const near = place >= Math.floor((parts * k) / pieces) - 1e-6 && place <= Math.ceil((parts * (k + 1)) / pieces) + 1e-6;
        if (near && size > (out[k] as number)) out[k] = size;
      }
    }
  }

  private enter(i: number): boolean {
    const { context, combinations } = this.input;
    return context.uncut?.(this.span.member, combinations[i] as CheckCombination, start) ?? false;
  }

  private add(x: number, peaks: Peaks, up: number): boolean {
    const { c } = this.input;
    const r = ROW * this.count++;
    if (r + ROW > rows.length) rows = grown(rows);
    const bent = act(c, r, x, this.span.member.length);
    const [n, my, mz, mx] = [rows[r + N] as number, rows[r + MY] as number, rows[r + MZ] as number, rows[r + MX] as number];
    if (my > 0 && bent * up < 0) peaks.hogging = true;
    if (n > peaks.n) peaks.n = n;
    if (my > peaks.my) peaks.my = my;
    if (mz > peaks.mz) peaks.mz = mz;
    if (mx > peaks.mx) peaks.mx = mx;
    return (rows[r + VZ] as number) <= 0.5 * c.v_z && (rows[r + VY] as number) <= 0.5 * c.v_y;
  }

  /** Make a verification at a row of some combination, and keep what outranks all before. */
  private verify(verification: StationVerification, row: number, i = this.combinationOf(row)): void {
    const { c, combinations } = this.input;
    const { key } = verification;
    read(row, action);
    if (!verification.called(action, c)) return;
    const { utilisation, reason } = verification.verify({ f: action, c });
    if (!outranks(this.worst, key, utilisation)) return;
    const station = { span: this.span, x: rows[ROW * row + X] as number, f: { ...action }, c };
    this.worst.set(key, { key, utilisation, reason, combination: combinations[i] as CheckCombination, station, member: null });
  }

  private combinationOf(row: number): number {
    let i = 0;
    while (row >= (this.first[i + 1] as number)) i++;
    return i;
  }

  /** Verifications that grow with one force: at its largest, where that is met first. */
  private alone(): void {
    const { count } = this;
    for (const [key, column, sign] of ALONE) {
      const largest = largestOf(column, sign, count);
      if (largest < 0) continue;
      const verification = verificationOf(key);
      for (let row = 0; row < count; row++) {
        const force = sign * (rows[ROW * row + column] as number);
        if (force < SAME * largest) continue;
        this.verify(verification, row);
        if (force === largest) break;
      }
    }
    // Torsion that may be neglected uses nothing, however large.
    for (let row = 0; row < count; row++)
      if ((rows[ROW * row + MX] as number) > 0) {
        this.verify(verificationOf("torsion"), row);
        break;
      }
  }

  /** Bending and axial force: wherever its bound comes up to the largest, and closer beside what comes near it under bending about both axes. */
  private together(): void {
    const { c, combinations } = this.input;
    const { count } = this;
    const verification = verificationOf("bending_axial");
    for (let row = 0; row < count; row++) {
      read(row, action);
      rows[ROW * row + MOST] = verification.called(action, c) ? bendingAxialAtMost(c, action) * BEYOND : -1;
    }
    const used = new Float64Array(count).fill(-1);
    const use = (row: number): number => {
      if ((used[row] as number) < 0) {
        read(row, action);
        used[row] = verification.verify({ f: action, c }).utilisation as number;
      }
      return used[row] as number;
    };
    let largest = -1;
    for (let next = highest(used, count, 0); next >= 0; next = highest(used, count, largest)) largest = Math.max(largest, use(next));
    if (largest < 0) return;
    this.verify(verification, used.indexOf(largest));
    const near = CLOSE * largest;
    for (let i = 0; i < combinations.length; i++) {
      const { my, mz } = this.peaks[i] as Peaks;
      if (my === 0 || mz === 0) continue;
      let [best, most] = [-1, near];
      for (let row = this.first[i] as number; row < (this.first[i + 1] as number); row++)
        if ((rows[ROW * row + MOST] as number) > most && use(row) > most) [best, most] = [row, use(row)];
      if (best >= 0) this.closer(verification, i, rows[ROW * best + X] as number);
    }
  }

  private closer(verification: StationVerification, i: number, round: number): void {
    const { c } = this.input;
    const { length } = this.span.member;
    this.enter(i);
    const reach = CLOSER.reach * length;
    const [r, from, to] = [ROW * this.count, round - reach, round + reach];
    if (r + ROW > rows.length) rows = grown(rows);
    for (let k = 0; k <= CLOSER.steps; k++) {
      const x = from + ((to - from) * k) / CLOSER.steps;
      if (x <= 0 || x >= length) continue;
      act(c, r, x, length);
      read(this.count, action);
      const held = this.worst.get(verification.key)?.utilisation ?? 0;
      if (bendingAxialAtMost(c, action) * BEYOND > held) this.verify(verification, this.count, i);
    }
  }
}

function grown(old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * old.length);
  larger.set(old);
  return larger;
}

function largestOf(column: number, sign: number, count: number): number {
  let largest = -Infinity;
  for (let r = column; r < ROW * count; r += ROW) if (sign * (rows[r] as number) > largest) largest = sign * (rows[r] as number);
  return largest;
}

/** The row not yet used whose bound is highest, where that is at least `least`; −1 where there is none. */
function highest(used: Float64Array, count: number, least: number): number {
  let [next, most] = [-1, least];
  for (let row = 0; row < count; row++) {
    const bound = rows[ROW * row + MOST] as number;
    if ((used[row] as number) < 0 && (next < 0 ? bound >= most : bound > most)) [next, most] = [row, bound];
  }
  return next;
}

/** Both ends, and where N, Vy, Vz, My or Mz is stationary between them, as `Curve` has them. */
function specialPlaces(length: number): void {
  const [vy, vz, qx, qy, qz] = [start[1] as number, start[2] as number, start[6] as number, start[7] as number, start[8] as number];
  const slope = (q: number): number => ((start[9 + q] as number) - (start[6 + q] as number)) / length;
  const [sx, sy, sz] = [slope(0), slope(1), slope(2)];
  places.length = 2;
  places[0] = 0;
  places[1] = length;
  turns(qx, sx, 0, length);
  turns(qy, sy, 0, length);
  turns(qz, sz, 0, length);
  turns(vy, qy, sy / 2, length);
  turns(vz, qz, sz / 2, length);
  distinct(places, 1e-9 * length);
}

function turns(c: number, b: number, a: number, length: number): void {
  if (a === 0 && b === 0) return;
  for (const t of parabolaRoots(c, b, a, length)) places.push(t);
}

const cut = (value: number, negligible: number): number => (Math.abs(value) < negligible ? 0 : Math.abs(value));

/** The action at x into the row at r; hands My back with its sign. */
function act({ negligible }: Capacity, r: number, x: number, length: number): number {
  const t = Math.min(x, length);
  const slope = (q: number): number => ((start[9 + q] as number) - (start[6 + q] as number)) / length;
  const [vy, vz, qx, qy, qz] = [start[1] as number, start[2] as number, start[6] as number, start[7] as number, start[8] as number];
  const [sx, sy, sz] = [slope(0), slope(1), slope(2)];
  const n = (start[0] as number) - t * (qx + (t / 2) * sx);
  const my = (start[4] as number) + t * (vz + (t / 2) * (qz + (t / 3) * sz));
  const compressed = cut(n, negligible.n);
  rows[r + X] = x;
  rows[r + N] = n > 0 ? -compressed : compressed;
  rows[r + VY] = cut(vy + t * (qy + (t / 2) * sy), negligible.vy);
  rows[r + VZ] = cut(vz + t * (qz + (t / 2) * sz), negligible.vz);
  rows[r + MX] = cut(start[3] as number, negligible.mx);
  rows[r + MY] = cut(my, negligible.my);
  rows[r + MZ] = cut((start[5] as number) + t * (vy + (t / 2) * (qy + (t / 3) * sy)), negligible.mz);
  return my;
}

function read(row: number, out: Action): void {
  const r = ROW * row;
  out.n = rows[r + N] as number;
  out.vy = rows[r + VY] as number;
  out.vz = rows[r + VZ] as number;
  out.mx = rows[r + MX] as number;
  out.my = rows[r + MY] as number;
  out.mz = rows[r + MZ] as number;
}
