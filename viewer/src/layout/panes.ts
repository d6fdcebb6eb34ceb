/** The borders between picture, results and tables: dragged, or moved by the arrow keys. */
import { el } from "../controls/element.ts";

interface Border {
  label: string;
  /** The custom property of the stylesheet that it sets, in pixels. */
  property: "--side" | "--tables";
  least: number;
  /** The most as a share of the window. */
  most: number;
  /** The size that a place of the pointer stands for. */
  sizeAt(event: PointerEvent, root: DOMRect): number;
  orientation: "vertical" | "horizontal";
}

const STEP = 24;

function separator(root: HTMLElement, { label, property, least, most, sizeAt, orientation }: Border): HTMLElement {
  const across = (): number => (orientation === "vertical" ? window.innerWidth : window.innerHeight);
  let size = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
  const set = (wanted: number): void => {
    size = Math.round(Math.min(Math.max(wanted, least), across() * most));
    root.style.setProperty(property, `${size}px`);
    node.setAttribute("aria-valuenow", String(size));
  };
  const node = el("div", {
    class: `border ${orientation}`,
    role: "separator",
    tabindex: "0",
    "aria-label": label,
    "aria-orientation": orientation,
    "aria-valuemin": least,
    "aria-valuenow": size,
  });
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  node.addEventListener("pointermove", (event) => {
    if (node.hasPointerCapture(event.pointerId)) set(sizeAt(event, root.getBoundingClientRect()));
  });
  node.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }[event.key];
    if (!by) return;
    set(size + by);
    event.preventDefault();
  });
  return node;
}

export const borders = (root: HTMLElement, foot: () => number): HTMLElement =>
  el(
    "section",
    { class: "borders", "aria-label": "Sizes of the panes" },
    separator(root, {
      label: "Width of the results",
      property: "--side",
      least: 300,
      most: 0.6,
      orientation: "vertical",
      sizeAt: ({ clientX }, { right }) => right - clientX,
    }),
    separator(root, {
      label: "Height of the tables",
      property: "--tables",
      least: 80,
      most: 0.6,
      orientation: "horizontal",
      sizeAt: ({ clientY }, { bottom }) => bottom - clientY - foot(),
    }),
  );
