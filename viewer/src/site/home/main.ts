/** /: a beam that is solved while its sliders move. */
import "../frame.ts";
import sections from "virtual:first-sections";
import { el } from "../../controls/element.ts";
import { download, fileName } from "../../files/download.ts";
import { bringing } from "../../opening/brought.ts";
import { copyText } from "../copy.ts";
import { beamModel, byName } from "./beam.ts";
import { drawing, figures } from "./drawing.ts";
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

const span = slider("Span", { min: 2, max: 14, step: 0.1, value: 6 }, (value) => `${value} m`);
const load = slider("Load", { min: 1, max: 60, step: 0.5, value: 10 }, (value) => `${value} kN/m`);
const start = sections.findIndex(({ name }) => name === "IPE300");
const section = slider("Section", { min: 0, max: sections.length - 1, step: 1, value: start }, (value) => sections[value]!.name);

const picture = drawing();
const found = figures();
const trouble = el("p", { class: "error", role: "alert" });
const whole = el("a", { class: "button primary", href: "/open" }, "Open it with all diagrams");
let last = "";
const solve = solver(
  (solved) => {
    const [, end] = solved.model.model.nodes;
    const [, imposed] = solved.model.model.load_cases;
    const [{ fz = 0 } = { fz: 0 }] = (imposed!.member_loads ?? []) as { fz?: number }[];
    picture.draw(solved, end!.x, -fz / 1000);
    found.say(solved);
    trouble.textContent = "";
    const named = byName(solved.model);
    last = JSON.stringify(named, null, 2);
    whole.href = bringing(named);
    // Written last: whoever reads by program knows that picture and figures are this model's.
    document.getElementById("beam")!.dataset.solved = `${solved.model.model.sections[0]!.name} over ${end!.x} m`;
  },
  (message) => {
    trouble.textContent = `The beam could not be solved: ${message}.`;
  },
);
const wish = (): void =>
  solve(
    beamModel({ span_m: span.input.valueAsNumber, load_kn_m: load.input.valueAsNumber, section: sections[section.input.valueAsNumber]! }),
  );
for (const { input } of [span, load, section]) input.addEventListener("input", wish);
document.getElementById("beam")!.replaceChildren(
  picture.node,
  el("div", { class: "drags" }, span.node, section.node, load.node),
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
        onclick: () => last && download(`${fileName("beam")}.json`, new Blob([last], { type: "application/json" })),
      },
      "Take this model as JSON",
    ),
    el("span", { class: "hint" }, "S355; held sideways and against twist at its supports alone; 1.35 G + 1.5 Q."),
  ),
);
wish();
for (const block of document.querySelectorAll("pre")) block.after(copyText("Copy", () => block.textContent ?? ""));
