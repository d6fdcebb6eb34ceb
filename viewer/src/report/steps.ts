/** A step of a check as its reader follows it, on the page and on paper: formula, numbers, result against limit. */
import { type Markup, type Tag, tag } from "../controls/markup.ts";
import { inUnits, type Quantity as Measured, type UnitSystem, unitSymbol } from "../format/units.ts";
import type { CheckResult } from "../results/overview.ts";
import { STATUS, type Status } from "../results/status.ts";

import { typeset } from "./symbols.ts";

type Verification = CheckResult["verifications"][number];
type Step = Verification["steps"][number];
type Quantity = Step["inputs"][number];

/** Its utilisation stands for the whole check. */
export const decided = ({ verdict }: Pick<CheckResult, "verdict">): boolean => verdict === "pass" || verdict === "fail";

export const pillTag = (status: Status): Tag => tag("span", { class: `pill ${status}` }, STATUS[status]);

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

/** What the checks' units measure, and what one of them is in SI: readers of feet and kips have the figures in theirs. */
const MEASURED: Record<string, [Measured, number]> = {
  kN: ["force", 1e3],
  kNm: ["moment", 1e3],
  m: ["length", 1],
  mm: ["thickness", 1e-3],
  mm2: ["area", 1e-6],
  mm3: ["modulus", 1e-9],
  mm4: ["inertia", 1e-12],
  mm6: ["warping", 1e-18],
  "N/mm2": ["stress", 1e6],
};

/** A figure with its unit; the second is empty where it has none. */
function written(value: number | string, unit: string | undefined, system: UnitSystem): [figure: string, unit: string] {
  const [measured, one] = MEASURED[unit ?? ""] ?? [];
  if (system !== "kip" || !measured || !one || typeof value === "string") return [figure(value), unit ? (UNITS[unit] ?? unit) : ""];
  return [figure(inUnits(value * one, measured, system)), unitSymbol(measured, system)];
}
const joined = ([value, unit]: [string, string]): string => (unit ? `${value}\u00a0${unit}` : value);

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
export const quantity = ({ symbol, value, unit }: Quantity, system: UnitSystem): string =>
  `${symbol} = ${joined(written(value, unit, system))}`;

/** The same with its symbol as it is printed. */
const told = ({ symbol, value, unit }: Quantity, system: UnitSystem): Markup[] => [
  ...typeset(symbol),
  ` = ${joined(written(value, unit, system))}`,
];

/** The constants of a code's formulas are in its own units. */
export const conversionNote = (system: UnitSystem): string =>
  system === "kip" ? "Figures are converted to kip, ft and in; constants in formulas, as 235 in √(235/fy), are in N/mm²." : "";

export function stepTag(step: Step, system: UnitSystem): Tag {
  const { limit, result } = step;
  const bound = limit ? joined(written(limit.value, limit.unit, system)) : "";
  const sign = step.status === "fail" ? " > " : " ≤ ";
  const against = limit ? [sign, ...(limit.symbol ? [...typeset(limit.symbol), " = "] : []), bound] : [];
  const outcome = result ? [...told(result, system), ...against] : [];
  return tag(
    "div",
    { class: "step" },
    tag("div", { class: "what" }, tag("span", {}, step.title), tag("span", {}, step.clause)),
    step.formula ? tag("div", { class: "formula" }, ...typeset(step.formula)) : null,
    step.inputs.length ? tag("div", { class: "inputs" }, ...step.inputs.map((input) => tag("span", {}, ...told(input, system)))) : null,
    outcome.length || step.status ? tag("div", { class: "outcome" }, ...outcome, step.status ? pillTag(step.status) : null) : null,
    ...step.notes.map((note) => tag("p", { class: "notes" }, note)),
  );
}

/** "My,Ed / Mb,Rd = 87.48 / 147.7 kN·m = 0.592", where a verification ends in one effect over one resistance. */
export function ratioWords({ steps }: Pick<Verification, "steps">, system: UnitSystem): string | null {
  const { inputs = [], result = null } = steps.at(-1) ?? {};
  const [effect, resistance] = inputs;
  if (inputs.length !== 2 || !effect || !resistance || !result) return null;
  if (typeof effect.value !== "number" || typeof resistance.value !== "number" || typeof result.value !== "number") return null;
  if (effect.unit !== resistance.unit || Math.abs(effect.value / resistance.value - result.value) > 1e-6 * result.value) return null;
  const [above] = written(effect.value, effect.unit, system);
  return `${effect.symbol} / ${resistance.symbol} = ${above} / ${joined(written(resistance.value, resistance.unit, system))} = ${result.value.toFixed(3)}`;
}

export function placeOf(verification: Verification, metres: (value: number) => string): string {
  return [verification.combination, verification.member, verification.position === null ? null : `x = ${metres(verification.position)}`]
    .filter(Boolean)
    .join(", ");
}

export const checkTitle = (check: CheckResult): string =>
  `${check.type === "en1993_1_1" ? check.edition : "Deflection"} · ${check.target.kind === "design_member" ? "design member" : "member"} ${check.target.id}`;
