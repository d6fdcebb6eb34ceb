/** The controls over the picture: which set, which layers, which results, which view. */
import type { Force } from "handoff-solver";
import { effect, type Signal } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { menu } from "../controls/menu.ts";
import { overflowRow } from "../controls/overflow.ts";
import { radioButtons } from "../controls/radio.ts";
import { CONTOURS, type ContourName } from "../results/plate_values.ts";
import type { Stage, ViewName } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { type Choices, LAYERS } from "./choices.ts";
import type { Look } from "./pointing.ts";
import { setSelector } from "./selector.ts";

const DIAGRAMS: { value: Force | "none"; label: string }[] = [
  { value: "none", label: "No diagram" },
  { value: "n", label: "N" },
  { value: "vy", label: "Vy" },
  { value: "vz", label: "Vz" },
  { value: "mx", label: "Mx" },
  { value: "my", label: "My" },
  { value: "mz", label: "Mz" },
];
const VIEWS: { view: ViewName; label: string }[] = [
  { view: "iso", label: "3D" },
  { view: "front", label: "Front" },
  { view: "side", label: "Side" },
  { view: "top", label: "Top" },
];

function checkbox(label: string, on: Signal<boolean>, className = "chip"): HTMLElement {
  const input = el("input", { type: "checkbox", onchange: () => void (on.value = input.checked) });
  effect(() => {
    input.checked = on.value;
  });
  return el("label", { class: className }, input, el("span", {}, label));
}

/** How far the deformed shape, a mode or a diagram is drawn, and how lively. */
function movementTools(session: Session, { deformed, animated, diagram, exaggeration }: Choices): HTMLElement {
  const slider = el("input", {
    type: "range",
    min: -2,
    max: 2,
    step: 0.05,
    value: 0,
    "aria-label": "Scale of what is drawn",
    oninput: () => void (exaggeration.value = 10 ** Number(slider.value)),
  });
  const animate = checkbox("Animate", animated, "tick");
  const movement = el("span", { class: "slider" }, "Scale", slider, animate);
  effect(() => {
    const isMoving = deformed.value || session.mode.value !== null;
    show(animate, isMoving);
    show(movement, session.isSolved && (isMoving || diagram.value !== "none"));
  });
  return movement;
}

function resultTools(session: Session, choices: Choices): HTMLElement[] {
  const ofPlates = [contourSelector(choices)];
  const ofMembers = [radioButtons("Diagram", DIAGRAMS, choices.diagram), checkbox("Utilisation", choices.colours)];
  const ofAll = [checkbox("Deformed", choices.deformed), checkbox("Reactions", choices.reactions)];
  effect(() => {
    const { members, plates } = session.model.model;
    for (const tool of ofPlates) show(tool, session.isSolved && Boolean(plates?.length));
    for (const tool of ofMembers) show(tool, session.isSolved && members.length > 0);
    for (const tool of ofAll) show(tool, session.isSolved);
  });
  const [diagrams, utilisation] = ofMembers as [HTMLElement, HTMLElement];
  const [deformed, reactions] = ofAll as [HTMLElement, HTMLElement];
  return [...ofPlates, diagrams, deformed, utilisation, reactions, movementTools(session, choices)];
}

/** Which quantity colours the plates. */
function contourSelector({ contour }: Choices): HTMLElement {
  const select = el(
    "select",
    {
      class: "field",
      id: "contour",
      "aria-label": "Quantity shown on plates",
      onchange: () => void (contour.value = select.value as ContourName | "none"),
    },
    el("option", { value: "none" }, "Plates plain"),
    ...Object.entries(CONTOURS).map(([name, { label }]) => el("option", { value: name }, label)),
  );
  effect(() => {
    select.value = contour.value;
  });
  return select;
}

function layerMenu(session: Session, { layers, layersChosen }: Choices): HTMLElement {
  const ticks = LAYERS.map(({ layer, label }) => ({ layer, node: checkbox(label, layers.get(layer)!, "tick") }));
  const list = el("div", {}, ...ticks.map(({ node }) => node));
  effect(() => {
    for (const { layer, node } of ticks) show(node, layer !== "plates" || session.parts.plates.size > 0);
  });
  list.addEventListener("change", () => void (layersChosen.value = true));
  const all = el("div", { class: "left" }, list);
  const node = menu("Layers", all, "button");
  // What narrows the picture to a part is fetched when somebody first looks for it.
  node.addEventListener(
    "click",
    () =>
      void import("./parting.ts").then(
        ({ partControls }) => all.append(partControls(session)),
        (error: unknown) => session.report("The parts of the model could not be listed", error),
      ),
    { once: true },
  );
  return node;
}

export const upperTools = (session: Session, choices: Choices): HTMLElement =>
  overflowRow("overlay top", [setSelector(session), layerMenu(session, choices)], resultTools(session, choices));

/** `withStage` runs what it is given as soon as there is a picture. */
export function viewTools(
  session: Session,
  { projection }: Choices,
  look: Look,
  withStage: (act: (stage: Stage) => void) => void,
): HTMLElement {
  const button = (label: string, act: (stage: Stage) => void): HTMLElement =>
    el("button", { type: "button", class: "button small", onclick: () => withStage(act) }, label);
  // A row of a table may have turned the view to its member.
  const back = button("Back", (stage) => {
    stage.eye.goBack();
    show(back, false);
  });
  back.title = "To the view before";
  show(back, false);
  effect(() => {
    if (session.sought.value) withStage((stage) => show(back, stage.eye.hasGone));
  });
  return el(
    "div",
    { class: "group", role: "group", "aria-label": "Views" },
    ...VIEWS.map(({ view, label }) => button(label, (stage) => look(stage.eye, view))),
    button("Fit", (stage) => stage.eye.fit()),
    back,
    radioButtons(
      "Projection",
      [
        { value: "perspective", label: "Persp", title: "Perspective" },
        { value: "orthographic", label: "Ortho", title: "Orthographic" },
      ],
      projection,
    ),
  );
}
