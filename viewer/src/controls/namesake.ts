/** A name that a saved model has already: the reader says whether that one is replaced or both are kept. */
import "../styles/question.css";
import { dateOf } from "../format/countdown.ts";
import { addressOf, listSaved, openSaved, type SavedFacts, type SavedState } from "../service/saved.ts";
import { el } from "./element.ts";

const KEEP = "Keep both";

/** The place of the answer; −1 where the reader leaves the question. */
function answerTo({ id, name, updatedAt }: SavedFacts, says: string, answers: string[]): Promise<number> {
  return new Promise((answer) => {
    let chosen = -1;
    const leave = (i: number): void => {
      chosen = i;
      dialog.close();
    };
    const button = (label: string, i: number): HTMLElement =>
      // What loses nothing is what Enter chooses.
      el("button", { type: "button", class: "button", autofocus: label === KEEP, onclick: () => leave(i) }, label);
    const end = (): void => {
      dialog.remove();
      answer(chosen);
    };
    const dialog = el(
      "dialog",
      { class: "question", "aria-labelledby": "namesake", onclose: end },
      el("h2", { id: "namesake" }, `“${name}” is in your account already`),
      el(
        "p",
        {},
        `It was last changed ${dateOf(new Date(updatedAt))}: `,
        el("a", { class: "link", href: addressOf(id), target: "_blank" }, "look at it"),
        ".",
      ),
      el("p", {}, says),
      el("div", { class: "row" }, ...answers.map(button), button("Cancel", -1)),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Those of the same name, last changed first; `own` is no namesake of itself. */
async function namesakes(name: string, own?: string): Promise<SavedFacts[]> {
  return (await listSaved()).filter((one) => one.name.trim() === name.trim() && one.id !== own);
}

const anotherName = (): Error => new Error("nothing was changed: choose another name");

/** What is saved under the name is to take the place of; null where it stands beside what the account has. */
export async function replaced(name: string): Promise<Omit<SavedState, "fingerprint"> | null> {
  const found = await namesakes(name);
  const [last] = found;
  if (!last) return null;
  const many = found.length > 1 ? ` It is the last changed of ${found.length} of that name.` : "";
  const choice = await answerTo(last, `Replaced, what it holds now is gone for good.${many}`, ["Replace it", KEEP]);
  if (choice < 0) throw anotherName();
  return choice ? null : (await openSaved(last.id)).state;
}

/** Before a model gets the name of another. */
export async function agreedTwice(name: string, own: string): Promise<void> {
  const [last] = await namesakes(name, own);
  if (last && (await answerTo(last, "Two models would have the same name.", [KEEP]))) throw anotherName();
}
