/** Results at a glance: the verdict, the governing utilisation, the largest displacement, whether the numbers balance. */

import { watchAll } from "../base/signal.ts";
import { batched } from "../base/timing.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Reopen } from "../design/trails.ts";
import { pointsPerMember } from "../model/points.ts";
import { digitsText, orderText } from "../results/found.ts";
import { criticalWords, lowestOf } from "../results/modes.ts";
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
/** Models whose form has been asked for. */
const shown = new WeakSet<Session>();

/** The form of the lowest factor; of a structure that gives way it is drawn unasked. */
function showMode(session: Session, isBad: boolean): HTMLElement | null {
  const status = session.status.get();
  if (session.overview!.modes.buckling.length || status.is !== "solved" || status.checking) return null;
  const draw = (): void => {
    shown.add(session);
    session.showCritical().catch((error: unknown) => session.report("The form could not be found", error));
  };
  if (isBad && session.parts.runs.length <= AT_ONCE && !shown.has(session)) draw();
  return el("div", {}, el("button", { type: "button", class: "button small", onclick: draw }, "Show how it gives way"));
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
    showMode(session, words.bad),
  );
}

/** Of a structure that buckles below its loads, which is said before anything else; null of others. */
function collapsed(session: Session): HTMLElement | null {
  const lowest = lowestOf(session.overview!.modes);
  if (!lowest || lowest.alpha >= 1) return null;
  const place = el("div", { class: "figure figure-main" }, `αcr = ${lowest.alpha.toPrecision(2)}`);
  const draw = showMode(session, true);
  import("./collapse.ts").then(
    ({ collapseFigure }) => place.replaceChildren(collapseFigure(session, draw)),
    (error: unknown) => place.append(failureNote("What buckles could not be shown", error)),
  );
  return place;
}

/** Sections whose share is told beside the whole; of more the report has the list. */
const WEIGHED = 4;

async function massFigure({ model, sections, measure }: Session): Promise<Node[]> {
  const { memberMass } = await import("../model/mass.ts");
  const resolved = sections.get();
  const mass = memberMass(model, resolved);
  if (!mass) return [];
  const { sections: used, plates } = model.model;
  const told = used.length > 1 && used.length <= WEIGHED ? used : [];
  const shares = told.map(({ id }) => `${id} ${measure(memberMass(model, resolved, id), "mass")}`);
  const note = [...shares, ...(plates?.length ? ["without plates"] : [])].join(", ");
  return [
    el("span", { class: "label" }, "Mass of the members "),
    el("b", { id: "mass" }, measure(mass, "mass")),
    el("span", { class: "note" }, note && ` ${note}`),
  ];
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

export function resultSummary(session: Session, reopen: Reopen): HTMLElement {
  const body = el(
    "div",
    { class: "glance" },
    el("p", { class: "hint figure-main" }, "Results appear here as soon as the model is solved."),
  );
  const displacement = el("div", { class: "figure" });
  const balance = el("div", { class: "figure" });
  const mass = el("div", { class: "figure figure-main" });

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
    const collapse = conditioning.trusted ? collapsed(session) : null;
    body.replaceChildren(
      ...[
        collapse,
        conditioning.trusted ? null : el("p", { class: "banner figure-main", role: "alert", id: "untrusted" }, verdict.sentence),
        utilisationFigure(session, reopen),
        collapse ? null : criticalFigure(session),
        displacement,
        balance,
        mass,
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
  const weigh = async (): Promise<void> => mass.replaceChildren(...(await massFigure(session)));
  watchAll([session.sections, session.units], () => {
    weigh().catch((error: unknown) => mass.replaceChildren(failureNote("The mass of the members is not known", error)));
  });
  return el("section", { "aria-labelledby": "glance-title" }, el("h2", { id: "glance-title", tabindex: "-1" }, "At a glance"), body);
}
