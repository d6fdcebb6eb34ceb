/** Checks in a line each, worst first; of one target with its calculation. */

import { type CheckResult, type Results, reasonSaid, reasonsOf, type Trace } from "handoff-solver";

import { clipped } from "./listing.js";
import type { Names } from "./naming.js";
import { significant } from "./quiet.js";

type Row = Record<string, unknown>;

/** Failures, then what could not be verified, then what awaits an answer; those that count first, each by utilisation. */
const RANK: Record<CheckResult["verdict"], number> = { fail: 0, cannot_verify: 1, incomplete: 2, pass: 3 };
const worstCheckFirst = (a: CheckResult, b: CheckResult): number =>
  RANK[a.verdict] - RANK[b.verdict] || Number(a.informative) - Number(b.informative) || (b.utilisation ?? -1) - (a.utilisation ?? -1);

/** Every check in a line with what governs and why it is not wholly verified. */
export function checks(results: Results): Record<string, unknown>[] {
  return [...results.checks].sort(worstCheckFirst).map((check) => {
    const left = [
      ...reasonsOf(check).map(reasonSaid),
      ...check.verifications.flatMap(({ status, title, reason }) => (status === "skipped" ? [`${title}: skipped, ${reason}`] : [])),
    ];
    const { governing } = check;
    const at = governing?.position == null ? "" : `, ${governing.member} x ${significant(governing.position)} m`;
    return {
      check: check.check,
      target: check.target.id,
      verdict: check.verdict,
      utilisation: check.utilisation === null ? null : significant(check.utilisation),
      governing: governing && `${governing.title} (${governing.clause}), ${governing.combination}${at}`,
      ...(check.informative ? { informative: true } : {}),
      ...(left.length ? { not_verified: left } : {}),
    };
  });
}

/** The first reason stands for the rest, which the table `checks` has. */
export const briefCheck = ({ not_verified: left, ...row }: Record<string, unknown>): Record<string, unknown> => {
  const [first, ...more] = (left as string[] | undefined) ?? [];
  return first === undefined ? row : { ...row, not_verified: clipped(first) + (more.length ? ` (and ${more.length} more)` : "") };
};

/** Each verification of the checks of one target. */
export function checksOf(results: Results, target: string, names?: Names): Row[] {
  const own = results.checks.filter(
    (check) => check.target.id === target || check.members.some((id) => id === target || id.startsWith(`${target}/`)),
  );
  return own.flatMap((check) => [headOf(check, names), ...[...check.verifications].sort(worstVerificationFirst).map(verification)]);
}

const FIRST: Record<Trace.Status, number> = { fail: 0, not_covered: 1, skipped: 2, pass: 3 };
const worstVerificationFirst = (a: Trace.Verification, b: Trace.Verification): number =>
  FIRST[a.status] - FIRST[b.status] || (b.utilisation ?? -1) - (a.utilisation ?? -1);

function headOf(check: CheckResult, names?: Names): Row {
  const { id, verdict, utilisation, members, basis } = check;
  const groups = new Set(members.flatMap((member) => names?.ofMember(member).groups?.split(", ").filter(Boolean) ?? []));
  return {
    ...{ check: id, verdict, utilisation: utilisation === null ? null : significant(utilisation), members },
    ...(groups.size ? { groups: [...groups].join(", ") } : {}),
    ...{ not_verified: reasonsOf(check).map(reasonSaid), warnings: check.warnings, basis: basis.map(quantity).join("; ") },
  };
}

function verification({ clause, title, status, utilisation, combination, member, position, reason, steps }: Trace.Verification): Row {
  return {
    ...{ clause, title, status, utilisation: utilisation === null ? null : significant(utilisation), in: combination },
    ...(position === null ? {} : { member, x: significant(position) }),
    ...(reason === null ? {} : { reason }),
    steps: steps.map(step),
  };
}

const quantity = ({ symbol, value, unit }: Trace.Quantity): string =>
  `${symbol} = ${typeof value === "number" ? significant(value) : value}${unit ? ` ${unit}` : ""}`;

/** One line of the calculation as it would be written by hand. */
const step = ({ clause, formula, inputs, result, limit, notes }: Trace.Step): string =>
  [
    `${clause}: ${formula}`,
    inputs.map(quantity).join(", "),
    ...(result ? [`→ ${quantity(result)}`] : []),
    ...(limit ? [`≤ ${quantity(limit)}`] : []),
    ...notes,
  ]
    .filter(Boolean)
    .join("; ");
