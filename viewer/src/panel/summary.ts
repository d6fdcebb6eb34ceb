/** Results at a glance: the governing utilisation, the largest displacement, whether the numbers balance. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { percent } from "../format/units.ts";
import { pointsPerMember } from "../model/points.ts";
import { utilisationColour } from "../picture/scale.ts";
import type { CheckSummary, SetInfo, ShapeValues } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
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

function balanceFigure({ equilibrium, residual }: SetInfo): Node[] {
  return [
    el("div", { class: "label" }, "Equilibrium"),
    el("div", { class: "value" }, equilibrium < BALANCED && residual < BALANCED ? "balanced" : "not balanced"),
    el("p", { class: "note" }, `loads against reactions ${equilibrium.toExponential(0)}, residual ${residual.toExponential(0)}`),
  ];
}

function displacementFigure(session: Session, { largest, from }: ShapeValues): Node[] {
  const { value, member, x, node } = largest;
  const { nodes, members } = session.model.model;
  const place = node === null ? `${members[member]?.id ?? "–"} at x = ${session.measure(x, "length")}` : `node ${nodes[node]!.id}`;
  return [
    el("div", { class: "label" }, "Largest displacement"),
    el("div", { class: "value", id: "largest-displacement" }, session.measure(value, "deflection")),
    el("p", { class: "note" }, `${place}, ${from}`),
  ];
}

export function resultSummary(session: Session): HTMLElement {
  const body = el(
    "div",
    { class: "glance" },
    el("p", { class: "hint figure-main" }, "Results appear here as soon as the model is solved."),
  );
  const displacement = el("div", { class: "figure" });
  const balance = el("div", { class: "figure" });

  const perSet = async (): Promise<void> => {
    const info = session.setInfo;
    if (!info) return;
    balance.replaceChildren(...balanceFigure(info));
    const figure = await session.solution.shape(info.key, pointsPerMember(session.parts.runs.length)).then(
      (shape) => displacementFigure(session, shape),
      (error: unknown) => [failureNote("The largest displacement is not known", error)],
    );
    if (session.setInfo?.key === info.key) displacement.replaceChildren(...figure);
  };
  const again = batched(() => void perSet());
  session.status.watch(({ is }) => {
    if (is === "solved") {
      body.replaceChildren(utilisation(session), displacement, balance);
      again();
    } else if (is === "failed")
      body.replaceChildren(el("p", { class: "hint figure-main" }, "No numbers are shown: this model was not solved."));
  });
  watchAll([session.set, session.units], again);
  return el("section", { "aria-labelledby": "glance-title" }, el("h2", { id: "glance-title" }, "At a glance"), body);
}
