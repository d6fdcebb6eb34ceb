/** Failing checks by what governs them, so that one cause is said once. */
import type { ListedCheck } from "./overview.ts";

export interface Cause {
  /** What governs: "Lateral-torsional buckling (6.3.2)". */
  title: string;
  count: number;
  members: string[];
  worst: { target: string; utilisation: number };
}

type Failing = Pick<ListedCheck, "verdict" | "informative" | "governing" | "check" | "members" | "target" | "utilisation">;

/** Most members first. */
export function failureCauses(checks: readonly Failing[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { verdict, informative, governing, check, members, target, utilisation } of checks) {
    if (verdict !== "fail" || informative) continue;
    const title = governing ? `${governing.title} (${governing.clause})` : check;
    const worst = { target: target.id, utilisation: utilisation ?? 0 };
    const cause = causes.get(title);
    if (!cause) causes.set(title, { title, count: 1, members: [...members], worst });
    else {
      cause.count++;
      cause.members.push(...members);
      if (worst.utilisation > cause.worst.utilisation) cause.worst = worst;
    }
  }
  return [...causes.values()]
    .map((cause) => ({ ...cause, members: [...new Set(cause.members)] }))
    .sort((a, b) => b.members.length - a.members.length);
}
