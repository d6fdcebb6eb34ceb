/** How far the model is used: the verdict, the governing check with its place, and what is left open. */
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { exceeded, exceeds } from "../results/exceeding.ts";
import type { Overview } from "../results/overview.ts";
import { UNVERIFIED, utilisationColour } from "../results/utilisation.ts";
import { isWhole, type VerdictPart, verdictClass, verdictParts } from "../results/verdict.ts";
import type { Session } from "../state/session.ts";

/** `isOpen`: the figure is a least one. */
function meter(ratio: number, colour: string, isOpen: boolean): HTMLElement {
  const fill = el("i");
  const mark = el("b");
  const full = Math.max(1, ratio);
  fill.style.width = `${(ratio / full) * 100}%`;
  fill.style.backgroundColor = colour;
  fill.classList.toggle("striped", colour === UNVERIFIED);
  fill.classList.toggle("open", isOpen && colour !== UNVERIFIED);
  mark.style.left = `calc(${(1 / full) * 100}% - 2px)`;
  return el("div", { class: "meter", "aria-hidden": "true" }, fill, mark);
}

/** Cards are fetched where there is anything to say; until then, and where they cannot be, the points stand as the solver says them. */
function openPoints(session: Session, { points: all, verdict: { open } }: Overview): HTMLElement[] {
  const points = all.filter(({ follows }) => !follows);
  if (!open.length || (all.length && !points.length)) return [];
  const place = el("div", { class: "open-points" }, el("ul", { "aria-label": "Open points" }, ...open.map((text) => el("li", {}, text))));
  if (points.length)
    import("../answers/cards.ts").then(
      ({ pointCards }) => place.replaceChildren(...pointCards(session, points)),
      () => undefined,
    );
  return [place];
}

/** Of several checks that fail; fetched where some do. */
function causesOf(session: Session, { checks, verdict }: Overview): HTMLElement | null {
  if (verdict.fail < 2) return null;
  const place = el("div", {});
  import("./causes.ts").then(
    ({ causeList }) => place.replaceChildren(causeList(session, checks)),
    () => undefined,
  );
  return place;
}

/** The three parts of the verdict; where all is well, one line says so. */
function partsList(overview: Overview): HTMLElement {
  const { informative } = overview.verdict;
  const parts = verdictParts(overview);
  const also = informative ? `, ${counted(informative)} informative` : "";
  const [members] = parts;
  if (parts.every(({ is }) => is === "pass")) return el("p", { class: "note" }, `${members!.words}${also}`);
  const line = ({ part, title, words, is }: VerdictPart): HTMLElement[] => [
    el("dt", {}, title),
    el("dd", { class: is }, part === "members" ? `${words}${also}` : words),
  ];
  return el("dl", { class: "verdict-parts" }, ...parts.flatMap(line));
}

export function utilisationFigure(session: Session): HTMLElement {
  const { verdict, checks, conditioning, points } = session.overview!;
  const governing = checks.find((check) => check.id === verdict.governing);
  const choose = (): void => {
    const place = (id: string | undefined): number | undefined => session.parts.memberIndex.get(id ?? "");
    const index = place(governing?.governing?.member ?? governing?.members[0]);
    if (index !== undefined) session.seek({ kind: "member", index, all: governing!.members.map((id) => place(id)!) });
  };
  const shown = verdict.is === "nothing_checked" ? null : verdict.utilisation;
  const open = governing?.unverified ?? null;
  const whole = isWhole({ verdict, points }) && open === null;
  const colour = conditioning.trusted ? utilisationColour(shown) : UNVERIFIED;
  return el(
    "div",
    { class: "figure figure-main" },
    el(
      "div",
      { class: "head" },
      el("span", { class: "label" }, "Governing utilisation"),
      el("span", { class: `pill ${verdictClass(verdict.is)}` }, verdict.word),
    ),
    el("div", { class: "value", id: "governing-utilisation" }, percent(shown, whole)),
    shown === null ? null : meter(shown, colour, !whole),
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
    checks.length ? partsList(session.overview!) : null,
    causesOf(session, session.overview!),
    ...openPoints(session, session.overview!),
    ...exceeded(checks)
      .slice(0, 3)
      .map((check) => el("p", { class: "note" }, exceeds(check))),
  );
}
