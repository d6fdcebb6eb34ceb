/** Builds DOM elements; every string becomes text, never markup. */
import { effect } from "../base/signal.ts";

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

const SVG = "http://www.w3.org/2000/svg";

function fill(node: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child || child === "") node.append(child);
}

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  fill(node, attributes, children);
  return node;
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG, tag);
  fill(node, attributes, children);
  return node;
}

/** Keeps an element filled with what `make` gives, made anew whenever anything changes that it was made of. */
export function live<Filled extends Element>(node: Filled, make: () => Child[]): Filled {
  effect(() => node.replaceChildren(...(make().filter((child) => child || child === "") as (Node | string)[])));
  return node;
}

/** A place for what is not always there: nothing to see until `put` fills it, which takes the place of what stood there. */
export function stand(): { node: HTMLElement; put(next?: HTMLElement): void } {
  const none = el("div", { hidden: true });
  let shown: HTMLElement = none;
  return {
    node: none,
    put: (next = none) => {
      shown.replaceWith(next);
      shown = next;
    },
  };
}

/** Shows an element through CSSOM, which the content policy allows where a style attribute is refused. */
export function show(node: HTMLElement | SVGElement, visible: boolean): void {
  node.toggleAttribute("hidden", !visible);
}
