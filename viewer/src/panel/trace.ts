/** A check as its reader follows it: clause by clause, each with its steps. */
import { el } from "../controls/element.ts";
import { toDom } from "../controls/markup.ts";
import { percent, type UnitSystem } from "../format/units.ts";
import { checkTitle, conversionNote, decided, pillTag, placeOf, quantity, ratioWords, stepTag } from "../report/steps.ts";
import type { CheckResult } from "../results/overview.ts";
import type { Status } from "../results/status.ts";

type Verification = CheckResult["verifications"][number];

const pill = (status: Status): HTMLElement => toDom(pillTag(status));

function verificationBlock(verification: Verification, metres: (value: number) => string, system: UnitSystem): HTMLElement {
  const ratio = ratioWords(verification, system);
  return el(
    "details",
    { "data-key": verification.key },
    el(
      "summary",
      {},
      el(
        "span",
        {},
        verification.title,
        el("span", { class: "clause" }, [verification.clause, placeOf(verification, metres)].filter(Boolean).join(" · ")),
      ),
      el("span", { class: "ratio" }, verification.utilisation === null ? "" : percent(verification.utilisation)),
      pill(verification.status),
    ),
    verification.reason ? el("p", { class: "reason" }, verification.reason) : null,
    ratio ? el("p", { class: "ratio-line" }, ratio) : null,
    el("div", { class: "steps" }, ...verification.steps.map((step) => toDom(stepTag(step, system)))),
  );
}

export function checkBlock(check: CheckResult, metres: (value: number) => string, system: UnitSystem): HTMLElement {
  const note = conversionNote(system);
  return el(
    "article",
    { class: "check", "aria-label": `Check ${check.id}` },
    el(
      "header",
      {},
      el("span", { class: "title" }, checkTitle(check)),
      pill(check.verdict),
      el(
        "span",
        { class: "sub" },
        `${check.check}${check.informative ? " (informative, never counts as a failure)" : ""}: ${
          check.utilisation === null ? "nothing verified" : `utilisation ${percent(check.utilisation, decided(check))}`
        }`,
      ),
    ),
    check.basis.length ? el("div", { class: "basis" }, ...check.basis.map((item) => el("span", {}, quantity(item, system)))) : null,
    note ? el("p", { class: "notes" }, note) : null,
    ...check.verifications.map((verification) => verificationBlock(verification, metres, system)),
    ...check.warnings.map((warning) => el("p", { class: "reason" }, warning)),
  );
}
