/** The key to the picture's colours and scales. */
import type { Force } from "handoff-solver";
import { effect, owned, type Signal, signal } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { shownMembers, shownOf } from "../model/part.ts";
import { modeTitle } from "../results/modes.ts";
import type { Overview } from "../results/overview.ts";
import { CONTOURS, type ContourName } from "../results/plate_values.ts";
import { coloured, OPEN_LABEL, UNVERIFIED, UNVERIFIED_LABEL, UTILISATION } from "../results/utilisation.ts";
import type { Ramp } from "../scene/contours.ts";
import type { Session } from "../state/session.ts";
import { type Choices, SINGLE_DIAGRAM_ABOVE } from "./choices.ts";
import { takingPart } from "./taking_part.ts";

function swatch(colour: string, label: string, look = ""): HTMLElement {
  const box = el("span", { class: `swatch ${look}`.trim() });
  box.style.backgroundColor = colour;
  return el("li", {}, box, label);
}

const WORDS: Record<Force, string> = {
  n: "Normal force N, tension positive",
  vy: "Shear force Vy",
  vz: "Shear force Vz",
  mx: "Torsion Mx",
  my: "Bending moment My, drawn on the tension side",
  mz: "Bending moment Mz, drawn on the tension side",
};

export interface Legend {
  node: HTMLElement;
  /** The same once more, for paper. */
  parts(): HTMLElement[];
  /** How many times larger than life the deformed shape is drawn, and whose it is. */
  scale: Signal<Scale | null>;
  /** The key to the colours of plates; null where they have none. */
  ramp: Signal<Ramp | null>;
}

/** One entry: what it is about, and what is said of it. */
const entry = (about: string, ...said: (HTMLElement | string)[]): HTMLElement => el("div", {}, el("strong", {}, about), ...said);

function diagramKey(session: Session, component: Force): HTMLElement {
  const unit = session.unit(component.startsWith("m") ? "moment" : "force");
  const many = shownMembers(session.parts, shownOf(session.parts, session.part.value)).length;
  const limit = counted(SINGLE_DIAGRAM_ABOVE);
  const single = el("div", {}, `${counted(many)} members are shown, and diagrams of at most ${limit}: the chosen member has its own. `);
  if (many > SINGLE_DIAGRAM_ABOVE)
    import("./parting.ts").then(
      owned(({ storeyChoice }: typeof import("./parting.ts")) => single.append(storeyChoice(session) ?? "Choose a part under Layers.")),
      () => undefined,
    );
  return entry(WORDS[component], ` in ${unit}`, ...(many > SINGLE_DIAGRAM_ABOVE ? [single] : []));
}

/** What moves in the picture: a mode, or the deformed shape, how much larger than life. */
function movementKey(session: Session, scale: Scale | null): HTMLElement[] {
  const mode = session.mode.value;
  if (mode) return [entry(modeTitle(session.modes!, mode), ": a form without a size")];
  if (!scale) return [];
  const [times, from] = scale;
  return [entry("Deformed shape", ` ${times >= 10 ? Math.round(times) : times.toPrecision(2)} ×, ${from}`)];
}

function contourKey(session: Session, name: ContourName, { low, high, gradient }: Ramp): HTMLElement {
  const { words, quantity } = CONTOURS[name];
  const bar = el("div", { class: "ramp" });
  bar.style.background = gradient;
  const ticks = [low, (low + high) / 2, high].map((value) => el("span", {}, session.write(value, quantity)));
  const key = entry(words, ` in ${session.unit(quantity)}`, bar, el("div", { class: "ticks" }, ...ticks));
  key.id = "contours";
  return key;
}

/** The bands, and beside them what the picture has of the rest. */
function utilisationKey({ ratios, unverified }: Overview): HTMLElement {
  const drawn = ratios.map((ratio, i) => coloured(ratio, unverified[i]!));
  const isOpen = drawn.some((ratio, i) => ratio !== null && unverified[i] !== null);
  const rest = [
    ...(isOpen ? [swatch(UTILISATION[1]!.colour, OPEN_LABEL, "open")] : []),
    ...(drawn.includes(null) ? [swatch(UNVERIFIED, UNVERIFIED_LABEL, "striped")] : []),
  ];
  return entry("Utilisation", el("ul", {}, ...UTILISATION.map(({ colour, label }) => swatch(colour, label)), ...rest));
}

/** Of a model that has no results, or none yet. */
function unsolvedKey(session: Session): HTMLElement[] {
  const { failure } = session;
  if (failure) return failure.motions.length ? [entry("Mechanism", ": how the model can move without resistance")] : [];
  return weightKey(session);
}

/** Of loads that no arrow shows. */
function weightKey(session: Session): HTMLElement[] {
  const weight = session.terms().reduce((sum, { loadCase, factor }) => sum + loadCase.self_weight * factor, 0);
  return weight ? [el("div", {}, `self-weight × ${Number(weight.toFixed(3))} acts too`)] : [];
}

type Scale = [times: number, from: string];

export function legend(session: Session, { diagram, colours, deformed, contour, layers }: Choices): Legend {
  const loads = layers.get("loads")!;
  const node = el("div", { class: "legend" });
  // A low window lacks height: what has been read once may be put away.
  const fold = el(
    "button",
    {
      type: "button",
      class: "fold",
      "aria-expanded": "true",
      onclick: () => fold.setAttribute("aria-expanded", String(!node.classList.toggle("folded"))),
    },
    "Legend",
  );
  const scale = signal<Scale | null>(null);
  const ramp = signal<Ramp | null>(null);
  const solvedKey = (): HTMLElement[] => {
    const { overview, setInfo } = session;
    const tints = session.tints.value ?? (colours.value ? takingPart(session) : null);
    const [component, name] = [diagram.value, contour.value];
    const bare = component === "none" && !deformed.value && name === "none";
    return [
      ...(component === "none" ? [] : [diagramKey(session, component)]),
      ...movementKey(session, deformed.value ? scale.value : null),
      ...(setInfo?.idleMembers.length ? [entry("Dashed", `: takes no part in ${setInfo.id}`)] : []),
      ...(ramp.value && name !== "none" ? [contourKey(session, name, ramp.value)] : []),
      ...(loads.value ? weightKey(session) : []),
      ...(tints ? [entry(tints.title, el("ul", {}, ...tints.key.map(([name, colour]) => swatch(colour, name))))] : []),
      ...(!tints && colours.value && overview!.conditioning.trusted ? [utilisationKey(overview!)] : []),
      ...(setInfo?.kind === "envelope" && bare
        ? [el("div", {}, "An envelope has no loads of its own: choose a combination or a load case to see them.")]
        : []),
    ];
  };
  const key = (): HTMLElement[] => (session.isSolved ? solvedKey() : unsolvedKey(session));
  effect(() => {
    const parts = key();
    node.replaceChildren(fold, ...parts);
    show(node, parts.length > 0);
  });
  return { node, parts: key, scale, ramp };
}
