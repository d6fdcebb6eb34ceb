/** Results at a glance: the governing utilisation, the largest displacement, whether the numbers balance. */
import { el } from "../controls/element.ts";
import { percent } from "../format/units.ts";
import { pointsPerMember } from "../model/points.ts";
import { utilisationColour } from "../picture/scale.ts";
import type { CheckSummary } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import type { Signal } from "../state/signal.ts";
import { batched } from "../state/timing.ts";

const VERDICT: Record<CheckSummary["verdict"], string> = {
  pass: "all checks pass",
  fail: "fails",
  cannot_verify: "cannot verify all",
  none: "no check asked for",
};
/** Below this the imbalance is round-off. */
export const BALANCED = 1e-6;

function meter(ratio: number): HTMLElement {
  const fill = el("i");
  const mark = el("b");
  const full = Math.max(1, ratio);
  fill.style.width = `${(ratio / full) * 100}%`;
  fill.style.background = utilisationColour(ratio);
  mark.style.left = `calc(${(1 / full) * 100}% - 2px)`;
  return el("div", { class: "meter", "aria-hidden": "true" }, fill, mark);
}

type Check = NonNullable<Session["overview"]>["checks"][number];

/** Informative checks beyond their limit: they fail nothing, and must not stand unsaid under a pass. */
export const exceeded = (checks: readonly Check[]): Check[] => checks.filter((check) => check.informative && check.verdict === "fail");

export const exceeds = (check: Check): string =>
  `${check.governing?.title ?? check.check} of ${check.target.id} exceeds its informative limit: ${percent(check.utilisation)}, ${check.governing?.combination ?? ""}`;

function utilisation(session: Session): HTMLElement {
  const { summary, checks, skips } = session.overview!;
  const governing = checks.find((check) => check.id === summary.governing);
  const counts = [
    summary.pass ? `${summary.pass} verified` : "",
    summary.fail ? `${summary.fail} fail` : "",
    summary.cannot_verify ? `${summary.cannot_verify} cannot be verified` : "",
    summary.informative ? `${summary.informative} informative` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const beyond = exceeded(checks);
  const verdict =
    summary.verdict !== "pass"
      ? VERDICT[summary.verdict]
      : beyond.length
        ? "passes, informative limit exceeded"
        : skips
          ? "passes, parts skipped"
          : VERDICT.pass;
  const choose = (): void => {
    const index = session.parts.memberIndex.get(governing?.governing?.member ?? governing?.members[0] ?? "");
    if (index !== undefined) session.selected.set({ kind: "member", index });
  };
  return el(
    "div",
    { class: "figure figure-main" },
    el(
      "div",
      { class: "head" },
      el("span", { class: "label" }, "Governing utilisation"),
      el(
        "span",
        {
          class: `pill ${summary.verdict === "none" ? "plain" : summary.verdict === "pass" && beyond.length ? "cannot_verify" : summary.verdict}`,
        },
        verdict,
      ),
    ),
    el("div", { class: "value", id: "governing-utilisation" }, percent(summary.utilisation)),
    summary.utilisation === null ? null : meter(summary.utilisation),
    governing?.governing
      ? el(
          "p",
          { class: "note" },
          `${governing.governing.title} (${governing.governing.clause}), `,
          el("button", { type: "button", class: "link", onclick: choose }, governing.target.id),
          `, ${governing.governing.combination}`,
        )
      : null,
    counts ? el("p", { class: "note" }, counts) : null,
    ...beyond.slice(0, 3).map((check) => el("p", { class: "note" }, exceeds(check))),
  );
}

export function resultSummary(session: Session): HTMLElement {
  const body = el(
    "div",
    { class: "glance" },
    el("p", { class: "hint figure-main" }, "Results appear here as batched as the model is solved."),
  );
  const displacement = el("div", { class: "figure" });
  const balance = el("div", { class: "figure" });

  const perSet = async (): Promise<void> => {
    const info = session.setInfo;
    if (!info) return;
    const ok = info.equilibrium < BALANCED && info.residual < BALANCED;
    balance.replaceChildren(
      el("div", { class: "label" }, "Equilibrium"),
      el("div", { class: "value" }, ok ? "balanced" : "not balanced"),
      el(
        "p",
        { class: "note" },
        `loads against reactions ${info.equilibrium.toExponential(0)}, residual ${info.residual.toExponential(0)}`,
      ),
    );
    const shape = await session.solution.shape(info.key, pointsPerMember(session.parts.runs.length)).catch(() => null);
    if (!shape || session.setInfo?.key !== info.key) return;
    const { value, member, x } = shape.largest;
    const { id } = session.model.model.members[member] ?? { id: "–" };
    displacement.replaceChildren(
      el("div", { class: "label" }, "Largest displacement"),
      el("div", { class: "value", id: "largest-displacement" }, session.measure(value, "deflection")),
      el("p", { class: "note" }, `${id} at x = ${session.measure(x, "length")}, ${shape.from}`),
    );
  };
  const refresh = (): void => {
    const status = session.status.get();
    if (status.is === "solved") {
      body.replaceChildren(utilisation(session), displacement, balance);
      again();
    } else if (status.is === "failed")
      body.replaceChildren(el("p", { class: "hint figure-main" }, "No numbers are shown: this model was not solved."));
  };
  const again = batched(() => void perSet());
  session.status.watch(refresh);
  for (const change of [session.set, session.units]) (change as Signal<unknown>).watch(again);
  return el("section", { "aria-labelledby": "glance-title" }, el("h2", { id: "glance-title" }, "At a glance"), body);
}
