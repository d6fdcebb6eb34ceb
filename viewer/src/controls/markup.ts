/** Elements without a document: the report is made of them in a browser and outside one alike. */
import { el, svg } from "./element.ts";

export type Markup = Tag | string;
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  children: Markup[];
}
type Child = Markup | null | undefined | false;
type Attributes = Record<string, string | number | null | undefined | false>;

export function tag(name: string, attributes: Attributes = {}, ...children: Child[]): Tag {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined && value !== false);
  return {
    name,
    attributes: Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
    children: children.filter((child): child is Markup => child === "" || Boolean(child)),
  };
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

const EMPTY = new Set(["img", "meta", "br", "line", "circle", "path", "polygon", "rect"]);

/** Every string becomes text, never markup. */
export function toHtml(markup: Markup): string {
  if (typeof markup === "string") return escaped(markup);
  const { name, attributes, children } = markup;
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  // Closed, since inside a drawing an open one would hold all that follows.
  return `<${name}${given.join("")}${EMPTY.has(name) ? " />" : `>${children.map(toHtml).join("")}</${name}>`}`;
}

const DRAWN = new Set(["svg", "g", "line", "circle", "path", "polygon", "rect", "text", "defs", "pattern"]);

export function toDom(markup: Tag): HTMLElement {
  const { style, ...attributes } = markup.attributes;
  const children = markup.children.map((child) => (typeof child === "string" ? child : toDom(child)));
  const node: Element = DRAWN.has(markup.name)
    ? svg(markup.name as "g", attributes, ...children)
    : el(markup.name as "div", attributes, ...children);
  // Through CSSOM, which the content policy allows where a style attribute is refused.
  if (style) (node as HTMLElement).style.cssText = style;
  return node as HTMLElement;
}

/** What stands on the page, for paper: its words, classes and colours. */
export function fromDom(node: HTMLElement): Tag {
  const children = [...node.childNodes].map((child) => (child instanceof HTMLElement ? fromDom(child) : (child.textContent ?? "")));
  return tag(node.localName, { class: node.className || null, style: node.style.cssText || null }, ...children);
}
