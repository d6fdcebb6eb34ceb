/** Why checks fail, one line for each cause. */
import { el } from "../controls/element.ts";
import { plural } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { type Cause, failureCauses } from "../results/failures.ts";
import type { ListedCheck } from "../results/overview.ts";
import type { Session } from "../state/session.ts";

/** Causes that are named; more failing checks are in the table. */
const CAUSES = 4;

/** How many fail for each cause, and whose is worst. */
export function causeList(session: Session, checks: readonly ListedCheck[]): HTMLElement {
  const line = ({ title, count, members, worst }: Cause): HTMLElement => {
    const all = members.flatMap((id) => session.parts.memberIndex.get(id) ?? []);
    const choose = (): void => session.seek({ kind: "member", index: all[0]!, all });
    const whose = el("button", { type: "button", class: "link", onclick: choose }, plural(members.length, "member"));
    return el("li", {}, `${title}: `, all.length ? whose : plural(count, "check"), `, worst ${worst.target} ${percent(worst.utilisation)}`);
  };
  return el("ul", { class: "note causes", "aria-label": "Why checks fail" }, ...failureCauses(checks).slice(0, CAUSES).map(line));
}
