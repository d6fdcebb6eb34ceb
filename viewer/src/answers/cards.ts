/** Open points as cards: what is asked, whom it is about, and the answers that the page has. */
import "./cards.css";
import { type Answer, answersTo, type Change } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { make } from "../design/changing.ts";
import { plural, some } from "../format/counts.ts";
import type { OpenPoint } from "../results/points.ts";
import { PARTS } from "../results/verdict.ts";
import type { Session } from "../state/session.ts";
import { hasStakes, stakeWords, weighed } from "./stakes.ts";

/** Ids in a card; the rest are counted. */
const NAMED = 4;
/** Cards of a part in sight; the rest are folded. */
const IN_SIGHT = 3;

const NOUNS = { members: "point", model: "doubt", answers: "question" } as const;

/** Three parts, never mixed. */
export function pointCards(session: Session, points: readonly OpenPoint[]): HTMLElement[] {
  return (["members", "model", "answers"] as const).flatMap((part) => {
    const own = points.filter((point) => point.part === part);
    if (!own.length) return [];
    const cards = own.map((point) => card(session, point));
    const rest = cards.slice(IN_SIGHT);
    const head = `${PARTS[part]} · ${plural(own.length, NOUNS[part])}`;
    return [
      el(
        "section",
        { class: `points points-${part}`, "aria-label": PARTS[part] },
        el("h3", {}, head),
        el("ul", {}, ...cards.slice(0, IN_SIGHT)),
        rest.length ? el("details", {}, el("summary", {}, `${rest.length} more`), el("ul", {}, ...rest)) : null,
      ),
    ];
  });
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
  const offer = (asked: OpenPoint): void => place.replaceChildren(...rows(session, answersTo(asked, session.model), asked, said));
  offer(point);
  return el(
    "li",
    { class: "open-point", onmouseenter: light(true), onmouseleave: light(false), onfocusin: light(true), onfocusout: light(false) },
    el("p", { title: point.path }, point.message),
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

/** Answers that take the same number share its field. */
function rows(session: Session, answers: readonly Answer[], point: OpenPoint, said: HTMLElement): HTMLElement[] {
  const byNumber = new Map<string, Answer[]>();
  for (const answer of answers) {
    const key = answer.number?.label ?? "";
    byNumber.set(key, [...(byNumber.get(key) ?? []), answer]);
  }
  const stakes: { button: HTMLElement; changes(): Change[] | null }[] = [];
  const groups = [...byNumber.values()].map((own) => {
    const number = own[0]!.number;
    const input = number && el("input", { class: "field", type: "number", min: 0, step: "any", required: true, value: number.start });
    const press = (answer: Answer) => (): void => {
      const value = input?.valueAsNumber ?? 0;
      if (input && !(value > 0)) return input.focus();
      void give(session, answer, value, point, said);
    };
    const buttons = own.map((answer) => {
      const button = el("button", { type: "button", class: "button small", onclick: press(answer) }, answer.label);
      const value = (): number => input?.valueAsNumber ?? 0;
      stakes.push({ button, changes: () => (input && !(value() > 0) ? null : answer.changes(value())) });
      return button;
    });
    return el("div", { class: "group" }, input && el("label", {}, `${number!.label} `, input, ` ${number!.unit}`), ...buttons);
  });
  if (!stakes.length || !hasStakes(session)) return groups;
  const weigh = el(
    "button",
    { type: "button", class: "link", onclick: () => void tellStakes(session, point, stakes, said, weigh) },
    "What would each answer give?",
  );
  return [...groups, weigh];
}

/** Each answer's outcome beside its button; until all are there the question is not asked again. */
async function tellStakes(
  session: Session,
  { members }: OpenPoint,
  stakes: readonly { button: HTMLElement; changes(): Change[] | null }[],
  said: HTMLElement,
  asked: HTMLButtonElement,
): Promise<void> {
  const ready = stakes.flatMap(({ button, changes }) => {
    const made = changes();
    return made ? [{ button, made }] : [];
  });
  asked.disabled = true;
  said.replaceChildren(`Solving ${plural(ready.length, "answer")} …`);
  try {
    await weighed(
      session,
      members,
      ready.map(({ made }) => made),
      (at, stake) => {
        const { button } = ready[at]!;
        button.querySelector(".stake")?.remove();
        button.append(el("span", { class: "stake" }, ` ${stakeWords(stake)}`));
      },
    );
    said.replaceChildren();
  } catch (error) {
    said.replaceChildren(failureNote("The answers could not be solved", error));
  }
  asked.disabled = false;
}

async function give(session: Session, answer: Answer, value: number, { members }: OpenPoint, said: HTMLElement): Promise<void> {
  said.replaceChildren("Solving again …");
  const whose = members.length ? `${some(members, NAMED)}: ` : "";
  const { label, number } = answer;
  const amount = number ? `, ${number.label.toLowerCase()} ${value} ${number.unit}`.trimEnd() : "";
  try {
    const words = `${whose}${label.toLowerCase()}${amount}`;
    if (!(await make(session, { changes: answer.changes(value), named: () => ({ words, was: "" }) })))
      said.replaceChildren("The model has this already.");
  } catch (error) {
    said.replaceChildren(failureNote("Not answered", error));
  }
}
