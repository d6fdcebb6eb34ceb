/**
 * What is slack or lifted under a load, by superposition on the structure with everything acting: what takes no part has a gap, as if it were longer or its foot
 * lower by that much. Gaps that leave no force in what has one, and none elsewhere, are the solution of a linear complementarity problem (Murty 1974).
 */

import type { Frame } from "../../model/frame.ts";
import { type CaseLoads, readCase } from "../../model/loads.ts";
import { largest } from "../../numerics/largest.ts";
import { SolveError } from "../../results/error.ts";
import { elongation } from "../buckling/taut.ts";
import { tried } from "../failure.ts";
import type { LinearState } from "../superposition.ts";
import { stretches } from "./active.ts";

/** Beside the largest: round-off. */
const NOTHING = 1e-9;
/** Changes of everything at once that may make it worse, before one at a time. */
const PATIENCE = 10;
const MOST_CHANGES = 60;
/** Of falling energy; a change this small beside the largest gap moves no bar across. */
const MOST_ROUNDS = 1000;
const AT_REST = 1e-6;

const NOBODY: ReadonlySet<number> = new Set();

type Moved = Pick<LinearState, "displacements" | "reactions">;

/** Movements under loads with everything acting; throws where that is no structure. */
export type Respond = (loads: readonly CaseLoads[]) => readonly Moved[];

export class Foreseen {
  private readonly count: number;
  /** By columns: what a gap of 1 m in each leaves in all of them. */
  private readonly by: Float64Array;
  private readonly known: boolean;

  /** `all` are numbered as `OneWay` has them. */
  constructor(
    private readonly frame: Frame,
    private readonly all: readonly number[],
    respond: Respond,
  ) {
    this.count = all.length;
    this.by = new Float64Array(all.length ** 2);
    const units = all.map((each) => this.gap(each));
    const solved = tried(() => respond(units));
    this.known = !(solved instanceof SolveError);
    if (solved instanceof SolveError) return;
    solved.forEach((state, i) => this.left(state, units[i]!).forEach((value, r) => (this.by[this.count * i + r] = value)));
  }

  /** Those that take no part, by the state with everything acting; none where that is not to be foreseen. */
  out(state: Moved, own: CaseLoads): ReadonlySet<number> {
    if (!this.known) return NOBODY;
    const { count } = this;
    const force = this.left(state, own);
    const nothing = NOTHING * largest(force);
    const out = new Uint8Array(count);
    let [least, patience] = [count + 1, PATIENCE];
    for (let change = 0; change < MOST_CHANGES; change++) {
      const gaps = this.gaps(force, out);
      const closed = NOTHING * largest(gaps);
      const wrong: number[] = [];
      for (let r = 0; r < count; r++) if (out[r] ? gaps[r]! < -closed : this.with(force, gaps, r) < -nothing) wrong.push(r);
      if (!wrong.length) return new Set(this.all.filter((_, r) => out[r]));
      if (wrong.length < least) [least, patience] = [wrong.length, PATIENCE];
      else patience--;
      for (const r of patience >= 0 ? wrong : wrong.slice(-1)) out[r] = 1 - out[r]!;
    }
    return NOBODY;
  }

  /**
   * Members that take no part where the structure comes to rest from a lean. Each round takes back what bars that are pressed would bear if they acted both
   * ways, on the stiffness with everything acting: the energy falls with each, so that this ends in a stable balance and in no other.
   */
  swayed(state: Moved, own: CaseLoads, lean: Moved, leaned: CaseLoads): ReadonlySet<number> {
    const slack = this.out(lean, leaned);
    if (!slack.size) return NOBODY;
    const { frame, all, count } = this;
    let gaps = this.gaps(
      this.left(lean, leaned),
      Uint8Array.from(all, (each) => (slack.has(each) ? 1 : 0)),
    );
    const force = this.left(state, own);
    const flexibility = all.map((m) => frame.length[m]! / frame.stiffnesses[frame.stiffnessOf[m]!]!.ea);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const next = new Float64Array(count);
      let change = 0;
      for (let r = 0; r < count; r++) {
        next[r] = Math.max(0, gaps[r]! - this.with(force, gaps, r) * flexibility[r]!);
        change = Math.max(change, Math.abs(next[r]! - gaps[r]!));
      }
      gaps = next;
      if (change <= AT_REST * largest(gaps)) break;
    }
    return new Set(all.filter((_, r) => gaps[r]! > 0));
  }

  /** A load that opens a gap of 1 m in one of them, the way that it does not act. */
  private gap(each: number): CaseLoads {
    const { frame } = this;
    const members = frame.memberIds.length;
    const own = readCase({ id: "gap", nature: "permanent", self_weight: 0 }, "gap", frame);
    if (each < members) own.member.strains.push(each, -frame.sign[each]! / frame.length[each]!, 0, 0);
    else {
      const [s, j] = [Math.floor((each - members) / 6), (each - members) % 6];
      own.settlement = new Float64Array(6 * frame.supports.length);
      own.settlement[6 * s + j] = frame.supports[s]!.sign[j]!;
    }
    return own;
  }

  /** Of each its force, above zero where it acts the way it can. */
  private left({ displacements, reactions }: Moved, own: CaseLoads): Float64Array {
    const { frame, all } = this;
    const members = frame.memberIds.length;
    const stretch = stretches(own);
    return Float64Array.from(all, (each) => {
      if (each >= members) {
        const [s, j] = [Math.floor((each - members) / 6), (each - members) % 6];
        return frame.supports[s]!.sign[j]! * reactions[6 * s + j]!;
      }
      const l = frame.length[each]!;
      const strained = elongation(frame, each, displacements) - (stretch.get(each) ?? 0) * l;
      return (frame.sign[each]! * strained * frame.stiffnesses[frame.stiffnessOf[each]!]!.ea) / l;
    });
  }

  private with(force: Float64Array, gaps: Float64Array, r: number): number {
    let sum = force[r]!;
    for (let s = 0; s < this.count; s++) if (gaps[s] !== 0) sum += this.by[this.count * s + r]! * gaps[s]!;
    return sum;
  }

  /** Those that leave no force in what is out, by Gauss's elimination. Where all of it out would be a mechanism, what is left acts, with no force: it is `out` no more. */
  private gaps(force: Float64Array, out: Uint8Array): Float64Array {
    const { count, by } = this;
    const rows = [...out.keys()].filter((r) => out[r]);
    const n = rows.length;
    const a = rows.map((r) => Float64Array.from([...rows.map((s) => by[count * s + r]!), -force[r]!]));
    const most = a.reduce((top, row) => Math.max(top, largest(row.subarray(0, n))), 0);
    const pivots: number[] = [];
    for (let column = 0; column < n; column++) {
      const at = pivots.length;
      let best = at;
      for (let i = at; i < n; i++) if (Math.abs(a[i]![column]!) > Math.abs(a[best]![column]!)) best = i;
      if (at === n || !(Math.abs(a[best]![column]!) > NOTHING * most)) continue;
      [a[at], a[best]] = [a[best]!, a[at]!];
      const own = a[at]!;
      for (let i = 0; i < n; i++) {
        if (i === at || a[i]![column] === 0) continue;
        const share = a[i]![column]! / own[column]!;
        for (let k = column; k <= n; k++) a[i]![k]! -= share * own[k]!;
      }
      pivots.push(column);
    }
    const gaps = new Float64Array(count);
    rows.forEach((r, column) => {
      if (!pivots.includes(column)) out[r] = 0;
    });
    pivots.forEach((column, i) => (gaps[rows[column]!] = a[i]![n]! / a[i]![column]!));
    return gaps;
  }
}
