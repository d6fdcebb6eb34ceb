/** As much of XML as workbooks are written in: elements with attributes and text, in the order in which they stand. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import { Unreadable } from "../base/unreadable.ts";

export interface Element {
  /** Without the prefix of its namespace, of which a workbook's part has one. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
}

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE|<(\/?)([^\s/>]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A workbook's own parts nest eight deep. */
const DEEPEST = 64;
/** Most elements have none, and there may be millions. */
const NONE: ReadonlyMap<string, string> = new Map();

/** What all parts of a workbook together may still hold: few bytes of ZIP can hold more than any memory. */
export class Budget {
  private left = limits.workbook_values;

  spend(count = 1): void {
    this.left -= count;
    if (this.left < 0) throw new Unreadable(`it holds more than ${limits.workbook_values / 1e6} million cells`);
  }
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

function plain(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  if (!text) return NONE;
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, key, double, single]) => [key!, plain(double ?? single ?? "")]));
}

/** The outermost element. */
export function readXml(text: string, budget = new Budget()): Element {
  const root: Element = { name: "", attributes: NONE, children: [], text: "" };
  const open = [root];
  // A byte order mark is no part of the document.
  TOKEN.lastIndex = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    // Nothing that writes workbooks declares types or entities; a document that does is not worth a risk.
    if (!found || found[0] === "<!DOCTYPE") throw new Unreadable(`its XML is not understood at character ${at}`);
    const [, data, closing, name, attributes, empty, words] = found;
    const parent = open.at(-1)!;
    if (data !== undefined) parent.text += data;
    else if (words !== undefined) parent.text += plain(words);
    else if (closing) {
      if (local(name!) !== parent.name || open.length === 1) throw new Unreadable(`its XML closes '${name}' unopened`);
      open.pop();
    } else if (name !== undefined) {
      budget.spend();
      if (open.length > DEEPEST) throw new Unreadable(`its XML nests more than ${DEEPEST} deep`);
      const element: Element = { name: local(name), attributes: attributesIn(attributes!), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1 || !root.children[0]) throw new Unreadable("its XML ends too early");
  return root.children[0];
}

/** All elements of a name at any depth, but not inside `without`. */
export function* within(element: Element, name: string, without = ""): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else if (child.name !== without) yield* within(child, name, without);
  }
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for an element or an attribute, without the characters that no XML can hold. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "\ufffd")
    .replace(/[&<>"]/g, (letter) => ESCAPED[letter]!);
