/** The key to the picture's colours and scales. */
import { el, show } from "../controls/element.ts";
import { modeTitle } from "../model/modes.ts";
import type { Ramp } from "../scene/contours.ts";
import type { Component } from "../scene/stage.ts";
import { CONTOURS } from "../solving/plate_values.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { type Choices, SINGLE_DIAGRAM_ABOVE } from "./choices.ts";
import { UNVERIFIED, UTILISATION } from "./scale.ts";

function swatch(colour: string, label: string, striped = false): HTMLElement {
  const box = el("span", { class: striped ? "swatch striped" : "swatch" });
  box.style.backgroundColor = colour;
  return el("li", {}, box, label);
}

const WORDS: Record<Component, string> = {
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
  scale(value: number, from: string): void;
  /** The key to the colours of plates; null where they have none. */
  ramp(ramp: Ramp | null): void;
}

export function legend(session: Session, { diagram, colours, deformed, contour }: Choices): Legend {
  const node = el("div", { class: "legend" });
  let scale: [number, string] | null = null;
  let ramp: Ramp | null = null;
  const contours = (): HTMLElement[] => {
    const name = contour.get();
    if (!ramp || name === "none") return [];
    const { words, quantity } = CONTOURS[name];
    const { low, high, gradient } = ramp;
    const bar = el("div", { class: "ramp" });
    bar.style.background = gradient;
    const ticks = [low, (low + high) / 2, high].map((value) => el("span", {}, session.write(value, quantity)));
    return [
      el("div", { id: "contours" }, el("strong", {}, words), ` in ${session.unit(quantity)}`, bar, el("div", { class: "ticks" }, ...ticks)),
    ];
  };
  const key = (): HTMLElement[] => {
    const parts: HTMLElement[] = [];
    const solved = session.overview !== null;
    const component = diagram.get();
    if (solved && component !== "none")
      parts.push(
        el(
          "div",
          {},
          el("strong", {}, WORDS[component]),
          ` in ${session.unit(component.startsWith("m") ? "moment" : "force")}`,
          session.parts.runs.length > SINGLE_DIAGRAM_ABOVE ? " (chosen member)" : "",
        ),
      );
    const mode = session.mode.get();
    if (solved && mode) parts.push(el("div", {}, el("strong", {}, modeTitle(session.overview!.modes, mode)), ": a form without a size"));
    if (solved && deformed.get() && scale && !mode)
      parts.push(
        el(
          "div",
          {},
          el("strong", {}, "Deformed shape"),
          ` drawn ${scale[0] >= 10 ? Math.round(scale[0]) : scale[0].toPrecision(2)} ×, ${scale[1]}`,
        ),
      );
    if (solved && session.setInfo?.idleMembers.length)
      parts.push(el("div", {}, el("strong", {}, "Dashed"), `: takes no part in ${session.setInfo.id}`));
    if (solved) parts.push(...contours());
    if (solved && colours.get() && session.overview?.conditioning.trusted)
      parts.push(
        el(
          "div",
          {},
          el("strong", {}, "Utilisation"),
          el(
            "ul",
            {},
            ...UTILISATION.map(({ colour, label }) => swatch(colour, label)),
            swatch(UNVERIFIED, "striped: not wholly checked", true),
          ),
        ),
      );
    if (solved && session.setInfo?.kind === "envelope" && component === "none" && !deformed.get() && contour.get() === "none")
      parts.push(el("div", {}, "An envelope has no loads of its own: choose a combination or a load case to see them."));
    const status = session.status.get();
    if (status.is === "failed" && status.failure.mechanism)
      parts.push(el("div", {}, el("strong", {}, "Mechanism"), ": how the model can move without resistance"));
    const weight = session.terms().reduce((sum, { loadCase, factor }) => sum + loadCase.self_weight * factor, 0);
    if (!solved && status.is !== "failed" && weight) parts.push(el("div", {}, `self-weight × ${Number(weight.toFixed(3))} acts too`));
    return parts;
  };
  const draw = (): void => {
    const parts = key();
    node.replaceChildren(...parts);
    show(node, parts.length > 0);
  };
  watchAll([diagram, colours, deformed, contour, session.mode, session.status, session.units, session.set], draw);
  return {
    node,
    parts: key,
    scale: (value: number, from: string) => {
      scale = [value, from];
      draw();
    },
    ramp: (next: Ramp | null) => {
      ramp = next;
      draw();
    },
  };
}
