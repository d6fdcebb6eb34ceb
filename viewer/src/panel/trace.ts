/** A check as its reader follows it: clause, formula, numbers, result against limit. */
import { el } from "../controls/element.ts";
import { type Tag, tag, toDom } from "../controls/markup.ts";
import { percent } from "../format/units.ts";
import { STATUS } from "../model/status.ts";
import type { CheckResult } from "../solving/protocol.ts";

type Verification = CheckResult["verifications"][number];
type Step = Verification["steps"][number];
type Quantity = Step["inputs"][number];

/** Its utilisation stands for the whole check. */
export const decided = ({ verdict }: Pick<CheckResult, "verdict">): boolean => verdict === "pass" || verdict === "fail";

export const pillTag = (status: string): Tag => tag("span", { class: `pill ${status}` }, STATUS[status] ?? status);
const pill = (status: string): HTMLElement => toDom(pillTag(status));

const UNITS: Record<string, string> = {
  mm2: "mm²",
  mm3: "mm³",
  mm4: "mm⁴",
  mm6: "mm⁶",
  "N/mm2": "N/mm²",
  kNm: "kN·m",
  kNm2: "kN·m²",
  deg: "°",
};

/** Four significant figures, as a hand calculation would print them; large section values with thin spaces. */
export function figure(value: number | string): string {
  // Names of the schema are written as words.
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (value < 0) return `−${figure(-value)}`;
  if (!Number.isFinite(value)) return "∞";
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e7) return value.toExponential(3).replace("e+", "·10^");
  if (size >= 1e4) return Math.round(value).toLocaleString("en").replaceAll(",", "\u2009");
  return String(Number(value.toPrecision(4)));
}
export const quantity = ({ symbol, value, unit }: Quantity): string =>
  `${symbol} = ${figure(value)}${unit ? `\u00a0${UNITS[unit] ?? unit}` : ""}`;

export function stepTag(step: Step): Tag {
  const outcome = step.result
    ? `${quantity(step.result)}${step.limit ? ` ${step.status === "fail" ? ">" : "≤"} ${step.limit.symbol ? `${step.limit.symbol} = ` : ""}${figure(step.limit.value)}${step.limit.unit ? ` ${UNITS[step.limit.unit] ?? step.limit.unit}` : ""}` : ""}`
    : "";
  return tag(
    "div",
    { class: "step" },
    tag("div", { class: "what" }, tag("span", {}, step.title), tag("span", {}, step.clause)),
    step.formula ? tag("div", { class: "formula" }, step.formula) : null,
    step.inputs.length ? tag("div", { class: "inputs" }, ...step.inputs.map((input) => tag("span", {}, quantity(input)))) : null,
    outcome || step.status ? tag("div", { class: "outcome" }, outcome, step.status ? pillTag(step.status) : null) : null,
    ...step.notes.map((note) => tag("p", { class: "notes" }, note)),
  );
}

/** "My,Ed / Mb,Rd = 87.48 / 147.7 kN·m = 0.592", where a verification ends in one effect over one resistance. */
export function ratioWords({ steps }: Pick<Verification, "steps">): string | null {
  const { inputs = [], result = null } = steps.at(-1) ?? {};
  const [effect, resistance] = inputs;
  if (inputs.length !== 2 || !effect || !resistance || !result) return null;
  if (typeof effect.value !== "number" || typeof resistance.value !== "number" || typeof result.value !== "number") return null;
  if (effect.unit !== resistance.unit || Math.abs(effect.value / resistance.value - result.value) > 1e-6 * result.value) return null;
  const unit = resistance.unit ? `\u00a0${UNITS[resistance.unit] ?? resistance.unit}` : "";
  return `${effect.symbol} / ${resistance.symbol} = ${figure(effect.value)} / ${figure(resistance.value)}${unit} = ${result.value.toFixed(3)}`;
}

export function placeOf(verification: Verification, metres: (value: number) => string): string {
  return [verification.combination, verification.member, verification.position === null ? null : `x = ${metres(verification.position)}`]
    .filter(Boolean)
    .join(", ");
}

function verificationBlock(verification: Verification, metres: (value: number) => string): HTMLElement {
  const ratio = ratioWords(verification);
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
    el("div", { class: "steps" }, ...verification.steps.map((step) => toDom(stepTag(step)))),
  );
}

export const checkTitle = (check: CheckResult): string =>
  `${check.type === "en1993_1_1" ? check.edition : "Deflection"} · ${check.target.kind === "design_member" ? "design member" : "member"} ${check.target.id}`;

export function checkBlock(check: CheckResult, metres: (value: number) => string): HTMLElement {
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
    check.basis.length ? el("div", { class: "basis" }, ...check.basis.map((item) => el("span", {}, quantity(item)))) : null,
    ...check.verifications.map((verification) => verificationBlock(verification, metres)),
    ...check.warnings.map((warning) => el("p", { class: "reason" }, warning)),
  );
}
