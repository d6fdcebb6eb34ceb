/** /: a frame that one can turn, solved while its sliders move. */
import "../frame.ts";
import sections from "virtual:first-sections";
import { el } from "../../controls/element.ts";
import { download, fileName } from "../../files/download.ts";
import { bringing } from "../../opening/brought.ts";
import { copyText } from "../copy.ts";
import { drawing, figures } from "./drawing.ts";
import { byName, frameModel, type NamedSection } from "./frame.ts";
import { solver } from "./solving.ts";

interface Slider {
  node: HTMLElement;
  input: HTMLInputElement;
}

function slider(label: string, range: { min: number; max: number; step: number; value: number }, words: (value: number) => string): Slider {
  const output = el("span", { class: "said", "aria-hidden": "true" });
  const input = el("input", { type: "range", ...range });
  const say = (): void => {
    const said = words(input.valueAsNumber);
    output.textContent = said;
    input.setAttribute("aria-valuetext", said);
  };
  input.addEventListener("input", say);
  say();
  return { input, node: el("label", { class: "drag" }, el("span", {}, label), output, input) };
}

const named = (name: string): NamedSection => sections.find((one) => one.name === name)!;
const [column, tie] = [named("HEB200"), named("IPE240")];
const beams = sections.filter((one) => one !== column);

const span = slider("Span", { min: 3, max: 12, step: 0.1, value: 6 }, (value) => `${value} m`);
const load = slider("Load", { min: 1, max: 60, step: 0.5, value: 20 }, (value) => `${value} kN/m`);
const section = slider(
  "Beams",
  { min: 0, max: beams.length - 1, step: 1, value: beams.indexOf(named("IPE330")) },
  (value) => beams[value]!.name,
);
const view = slider("Turn", { min: -180, max: 180, step: 1, value: 0 }, (value) => `${value}°`);

const picture = drawing();
const found = figures();
const trouble = el("p", { class: "error", role: "alert" });
const whole = el("a", { class: "button primary", href: "/open" }, "Open it with all diagrams");
let last = "";
const solve = solver(
  (solved) => {
    picture.draw(solved);
    found.say(solved);
    trouble.textContent = "";
    const taken = byName(solved.model);
    last = JSON.stringify(taken, null, 2);
    whole.href = bringing(taken);
    const { nodes, sections: used } = solved.model.model;
    // Written last: whoever reads by program knows that picture and figures are this model's.
    document.getElementById("frame")!.dataset.solved = `${used.find(({ id }) => id === "beam")!.name} over ${nodes[1]!.x} m`;
  },
  (message) => {
    trouble.textContent = `The frame could not be solved: ${message}.`;
  },
);
const wish = (): void =>
  solve(
    frameModel({
      span_m: span.input.valueAsNumber,
      load_kn_m: load.input.valueAsNumber,
      beam: beams[section.input.valueAsNumber]!,
      column,
      tie,
    }),
  );
for (const { input } of [span, load, section]) input.addEventListener("input", wish);
view.input.addEventListener("input", () => picture.turn(view.input.valueAsNumber));
turns(picture.node, view.input);
document.getElementById("frame")!.replaceChildren(
  picture.node,
  el("div", { class: "drags" }, span.node, section.node, load.node, view.node),
  found.node,
  trouble,
  el(
    "div",
    { class: "row" },
    whole,
    el(
      "button",
      {
        type: "button",
        class: "button",
        onclick: () => last && download(`${fileName("frame")}.json`, new Blob([last], { type: "application/json" })),
      },
      "Take this model as JSON",
    ),
    el(
      "span",
      { class: "hint" },
      "S355; columns HEB200, fixed at their feet; loads at the axes; EN 1990 (6.10), with wind from either side. Displacements are drawn enlarged.",
    ),
  ),
);
wish();

/** Dragging across the drawing moves the slider: half a turn from one edge to the other. */
function turns(drawn: SVGElement, input: HTMLInputElement): void {
  let start = { x: 0, degrees: 0 };
  drawn.addEventListener("pointerdown", (event) => {
    drawn.setPointerCapture(event.pointerId);
    start = { x: event.clientX, degrees: input.valueAsNumber };
  });
  drawn.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (!drawn.hasPointerCapture(pointerId)) return;
    const turned = start.degrees - ((clientX - start.x) * 180) / drawn.clientWidth;
    input.valueAsNumber = ((((turned + 180) % 360) + 360) % 360) - 180;
    input.dispatchEvent(new Event("input"));
  });
}
for (const block of document.querySelectorAll("pre")) block.after(copyText("Copy", () => block.textContent ?? ""));
