/** Results at a glance: the verdict, the governing utilisation, the largest displacement, whether the numbers balance. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { counted } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { balanced, digitsText, orderText } from "../model/balance.ts";
import { exceeded, exceeds } from "../model/exceeding.ts";
import { criticalWords } from "../model/modes.ts";
import { pointsPerMember } from "../model/points.ts";
import { isWhole, verdictClass } from "../model/verdict.ts";
import { UNVERIFIED, utilisationColour } from "../picture/scale.ts";
import type { Failure, SetInfo, ShapeValues } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { batched } from "../state/timing.ts";
import { idleNotes } from "./idle.ts";

function meter(ratio: number, colour: string): HTMLElement {
  const fill = el("i");
  const mark = el("b");
  const full = Math.max(1, ratio);
  fill.style.width = `${(ratio / full) * 100}%`;
  fill.style.backgroundColor = colour;
  fill.classList.toggle("striped", colour === UNVERIFIED);
  mark.style.left = `calc(${(1 / full) * 100}% - 2px)`;
  return el("div", { class: "meter", "aria-hidden": "true" }, fill, mark);
}

/** Open points that are read at a glance; the rest are counted, and the report has all. */
const POINTS = 4;

function openPoints(open: string[]): HTMLElement[] {
  if (!open.length) return [];
  const item = (text: string): HTMLElement => el("li", {}, text);
  const rest = open.slice(POINTS);
  return [
    el("ul", { class: "open-points", "aria-label": "Open points" }, ...open.slice(0, POINTS).map(item)),
    ...(rest.length
      ? [el("details", { class: "open-points" }, el("summary", {}, `${counted(rest.length)} more`), el("ul", {}, ...rest.map(item)))]
      : []),
  ];
}

function utilisation(session: Session): HTMLElement {
  const { verdict, checks, conditioning } = session.overview!;
  const governing = checks.find((check) => check.id === verdict.governing);
  const counts = [
    verdict.pass ? `${counted(verdict.pass)} verified` : "",
    verdict.fail ? `${counted(verdict.fail)} fail` : "",
    verdict.cannot_verify ? `${counted(verdict.cannot_verify)} cannot be verified` : "",
    verdict.incomplete ? `${counted(verdict.incomplete)} incomplete` : "",
    verdict.informative ? `${counted(verdict.informative)} informative` : "",
  ].filter(Boolean);
  const choose = (): void => {
    const index = session.parts.memberIndex.get(governing?.governing?.member ?? governing?.members[0] ?? "");
    if (index !== undefined) session.seek({ kind: "member", index });
  };
  const shown = verdict.is === "nothing_checked" ? null : verdict.utilisation;
  const open = governing?.unverified ?? null;
  // A colour of the scale would say that all is well up to here, which only a whole verdict does.
  const settled = verdict.is === "passes" || verdict.is === "fails";
  const colour = conditioning.trusted && settled ? utilisationColour(shown) : UNVERIFIED;
  return el(
    "div",
    { class: "figure figure-main" },
    el(
      "div",
      { class: "head" },
      el("span", { class: "label" }, "Governing utilisation"),
      el("span", { class: `pill ${verdictClass(verdict.is)}` }, verdict.word),
    ),
    el("div", { class: "value", id: "governing-utilisation" }, percent(shown, isWhole(verdict) && open === null)),
    shown === null ? null : meter(shown, colour),
    governing?.governing && shown !== null
      ? el(
          "p",
          { class: "note" },
          `${governing.governing.title} (${governing.governing.clause}), `,
          el("button", { type: "button", class: "link", onclick: choose }, governing.target.id),
          `, ${governing.governing.combination}${governing.beyond ? `: ${governing.beyond}` : ""}${open === null ? "" : `; ${open} not verified`}`,
        )
      : null,
    el("p", { class: "note verdict-sentence" }, verdict.sentence),
    // Of checks that all fail, or all cannot be verified, the sentence has said how many.
    counts.length > (verdict.is === "fails" || verdict.is === "cannot_verify" ? 1 : 0)
      ? el("p", { class: "note" }, counts.join(", "))
      : null,
    ...openPoints(verdict.open),
    ...exceeded(checks)
      .slice(0, 3)
      .map((check) => el("p", { class: "note" }, exceeds(check))),
  );
}

function balanceFigure(session: Session, info: SetInfo): Node[] {
  const { equilibrium, residual } = info;
  if (info.failed) return [failureNote(`${info.id} has no results`, info.failed)];
  const digits = session.overview!.conditioning.digits;
  return [
    el("div", { class: "label" }, "Equilibrium"),
    el("div", { class: "value" }, balanced(info) ? "balanced" : "not balanced"),
    el(
      "p",
      { class: "note" },
      `loads against reactions ${equilibrium.toExponential(0)}, residual ${residual.toExponential(0)}, ${digitsText(digits)}`,
    ),
    el("p", { class: "note", id: "order" }, orderText(info)),
    ...idleNotes(session),
  ];
}

function displacementFigure(session: Session, info: SetInfo, { largest, sag, from }: ShapeValues, shown: ShapeValues | null): Node[] {
  const { value, member, x, node } = largest;
  const { nodes, members } = session.model.model;
  const place = node === null ? `${members[member]?.id ?? "–"} at x = ${session.measure(x, "length")}` : `node ${nodes[node]!.id}`;
  return [
    el("div", { class: "label" }, `Largest displacement${info.limitState ? `, ${info.limitState}` : ""}`),
    el("div", { class: "value", id: "largest-displacement" }, session.measure(value, "deflection")),
    el("p", { class: "note" }, `from where it stood: ${place}, ${from}`),
    ...(sag
      ? [
          el(
            "p",
            { class: "note" },
            `bars are drawn straight: ${members[sag.member]!.id} sags ${session.measure(sag.value, "deflection")} between its ends`,
          ),
        ]
      : []),
    ...(shown ? [el("p", { class: "note" }, `as drawn, ${shown.from}: ${session.measure(shown.largest.value, "deflection")}`)] : []),
  ];
}

function criticalFigure(session: Session): HTMLElement | null {
  const words = criticalWords(session.overview!.modes, session.setInfo?.order ?? 1);
  if (!words) return null;
  return el(
    "div",
    { class: "figure figure-main", id: "critical" },
    el("span", { class: "label" }, "α", el("sub", {}, "cr"), " "),
    el("b", {}, words.value),
    el("span", { class: words.bad ? "note bad" : "note" }, ` ${words.note}`),
  );
}

/** A model without results has a verdict too: the word that the command prints. */
const unsolved = ({ code, message }: Failure): HTMLElement =>
  el(
    "div",
    { class: "figure figure-main" },
    el(
      "div",
      { class: "head" },
      el("span", { class: "label" }, "Verdict"),
      el("span", { class: "pill fail" }, code === "unstable" ? "unstable: a mechanism" : "not solved"),
    ),
    el("p", { class: "note" }, message),
    el("p", { class: "hint" }, "No numbers are shown: this model was not solved."),
  );

async function movement(session: Session, info: SetInfo): Promise<Node[]> {
  const of = session.movementSet ?? info;
  if (of.failed) return [failureNote(`${of.id} has no results`, of.failed)];
  const points = pointsPerMember(session.parts.runs.length);
  const shape = await session.solution.shape(of.key, points);
  const drawn = of.key === info.key || info.failed ? null : await session.solution.shape(info.key, points);
  return displacementFigure(session, of, shape, drawn);
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
    balance.replaceChildren(...balanceFigure(session, info));
    const figure = await movement(session, info).catch((error: unknown) => [failureNote("The largest displacement is not known", error)]);
    if (session.setInfo?.key === info.key) displacement.replaceChildren(...figure);
  };
  const again = batched(() => void perSet());
  const figures = (): void => {
    const { conditioning, verdict } = session.overview!;
    body.replaceChildren(
      ...[
        conditioning.trusted ? null : el("p", { class: "banner figure-main", role: "alert", id: "untrusted" }, verdict.sentence),
        utilisation(session),
        criticalFigure(session),
        displacement,
        balance,
      ].filter((node) => node !== null),
    );
  };
  session.modes.watch(() => session.overview && figures());
  session.status.watch((status) => {
    const { is } = status;
    if (is === "solved") {
      document.documentElement.classList.toggle("untrusted", !session.overview!.conditioning.trusted);
      figures();
      again();
    } else if (is === "failed") body.replaceChildren(unsolved(status.failure));
  });
  watchAll([session.set, session.units], again);
  return el("section", { "aria-labelledby": "glance-title" }, el("h2", { id: "glance-title", tabindex: "-1" }, "At a glance"), body);
}
