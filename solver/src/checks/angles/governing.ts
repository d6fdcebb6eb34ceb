/** What governs each verification of an angle or a tee, over its places and combinations. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { type AngleAction, type AngleCapacity, angleAction } from "../../ec3/angles/angleresistance.ts";
import { type Step, statusOf, type Verification } from "../../results/checks.ts";
import type { CheckCombination, Diagram, Forces } from "../../topology/context.ts";
import type { Span } from "../../topology/line.ts";
import type { MemberCheck } from "../buckling/member.ts";
import { titled } from "../target.ts";
import { angleForcesStep } from "../trace/angle.trace.ts";
import { ANGLE_VERIFICATIONS } from "./verifications.ts";

/** What governs a verification; a member's own check has no place along it. */
export interface Found {
  key: string;
  utilisation: number | null;
  reason: string | null;
  code?: string | undefined;
  lengths?: string[];
  combination: CheckCombination;
  place: { span: Span; x: number } | null;
  status: Verification["status"];
  steps: () => Step[];
}

/** Largest forces of an angle in one combination; n is compression positive and may be negative, moments are magnitudes. */
export interface AnglePeaks {
  n: number;
  tension: number;
  mu: number;
  mv: number;
}

/** Places between the special positions where stresses of several forces may peak. */
const PARTS = 20;

/** Every special position and even parts between them, both sides of jumps: keeps what governs, hands back the largest forces. */
export function verifyPlaces(diagram: LineDiagram, c: AngleCapacity, worst: Map<string, Found>): AnglePeaks {
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const peaks: AnglePeaks = { n: 0, tension: 0, mu: 0, mv: 0 };
  const { combination } = diagram;
  const at = (span: Span, x: number, f: AngleAction): void => {
    peaks.n = Math.max(peaks.n, f.n);
    peaks.tension = Math.max(peaks.tension, -f.n);
    peaks.mu = Math.max(peaks.mu, Math.abs(f.mu));
    peaks.mv = Math.max(peaks.mv, Math.abs(f.mv));
    for (const { key, called, verify, steps } of ANGLE_VERIFICATIONS) {
      if (!called(f)) continue;
      const { utilisation, reason } = verify(c, f);
      keep(worst, {
        key,
        utilisation,
        reason,
        combination,
        place: { span, x },
        status: utilisation === null ? "not_covered" : statusOf(utilisation),
        steps: () => [angleForcesStep(combination.id, span.member.id, x, f), ...steps(c, f)],
      });
    }
  };
  diagram.line.spans.forEach((span, i) => {
    const one = diagram.diagrams[i] as Diagram;
    const { length } = span.member;
    for (const x of one.positions) {
      if (x > 0) at(span, x, angleAction(c, one.forces(x, -1, forces)));
      if (x < length) at(span, x, angleAction(c, one.forces(x, 1, forces)));
    }
    for (let k = 1; k < PARTS; k++) at(span, (k * length) / PARTS, angleAction(c, one.forces((k * length) / PARTS, 1, forces)));
  });
  return peaks;
}

export function memberFound(check: MemberCheck, combination: CheckCombination): Found {
  const { key, utilisation, reason, code, status, steps } = check;
  const lengths = (status === "fail" && check.lengths?.()) || [];
  const why = reason ?? (lengths.length ? lengths.join("; ") : null);
  return { key, utilisation, reason: why, code, lengths, combination, place: null, status, steps };
}

/** Not covered outlasts a number, a failure outlasts both: then the largest utilisation governs. */
export function keep(worst: Map<string, Found>, found: Found): void {
  const rank = ({ status, utilisation }: Found): number =>
    status === "fail" ? 1e10 + Math.min(utilisation as number, 1e9) : status === "not_covered" ? 1e9 : (utilisation ?? -1);
  const held = worst.get(found.key);
  if (!held || rank(found) > rank(held)) worst.set(found.key, found);
}

export const verificationOf = (found: Found, traced: boolean): Verification =>
  titled(found, found.combination.id, found.place, traced ? found.steps() : []);
