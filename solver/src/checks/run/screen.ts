/**
 * Member buckling of a plain design member in every combination from its largest forces alone: exactly where no moment diagram enters, and where one
 * does by what it cannot exceed. It decides which combinations are looked at, and nothing else.
 */

import { compressedArea } from "../clauses/axial.ts";
import { modulus } from "../clauses/bending.ts";
import { classOf } from "../clauses/capacity.ts";
import type { SectionClass } from "../clauses/classification.ts";
import { type Column, type ColumnInput, column } from "../clauses/flexural.ts";
import { interaction } from "../clauses/interaction.ts";
import { type LtbRule, lateralTorsional, ltbRule } from "../clauses/lateral.ts";
import { isOpen, susceptible } from "../clauses/profile.ts";
import { torsionalFlexural } from "../clauses/torsionalflexural.ts";
import { carriesAt, heldBy, loadHeight, rootOf } from "../stability/critical.ts";
import { type HeldBeam, leastOf, PIECES, twistedBy } from "../stability/leastmcr.ts";
import { bucklingLength } from "../stability/lengths.ts";
import { goesOn, ownTwist } from "../stability/restraints.ts";
import { AMPLE } from "../stability/toppling.ts";
import { interacts } from "./buckling.ts";
import type { CheckCombination, CheckContext, CheckMember } from "./context.ts";
import { rank } from "./governing.ts";
import type { Line, Span } from "./line.ts";
import type { MemberInput, Peaks } from "./member.ts";
import type { Scan } from "./scan.ts";
import type { Sway } from "./sway.ts";
import { twistingOf } from "./twistchecks.ts";

/** Verifications by their place in what `Screened` says of a combination. */
export const SCREENED = ["buckling_y", "buckling_z", "buckling_tf", "ltb", "interaction"] as const;
const [Y, Z, TF, LTB, BOTH] = [0, 1, 2, 3, 4] as const;

/** Of every verification of every combination how high it ranks at most, −1 where it is not called for; and whether that is how high it ranks. */
export interface Screened {
  ranks: Float64Array;
  exact: Uint8Array;
}

export interface ScreenInput extends Omit<MemberInput, "diagram" | "sway" | "peaks"> {
  line: Line;
  context: Pick<CheckContext, "spread">;
  scan: Scan;
  states: readonly { combination: CheckCombination; sway: Sway }[];
  /** The trace shows Mcr itself, even where it changes no number. */
  traced: boolean;
}

/** Not covered, whatever the numbers are. */
const OPEN = rank(null);
/** What round-off may add to a bound. */
const BEYOND = 1 + 1e-9;

/** Null where the model says more of the member than its forces and ends. */
export function screened(input: ScreenInput): Screened | null {
  const { check, member, ends, line, context, c } = input;
  if (check.restrained || check.mcr !== undefined || member.l_lt !== undefined || member.lateral_restraints?.length) return null;
  for (const { swing } of [ends.start, ends.end]) if (swing.y !== Infinity || swing.z !== Infinity) return null;
  const { spread } = context;
  if (!spread) return null;
  const { member: one } = line.spans[0] as Span;
  const spreads = input.states.map(({ combination }) => spread(one, combination));
  const ample = ends.start.twist + ends.end.twist >= AMPLE * ownTwist(c.p, input.s, line.length);
  if (!ample && spreads.some(([y]) => y > 0)) return null;
  return new Screen(input, one, spreads).screened();
}

class Screen {
  private readonly ranks: Float64Array;
  private readonly exact: Uint8Array;
  private readonly given: ColumnInput;
  private readonly columns = { y: new Map<number, Column>(), z: new Map<number, Column>() };
  /** Twisting under compression, in words where it is open. */
  private readonly ncr_t: number | null;
  private readonly onward: boolean;
  private readonly rule: LtbRule;
  private readonly beam: HeldBeam;
  private readonly cantilever: boolean;
  /** Height of loads beside the axis, and twist of the two ends by what enters there at that height. */
  private readonly height: number;
  private readonly twisted: readonly [number, number];
  private readonly sizes = new Float64Array(PIECES);

  constructor(
    private readonly input: ScreenInput,
    { material }: CheckMember,
    private readonly spreads: readonly (readonly [number, number])[],
  ) {
    const { c, s, ends, member, check, annex, line, joints, states, s460 } = input;
    const { p } = c;
    const { length } = line;
    this.ranks = new Float64Array(SCREENED.length * states.length).fill(-1);
    this.exact = new Uint8Array(SCREENED.length * states.length);
    this.given = { p, a: compressedArea(c), fy: c.fy, gamma_m1: c.gamma_m1, e: material.e, s460 };
    const own = ownTwist(p, s, length);
    this.onward = goesOn(ends, [], own) !== null;
    const twist = isOpen(p) && !(this.onward && member.l_t === undefined) ? twistingOf(input, line) : null;
    this.ncr_t = twist?.ncr_t ?? null;
    this.rule = ltbRule(p, check.ltb_method, annex);
    this.cantilever = rootOf(ends, own) !== null;
    const { restraints } = heldBy({ diagram: { line }, joints, ends, member, check, p, s });
    this.beam = { length, ei_z: s.e * p.iz, ei_w: s.e * p.iw, gi_t: s.g * p.it, restraints };
    this.height = Math.abs(loadHeight(p, check) ?? p.h / 2);
    const enters = (i: 0 | 1): number =>
      joints.held(line.nodes[i] as string, 1) && carriesAt(ends, i, p, s, length) ? 0 : this.height * twistedBy(this.beam, i * length);
    this.twisted = susceptible(p) && !this.onward ? [enters(0), enters(1)] : [0, 0];
  }

  screened(): Screened {
    const { states, scan } = this.input;
    states.forEach(({ sway }, i) => void this.combination(i, scan.peaks[i] as Peaks, sway));
    return { ranks: this.ranks, exact: this.exact };
  }

  private put(i: number, key: number, value: number, exact: boolean): void {
    const at = SCREENED.length * i + key;
    this.ranks[at] = exact ? value : value * BEYOND;
    this.exact[at] = exact ? 1 : 0;
  }

  private columnOf(axis: "y" | "z", n: number, { still, bow }: Sway): Column | null {
    const { member, line, ends, c, s } = this.input;
    const ei = s.e * (axis === "y" ? c.p.iy : c.p.iz);
    const length = bucklingLength({ axis, member, line, ends, n, still, bow, ei });
    if ("reason" in length) return null;
    let found = this.columns[axis].get(length.l_cr);
    if (!found) this.columns[axis].set(length.l_cr, (found = column(this.given, axis, length.l_cr)));
    return found;
  }

  /** All of 6.3 as `bucklingChecks` finds it, its diagrams seen as no less than they are. */
  private combination(i: number, peaks: Peaks, sway: Sway): void {
    const { c } = this.input;
    const { my, mz } = peaks;
    const n = Math.max(0, peaks.n);
    const found = classOf(c, { n, my, mz });
    const y = this.columnOf("y", n, sway);
    const z = this.columnOf("z", n, sway);
    let [n_by, n_bz, open] = [y?.n_b ?? 0, z?.n_b ?? 0, false];
    if (n > 0) {
      this.put(i, Y, y ? rank(n / n_by) : OPEN, true);
      this.put(i, Z, z ? rank(n / n_bz) : OPEN, true);
      open = !y || !z;
      if (isOpen(c.p)) {
        const n_b = y && this.ncr_t !== null ? torsionalFlexural(this.given, y, this.ncr_t).n_b : null;
        this.put(i, TF, n_b === null ? OPEN : rank(n / n_b), true);
        open ||= n_b === null;
        n_by = Math.min(n_by, n_b ?? Infinity);
        n_bz = Math.min(n_bz, n_b ?? Infinity);
      }
    }
    const chi = this.lateral(i, my, found);
    if (!interacts(n, peaks, c)) return;
    if (open || chi === null || !y || !z) this.put(i, BOTH, OPEN, true);
    else if (chi === 0) this.put(i, BOTH, Infinity, false);
    else this.put(i, BOTH, rank(this.interaction({ n, my, mz }, y, z, n_by, n_bz, chi, found) * BEYOND), false);
  }

  /** What is left of χLT at least: 0 where nothing is shown, null where it is open. */
  private lateral(i: number, my: number, found: SectionClass): number | null {
    const { c, check, known, scan, traced } = this.input;
    const w = modulus(c, "y", found)[0];
    if (!susceptible(c.p) || my === 0) {
      this.put(i, LTB, rank(my / ((w * c.fy) / c.gamma_m1)), true);
      return 1;
    }
    if (this.onward) {
      this.put(i, LTB, OPEN, true);
      return null;
    }
    const shear = (end: 0 | 1): number => Math.max(c.negligible.vz, scan.shears[2 * i + end] as number);
    const points = this.twisted[0] * shear(0) + this.twisted[1] * shear(1);
    scan.moments(i, this.sizes);
    const m_cr = leastOf(this.beam, this.sizes, (this.spreads[i] as readonly [number, number])[1] * this.height, points, my, known);
    if (m_cr === null) {
      this.put(i, LTB, Infinity, false);
      return 0;
    }
    const k_c = (check.use_f ?? false) && this.rule.method === "rolled" ? 1 : null;
    const lateral = lateralTorsional({ rule: this.rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr, my, k_c });
    this.put(i, LTB, rank(lateral.utilisation), lateral.ignored && !traced);
    return lateral.chi;
  }

  private interaction(
    { n, my, mz }: Pick<Peaks, "n" | "my" | "mz">,
    y: Column,
    z: Column,
    n_by: number,
    n_bz: number,
    chi: number,
    found: SectionClass,
  ): number {
    const { c, line } = this.input;
    const hollow = c.p.kind === "rhs";
    const even = ({ l_cr }: Column): number => (l_cr > line.length * (1 + 1e-6) ? 0.9 : 1);
    return interaction({
      n,
      my,
      mz: mz + n * (c.effective?.n.e_n ?? 0),
      n_by,
      n_bz,
      m_b: (chi * modulus(c, "y", found)[0] * c.fy) / c.gamma_m1,
      m_z: (modulus(c, "z", found)[0] * c.fy) / c.gamma_m1,
      factors: {
        plastic: found < 3,
        hollow,
        torsional: susceptible(c.p) && (!hollow || chi < 1),
        lambda_y: y.lambda,
        lambda_z: z.lambda,
        c_my: even(y),
        c_mz: even(z),
        c_mlt: this.cantilever ? 0.9 : 1,
      },
    }).utilisation;
  }
}
