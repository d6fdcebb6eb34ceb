/** The answers of a card: a button for each, beside the field of its number, and on request what each would give. */
import { type Answer, answersTo, type Change } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { make } from "../design/changing.ts";
import { plural, some } from "../format/counts.ts";
import type { OpenPoint } from "../results/points.ts";
import type { Session } from "../state/session.ts";
import { hasStakes, stakeWords, weighed } from "./stakes.ts";

/** Ids in what is said of an answer; the rest are counted. */
const NAMED = 4;

/** The cards of an answer's results are not drawn yet. */
let isAnswered = false;

/** Whether the cards that are drawn now are the first after an answer. */
export function isAfterAnswer(): boolean {
  const was = isAnswered;
  isAnswered = false;
  return was;
}

interface Offered {
  button: HTMLElement;
  /** Null while its number is missing. */
  changes(): Change[] | null;
}

/** Answers that take the same number share its field; `said` is the place for what comes of them. */
export function answerRows(session: Session, point: OpenPoint, said: HTMLElement): HTMLElement[] {
  const byNumber = new Map<string, Answer[]>();
  for (const answer of answersTo(point, session.model)) {
    const key = answer.number?.label ?? "";
    byNumber.set(key, [...(byNumber.get(key) ?? []), answer]);
  }
  const offered: Offered[] = [];
  const groups = [...byNumber.values()].map((own) => row(session, own, point, { said, offered }));
  if (!offered.length || !hasStakes(session)) return groups;
  const weigh = el(
    "button",
    { type: "button", class: "link", onclick: () => void tellStakes(session, point, offered, said, weigh) },
    "What would each answer give?",
  );
  return [...groups, weigh];
}

/** Answers with the same number, or with none. */
function row(session: Session, own: readonly Answer[], point: OpenPoint, to: { said: HTMLElement; offered: Offered[] }): HTMLElement {
  const number = own[0]!.number;
  const input = number && el("input", { class: "field", type: "number", min: 0, step: "any", required: true, value: number.start });
  /** Null where it is missing. */
  const typed = (): number | null => (!input ? 0 : input.valueAsNumber > 0 ? input.valueAsNumber : null);
  const press = (answer: Answer) => (): void => {
    const value = typed();
    if (value !== null) return void give(session, answer, value, point, to.said);
    to.said.replaceChildren(`${number!.label}: a number above 0 is needed.`);
    input!.focus();
  };
  input?.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" && own.length === 1) press(own[0]!)();
  });
  const buttons = own.map((answer) => {
    const button = el("button", { type: "button", class: "button small", onclick: press(answer) }, answer.label);
    to.offered.push({
      button,
      changes: () => {
        const value = typed();
        return value === null ? null : answer.changes(value);
      },
    });
    return button;
  });
  const unit = number?.unit ? ` ${number.unit}` : "";
  return el("div", { class: "group" }, input && el("label", {}, `${number!.label} `, input, unit), ...buttons);
}

/** Each answer's outcome beside its button; until all are there the question is not asked again. */
async function tellStakes(
  session: Session,
  { members }: OpenPoint,
  offered: readonly Offered[],
  said: HTMLElement,
  asked: HTMLButtonElement,
): Promise<void> {
  const ready = offered.flatMap(({ button, changes }) => {
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
    if (await make(session, { changes: answer.changes(value), named: () => ({ words, was: "" }) })) isAnswered = true;
    else said.replaceChildren("The model has this already.");
  } catch (error) {
    said.replaceChildren(failureNote("Not answered", error));
  }
}
