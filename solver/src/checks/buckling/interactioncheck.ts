/** Bending and axial compression of a design member in one combination, EN 1993-1-1 6.3.3 with the factors of Annex B. */

import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { Cm } from "../../ec3/member_buckling/annexb.ts";
import type { Column } from "../../ec3/member_buckling/flexural.ts";
import { type BeamColumn, type BeamColumnInput, interaction } from "../../ec3/member_buckling/interaction.ts";
import { susceptible } from "../../ec3/profile.ts";
import { rootOf } from "../../members/critical.ts";
import { ownTwist } from "../../members/restraints.ts";
import type { Step } from "../../results/checks.ts";
import { momentShape, pieces, windowsOf } from "../forces/moments.ts";
import { interactionSteps } from "../trace/interaction.trace.ts";
import { type LateralResult, type MemberCheck, type MemberInput, verified } from "./member.ts";

/** From one braced point to the next. */
type Stretch = readonly [number, number];

export function interactionCheck(
  input: MemberInput,
  columns: { y: Column; z: Column },
  bows: { y: boolean; z: boolean },
  { chi: chi_lt, loose }: LateralResult,
  found: SectionClass,
  n: number,
  told: (axis: "y" | "z") => string,
): MemberCheck {
  const { c, peaks, check, diagram } = input;
  const { line } = diagram;
  const cantilever = rootOf(input.ends, ownTwist(c.p, input.s, line.length)) !== null;
  const whole = [[0, line.length]] as const;
  const between = pieces(input);
  const past = { y: pastEnds(columns.y, line.system, bows.y), z: pastEnds(columns.z, line.system, bows.z) };
  const hollow = c.p.kind === "rhs" || c.p.kind === "chs";
  const slender = columns.y.a < c.p.a;
  const shifted = slender ? n * (c.effective?.n.e_n ?? 0) : 0;
  const given = {
    n,
    my: peaks.my,
    mz: peaks.mz + shifted,
    n_by: columns.y.n_b,
    n_bz: columns.z.n_b,
    m_b: (chi_lt * modulus(c, "y", found)[0] * c.fy) / c.gamma_m1,
    m_z: (modulus(c, "z", found)[0] * c.fy) / c.gamma_m1,
    factors: {
      plastic: found < 3,
      hollow,
      // A hollow section that buckles sideways is susceptible like any other.
      torsional: susceptible(c.p) && !check.restrained && (!hollow || chi_lt < 1),
      lambda_y: columns.y.lambda,
      lambda_z: columns.z.lambda,
      c_my: past.y ?? cmOver(input, "my", braced(columns.y, whole, line.length)),
      // Restraints cut the diagram of Mz where the length between them counts: over the whole length the whole diagram does.
      c_mz: past.z ?? cmOver(input, "mz", braced(columns.z, columns.z.l_cr < line.length * (1 - 1e-6) ? between : whole, line.length)),
      // A line that buckles as one has no braced points at the ends of this piece.
      c_mlt: loose ? 1 : cantilever ? 0.9 : cmOver(input, "my", between),
    },
  };
  const result = interaction(given);
  return withTrace(input, { columns, found, given, result, shifted, past, told });
}

/** What 6.3.3 rests on. */
interface Interacting {
  columns: { y: Column; z: Column };
  found: SectionClass;
  given: BeamColumnInput;
  result: BeamColumn;
  shifted: number;
  past: { y: number | null; z: number | null };
  told: (axis: "y" | "z") => string;
}

/** Apart from what is found, whose numbers a bound asks for as well. */
function withTrace({ c, peaks, check, diagram, straight }: MemberInput, by: Interacting): MemberCheck {
  const { columns, found, given, result, shifted, past, told } = by;
  const { length } = diagram.line;
  const lengths = (): string[] => (given.n > 0 ? [told("y"), told("z")] : []);
  const steps = (): Step[] =>
    interactionSteps(given, result, {
      found,
      area: columns.y.a < c.p.a ? "Aeff" : "A",
      shifted,
      shape_y: momentShape(diagram, "my", 0, length),
      shape_z: peaks.mz > 0 ? momentShape(diagram, "mz", 0, length) : null,
      sway: past.y === SWAY || past.z === SWAY,
      longer: past.y === 1 || past.z === 1,
      twists: { y: columns.y.twists ?? false, z: columns.z.twists ?? false },
      channel: c.p.kind === "channel",
      restrained: check.restrained ?? false,
      lengths: lengths().join("; "),
      straight: straight ?? false,
    });
  return verified("interaction", result.utilisation, steps, lengths);
}

/** Cm of a mode of sway, note to Table B.3. */
export const SWAY = 0.9;

/**
 * Of a column longer than its piece; null for others. Table B.3 gives 0.9 for a mode of sway; a piece of a line that bows takes an even moment, which no diagram of the whole line
 * exceeds, and so does one of more than half of it between supports; shorter ones are looked for along it.
 */
function pastEnds({ l_cr }: Column, system: number, bows: boolean): number | null {
  if (l_cr > system * (1 + 1e-6)) return bows ? 1 : SWAY;
  return bows && l_cr < system * (1 - 1e-6) && l_cr > system / 2 ? 1 : null;
}

/** Cm of Table B.3. */
function cmOver({ diagram, peaks }: MemberInput, axis: "my" | "mz", over: readonly Stretch[]): number {
  if ((axis === "my" ? peaks.my : peaks.mz) === 0) return 1;
  let most = Number.NEGATIVE_INFINITY;
  for (const { 0: a, 1: b } of over) most = Math.max(most, Cm(momentShape(diagram, axis, a, b)));
  return most;
}

/** Fixed ends shorten a length to its half at most: one of half a piece or less has braced points of its own, which the model does not tell. */
function braced({ l_cr }: Column, given: readonly Stretch[], length: number): readonly Stretch[] {
  for (const { 0: a, 1: b } of given) if (b - a >= 2 * l_cr * (1 - 1e-6)) return [...given, ...windowsOf(length, l_cr)];
  return given;
}
