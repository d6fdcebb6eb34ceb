/** What a check is aimed at, and how its verifications become a result. */

import type { Check } from "../generated/model.ts";
import {
  type CheckResult,
  type Coverage,
  EDITION,
  type Quantity,
  type Status,
  type Step,
  type Verification,
  verdictOf,
} from "../results/checks.ts";
import type { Ask, Assumption, Doubt, Gap } from "../results/open_points.ts";
import type { Span } from "../topology/line.ts";
import type { Target } from "../topology/target.ts";
import { askSaid } from "./questions/kinds.ts";

/** What each verification is called. */
export const TITLES: Record<string, readonly [clause: string, title: string]> = {
  tension: ["6.2.3", "Tension"],
  net_section: ["6.2.3(2)b", "Tension of the net section"],
  compression: ["6.2.4", "Compression"],
  bending_y: ["6.2.5", "Bending about y-y"],
  bending_z: ["6.2.5", "Bending about z-z"],
  bending_u: ["6.2.5", "Bending about u-u"],
  bending_v: ["6.2.5", "Bending about v-v"],
  shear_z: ["6.2.6", "Shear along z"],
  shear_y: ["6.2.6", "Shear along y"],
  torsion: ["6.2.7", "Torsion"],
  bending_shear: ["6.2.8", "Bending and shear"],
  bending_axial: ["6.2.9", "Bending and axial force"],
  bending_torsion: ["6.2.7", "Bending, axial force and torsion"],
  buckling_y: ["6.3.1", "Flexural buckling about y-y"],
  buckling_z: ["6.3.1", "Flexural buckling about z-z"],
  buckling_u: ["6.3.1", "Flexural buckling about u-u"],
  buckling_v: ["6.3.1", "Flexural buckling about v-v"],
  buckling_tf: ["6.3.1.4", "Torsional and torsional-flexural buckling"],
  ltb: ["6.3.2", "Lateral-torsional buckling"],
  ltb_torsion: ["EN 1993-6 A", "Bending and torsion, buckling"],
  buckling_torsion: ["6.3", "Buckling and torsion"],
  interaction: ["6.3.3", "Bending and axial compression, buckling"],
  transverse: ["EN 1993-1-5 6", "Transverse forces on the web"],
  flange_induced: ["EN 1993-1-5 8", "Flange-induced buckling"],
  stability: ["5.2.1", "Stability of the structure"],
  buckling: ["6.3", "Buckling of the member"],
  connection: ["BB.1.2", "Eccentricity of the end connections"],
  unforced: ["6.2.1", "No force in any combination"],
  scope: ["1.1", "Scope of the check"],
};

const KEYS = Object.keys(TITLES);

/** What there is of verifications by key, in the order that they have in a result. */
export function inOrder<T>(byKey: ReadonlyMap<string, T>): T[] {
  const out: T[] = [];
  for (const key of KEYS) {
    const found = byKey.get(key);
    if (found) out.push(found);
  }
  return out;
}

/** A verdict on the whole target that could not be started. */
export const scope = ({ code, message }: Gap): Verification =>
  titled({ key: "scope", status: "not_covered", utilisation: null, reason: message, code }, null, null, []);

export const NO_COMBINATION = (limitState: string): Gap => ({
  code: "no_combination",
  message: `no combination has the limit state ${limitState}`,
});

type Titled = Pick<Verification, "key" | "status" | "utilisation" | "reason" | "lengths"> & { code?: string | undefined };

/** A verification under its clause and title, with the place where its forces were taken. */
export function titled(
  { key, status, utilisation, reason, code, lengths = [] }: Titled,
  combination: string | null,
  place: { span: Span; x: number } | null,
  steps: Step[],
): Verification {
  const { 0: clause, 1: title } = TITLES[key] as readonly [string, string];
  const member = place?.span.member.id ?? null;
  const position = place?.x ?? null;
  const more = { ...(code !== undefined && { code }), ...(lengths.length && { lengths }) };
  return { key, clause, title, status, utilisation, combination, member, position, reason, ...more, steps };
}

/** What a check found on its target. */
export interface Findings {
  verifications: Verification[];
  coverage: Coverage[];
  asks?: Ask[];
  assumptions?: Assumption[];
  doubts?: Doubt[];
  basis?: Quantity[];
  traced: boolean;
}

function statuses(verifications: readonly Verification[], coverage: readonly Coverage[]): Status[] {
  const out: Status[] = [];
  for (const { status } of verifications) out.push(status);
  for (const { state } of coverage) if (state === "not_covered") out.push(state);
  return out;
}

/** Put a result together from its verifications. */
export function assemble(
  type: CheckResult["type"],
  check: Pick<Check, "id" | "informative">,
  target: Target,
  { verifications, coverage, asks = [], assumptions = [], doubts = [], basis = [], traced }: Findings,
): CheckResult {
  const questions = asks.map(askSaid);
  let governing: Verification | null = null;
  for (const one of verifications)
    if (one.utilisation !== null && (governing === null || one.utilisation > (governing.utilisation as number))) governing = one;
  return {
    id: `${check.id}/${target.id}`,
    check: check.id,
    type,
    target: { kind: target.kind, id: target.id },
    members: target.members.map((member) => member.id),
    ...verdictOf(statuses(verifications, coverage), asks.length > 0),
    utilisation: governing?.utilisation ?? null,
    governing: governing && {
      key: governing.key,
      clause: governing.clause,
      title: governing.title,
      combination: governing.combination as string,
      member: governing.member,
      position: governing.position,
    },
    informative: check.informative ?? false,
    edition: type === "en1993_1_1" ? EDITION : "",
    basis,
    verifications,
    coverage,
    ...{ asks, assumptions, doubts },
    warnings: [...assumptions.map(({ message }) => message), ...questions],
    questions,
    traced,
  };
}
