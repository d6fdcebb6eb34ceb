/** Open points as cards: what is asked, whom it is about, and the answers that the page has. */
import "./cards.css";
import { answersTo } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import type { OpenPoint } from "../results/points.ts";
import { PARTS } from "../results/verdict.ts";
import type { Session } from "../state/session.ts";
import { answerRows, isAfterAnswer } from "./choices.ts";
import { pointWords } from "./question.ts";

/** Ids in a card; the rest are counted. */
const NAMED = 4;
/** Cards of a part in sight; the rest are folded. */
const IN_SIGHT = 3;

const NOUNS = { members: "point", model: "doubt", answers: "question" } as const;

/** Three parts, never mixed. */
export function pointCards(session: Session, points: readonly OpenPoint[]): HTMLElement[] {
  const parts = (["members", "model", "answers"] as const).flatMap((part) => {
    const own = points.filter((point) => point.part === part);
    if (!own.length) return [];
    const cards = own.map((point) => card(session, point));
    const rest = cards.slice(IN_SIGHT);
    const head = `${PARTS[part]} · ${plural(own.length, NOUNS[part])}`;
    return [
      el(
        "section",
        { class: `points points-${part}`, "aria-label": PARTS[part] },
        el("h3", { tabindex: "-1" }, head),
        el("ul", {}, ...cards.slice(0, IN_SIGHT)),
        rest.length ? folded(part, rest) : null,
      ),
    ];
  });
  // Who answers by keys goes on from the next point: the card that had the focus is gone.
  if (isAfterAnswer())
    queueMicrotask(() => {
      if (document.activeElement === document.body) parts[0]?.querySelector("h3")?.focus({ preventScroll: true });
    });
  return parts;
}

/** Parts whose every card the reader wants to see: each answer draws the cards anew. */
const unfolded = new Set<OpenPoint["part"]>();

function folded(part: OpenPoint["part"], rest: readonly HTMLElement[]): HTMLElement {
  const details = el(
    "details",
    { open: unfolded.has(part), ontoggle: () => void (details.open ? unfolded.add(part) : unfolded.delete(part)) },
    el("summary", {}, `${rest.length} more`),
    el("ul", {}, ...rest),
  );
  return details;
}

function card(session: Session, point: OpenPoint): HTMLElement {
  const { memberIndex } = session.parts;
  const all = point.members.flatMap((id) => memberIndex.get(id) ?? []);
  const [index] = all;
  const hit = index === undefined ? null : { kind: "member" as const, index, all };
  const light = (on: boolean) => (): void => {
    if (hit) session.hovered.value = on ? hit : null;
  };
  const who = hit && el("button", { type: "button", class: "link", onclick: () => session.seek(hit) }, some(point.members, NAMED));
  const said = el("div", { role: "status", "aria-live": "polite" });
  const place = el("div", { class: "answers" });
  const offer = (asked: OpenPoint): void => place.replaceChildren(...answerRows(session, asked, said));
  offer(point);
  return el(
    "li",
    { class: "open-point", onmouseenter: light(true), onmouseleave: light(false), onfocusin: light(true), onfocusout: light(false) },
    ...pointWords(point),
    who && el("p", { class: "note" }, `${plural(point.members.length, "member")}: `, who),
    isOfMembers(point, session) && all.length > 1 && all.length <= CHOSEN ? whose(point, offer) : null,
    place,
    said,
  );
}

/** From so many members on nobody answers for one of them. */
const CHOSEN = 60;

/** Whether an answer for one member is another than that for all: what is said of checks or of the analysis is not. */
function isOfMembers(point: OpenPoint, { model }: Session): boolean {
  const made = (members: string[]): string => JSON.stringify(answersTo({ ...point, members }, model).map(({ changes }) => changes(1)));
  return made(point.members) !== made(point.members.slice(0, 1));
}

/** The same for all, or for one of them. */
function whose(point: OpenPoint, offer: (asked: OpenPoint) => void): HTMLElement {
  const select = el(
    "select",
    {
      class: "field",
      "aria-label": "The answer holds for",
      onchange: () => offer(select.value ? { ...point, members: [select.value] } : point),
    },
    el("option", { value: "" }, `The same for all ${point.members.length}`),
    ...point.members.map((id) => el("option", { value: id }, `For ${id} alone`)),
  );
  return select;
}
