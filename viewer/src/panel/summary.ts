/** Results at a glance: the verdict, the governing utilisation, the largest displacement, whether the numbers balance. */

import { effect, follow, untracked } from "../base/signal.ts";
import { el, live } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { pointsPerMember } from "../model/points.ts";
import { digitsText, orderText } from "../results/found.ts";
import { criticalWords, isCollapse, lowestOf } from "../results/modes.ts";
import type { Failure } from "../results/overview.ts";
import type { SetInfo, ShapeValues } from "../results/sets.ts";
import type { Session } from "../state/session.ts";
import { idleNotes } from "./idle.ts";
import { utilisationFigure } from "./utilisation.ts";

function balanceFigure(session: Session, info: SetInfo): Node[] {
  const { equilibrium, residual } = info;
  if (info.failed) return [failureNote(`${info.id} has no results`, info.failed)];
  const digits = session.overview!.conditioning.digits;
  return [
    el("div", { class: "label" }, "Equilibrium"),
    el("div", { class: "value" }, info.balanced ? "balanced" : "not balanced"),
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
  // Another set may be drawn than the one whose figure this is.
  const [told, drawn] = [sag ?? shown?.sag, shown ? shown.sag : sag];
  const place = node === null ? `${members[member]?.id ?? "–"} at x = ${session.measure(x, "length")}` : `node ${nodes[node]!.id}`;
  return [
    el("div", { class: "label" }, `Largest displacement${info.limitState ? `, ${info.limitState}` : ""}`),
    el("div", { class: "value", id: "largest-displacement" }, session.measure(value, "deflection")),
    el("p", { class: "note" }, `from where it stood: ${place}, ${from}`),
    ...(told
      ? [
          el(
            "p",
            { class: "note" },
            `bars are ${drawn ? "drawn straight" : "left out"}: ${members[told.member]!.id} sags ${session.measure(told.value, "deflection")} between its ends`,
          ),
        ]
      : []),
    ...(shown ? [el("p", { class: "note" }, `as drawn, ${shown.from}: ${session.measure(shown.largest.value, "deflection")}`)] : []),
  ];
}

/** From so many members on a mode takes a while: it is looked for when it is asked for. */
const AT_ONCE = 300;

const drawCritical = (session: Session): void =>
  void session.showCritical().catch((error: unknown) => session.report("The form could not be found", error));

/** The form of a structure that gives way is drawn unasked, once for each solve. */
function drawWhereItGivesWay(session: Session): void {
  let drawn: readonly SetInfo[] = [];
  effect(() => {
    const { modes, sets } = session;
    if (session.standing !== "solved" || !modes || modes.buckling.length || drawn === sets) return;
    const isBad = criticalWords(modes, session.setInfo?.order ?? 1)?.bad || isCollapse(modes);
    if (!isBad || session.parts.runs.length > AT_ONCE) return;
    drawn = sets;
    drawCritical(session);
  });
}

/** Null where it is drawn already, or cannot be yet. */
const showMode = (session: Session): HTMLElement | null =>
  session.modes!.buckling.length || session.standing !== "solved"
    ? null
    : el("div", {}, el("button", { type: "button", class: "button small", onclick: () => drawCritical(session) }, "Show how it gives way"));

function criticalFigure(session: Session): HTMLElement | null {
  const words = criticalWords(session.modes!, session.setInfo?.order ?? 1);
  if (!words) return null;
  return el(
    "div",
    { class: "figure figure-main", id: "critical" },
    el("span", { class: "label" }, "α", el("sub", {}, "cr"), " "),
    el("b", {}, words.value),
    el("span", { class: words.bad ? "note bad" : "note" }, ` ${words.note}`),
    showMode(session),
  );
}

/** Said before anything else. */
function collapsed(session: Session): HTMLElement {
  const place = el("div", { class: "figure figure-main" }, `αcr = ${lowestOf(session.modes!)!.alpha.toPrecision(2)}`);
  const draw = showMode(session);
  import("./collapse.ts").then(
    ({ collapseFigure }) => place.replaceChildren(collapseFigure(session, draw)),
    (error: unknown) => place.append(failureNote("What buckles could not be shown", error)),
  );
  return place;
}

/** Sections whose share is told beside the whole; of more the report has the list. */
const WEIGHED = 4;

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
    // How it can move stands above, each way with its picture.
    code === "unstable" ? null : el("p", { class: "note" }, message),
    el("p", { class: "hint" }, "No numbers are shown: this model was not solved."),
  );

/** The figure of the model's movements, and the way to it. */
function movement(session: Session): () => Promise<Node[]> {
  const { setInfo: info, movementSet: of, solution } = session;
  if (!info || !of) return async () => [];
  // Written in these units.
  void session.units.value;
  const points = pointsPerMember(session.parts.runs.length);
  return async () => {
    if (of.failed) return [failureNote(`${of.id} has no results`, of.failed)];
    const shape = await solution.shape(of.key, points);
    const drawn = of.key === info.key || info.failed ? null : await solution.shape(info.key, points);
    return displacementFigure(session, of, shape, drawn);
  };
}

function massPlan({ model, sections: { value: sections }, measure }: Session): () => Promise<Node[]> {
  const word = (mass: number | null): string => measure(mass, "mass");
  void word(0);
  return async () => {
    const { memberMass } = await import("../model/mass.ts");
    const mass = memberMass(model, sections);
    if (!mass) return [];
    const { sections: used, plates } = model.model;
    const told = used.length > 1 && used.length <= WEIGHED ? used : [];
    const shares = told.map(({ id }) => `${id} ${word(memberMass(model, sections, id))}`);
    const note = [...shares, ...(plates?.length ? ["without plates"] : [])].join(", ");
    return [
      el("span", { class: "label" }, "Mass of the members "),
      el("b", { id: "mass" }, word(mass)),
      el("span", { class: "note" }, note && ` ${note}`),
    ];
  };
}

/** What a structure that does not stand says of its members. */
const folded = (figure: HTMLElement): HTMLElement =>
  el("details", { class: "figure-main" }, el("summary", {}, "Checks of members: no figure counts until the structure stands"), figure);

/** A figure that takes its time; where it cannot be found it says so. */
function figure(className: string, plan: () => () => Promise<Node[]>, missing: string): HTMLElement {
  const node = el("div", { class: className });
  follow(
    plan,
    (found) => node.replaceChildren(...found),
    (error) => node.replaceChildren(failureNote(missing, error)),
  );
  return node;
}

export function resultSummary(session: Session): HTMLElement {
  const displacement = figure("figure", () => movement(session), "The largest displacement is not known");
  const mass = figure("figure figure-main", () => massPlan(session), "The mass of the members is not known");
  const balance = live(el("div", { class: "figure" }), () => (session.setInfo ? balanceFigure(session, session.setInfo) : []));
  drawWhereItGivesWay(session);
  const body = live(el("div", { class: "glance" }), () => {
    const { failure, verdict, modes } = session;
    if (failure) return [unsolved(failure)];
    if (!verdict || !modes) return [el("p", { class: "hint figure-main" }, "Results appear here as soon as the model is solved.")];
    // The checks arrive one after the other, and with the last of them another verdict.
    const { conditioning } = untracked(() => session.overview!);
    const isBuckled = conditioning.trusted && isCollapse(modes);
    return [
      isBuckled ? collapsed(session) : null,
      conditioning.trusted ? null : el("p", { class: "banner figure-main", role: "alert", id: "untrusted" }, verdict.sentence),
      isBuckled ? folded(untracked(() => utilisationFigure(session))) : untracked(() => utilisationFigure(session)),
      isBuckled ? null : criticalFigure(session),
      displacement,
      balance,
      mass,
    ];
  });
  effect(() => document.documentElement.classList.toggle("untrusted", session.overview?.conditioning.trusted === false));
  return el("section", { "aria-labelledby": "glance-title" }, el("h2", { id: "glance-title", tabindex: "-1" }, "At a glance"), body);
}
