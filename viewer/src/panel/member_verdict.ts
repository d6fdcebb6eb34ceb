/** What the checks of one member come to. */
import { el } from "../controls/element.ts";
import { toDom } from "../controls/markup.ts";
import { percent } from "../format/units.ts";
import { pillTag, placeOf, ratioWords } from "../report/steps.ts";
import type { CheckResult } from "../results/overview.ts";
import type { Standing } from "../state/outcome.ts";
import type { Session } from "../state/session.ts";

/** Of a member that no check has looked at so far. */
function unverifiedWords({ model }: Session, standing: Standing): string {
  if (model.analysis?.checks?.length) {
    if (standing === "checking") return "Not checked so far: the checks are still to come.";
    if (standing === "stopped") return "Not checked: the checks were cancelled.";
  }
  return "No check that counts looks at this member: nothing here is verified.";
}

/** What the member comes to, before anything else: its verdict, what governs it, and the numbers behind that. */
export function memberVerdict(session: Session, member: string, traced: CheckResult[], standing: Standing): HTMLElement {
  const counted = traced.filter((check) => !check.informative);
  const worst = counted.reduce<CheckResult | null>((a, b) => ((b.utilisation ?? -1) > (a?.utilisation ?? -1) ? b : a), null);
  const first = (is: CheckResult["verdict"]): CheckResult | undefined => counted.find((check) => check.verdict === is);
  const status = first("fail") ?? first("cannot_verify") ?? first("incomplete") ?? worst;
  if (!status || !worst) return el("p", { class: "hint", id: "member-verdict" }, unverifiedWords(session, standing));
  const governing = worst.verifications.find(({ key }) => key === worst.governing?.key);
  const open = session.overview?.unverified[session.parts.memberIndex.get(member)!] ?? null;
  // As at a glance and in the list: the figure is whole where its own check is.
  const whole = worst.verdict !== "cannot_verify" && worst.verdict !== "incomplete";
  const metres = (value: number): string => session.measure(value, "length");
  return el(
    "div",
    { class: "member-verdict", id: "member-verdict" },
    toDom(pillTag(open && status.verdict === "pass" ? "incomplete" : status.verdict)),
    el("strong", {}, percent(worst.utilisation, whole)),
    governing ? el("span", {}, `${governing.title} (${governing.clause}), ${placeOf(governing, metres)}`) : null,
    el(
      "code",
      {},
      (governing && ratioWords(governing, session.units.value)) ??
        (worst.utilisation === null ? "" : `utilisation = ${worst.utilisation.toFixed(3)}`),
    ),
    open ? el("span", { class: "hint" }, `${open} not verified`) : null,
  );
}
