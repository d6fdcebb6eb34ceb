/** What "?" opens: how to move in the picture, its colours, the words of the verdict. */
import "../styles/question.css";
import { el } from "../controls/element.ts";
import { UNVERIFIED, UTILISATION } from "../results/utilisation.ts";
import { WORDS } from "../results/verdict.ts";

const MOVES: [to: string, how: string][] = [
  ["turn, move, zoom", "drag; drag with the right button or two fingers; wheel or pinch"],
  ["see a side", "1 in 3D, 2 from the front, 3 from the side, 4 from above"],
  ["fit the model to the window", "F"],
  ["turn and zoom by keys", "arrow keys, + and −"],
  ["choose a member, node or plate", "click it, or step with . and , ; Esc clears the choice"],
  ["choose several members", "Shift and click"],
  ["undo, redo a change", "Ctrl Z, Ctrl Shift Z"],
  ["hide or colour by section, group or storey", "Layers"],
];

const MEANINGS: Record<keyof typeof WORDS, string> = {
  passes: "Every member was checked in every combination, and no clause is left open.",
  fails: "At least one check is above its limit.",
  cannot_verify: "A clause that applies is not covered, or needs a fact that the model does not give.",
  incomplete: "All checks pass, on an assumption that somebody has to confirm.",
  nothing_checked: "The model has forces, and no check was asked for.",
  not_trusted: "The equations lost too many digits: no number may be signed.",
};

const table = (title: string, rows: readonly (readonly [string, Node | string])[]): HTMLElement[] => [
  el("h3", {}, title),
  el("table", {}, el("tbody", {}, ...rows.map(([name, said]) => el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, said))))),
];

function swatch(colour: string, look = ""): HTMLElement {
  const box = el("span", { class: `swatch ${look}`.trim() });
  box.style.backgroundColor = colour;
  box.style.display = "inline-block";
  return box;
}

/** Opens it over the page. */
export function showHelp(): void {
  const dialog = el(
    "dialog",
    { class: "question help-words", "aria-labelledby": "help", onclose: () => dialog.remove() },
    el("h2", { id: "help" }, "Reading this page"),
    el(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "Keys, colours and words" },
      ...table("In the picture", MOVES),
      ...table("Colours of utilisation", [
        ...UTILISATION.map(({ colour, label }) => [label, swatch(colour)] as const),
        ["a question is open, and the colour is the figure so far", swatch(UTILISATION[1]!.colour, "open")],
        ["no figure", swatch(UNVERIFIED, "striped")],
      ]),
      ...table(
        "Words of the verdict",
        (Object.keys(MEANINGS) as (keyof typeof MEANINGS)[]).map((kind) => [WORDS[kind], MEANINGS[kind]] as const),
      ),
    ),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, "Close"),
      el("a", { class: "link", href: "/docs/page", target: "_blank" }, "More about the page"),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
