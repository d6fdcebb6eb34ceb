/** What the service survives, as docs/reliability.md has it: a page of the same tables. */
import { readFileSync } from "node:fs";
import { type Markup, type Tag, tag } from "../src/controls/markup.ts";
import { html, type Page } from "./page.ts";

/** `code` is written as in Markdown. */
const marked = (text: string): Markup[] => text.split("`").map((part, i) => (i % 2 ? tag("code", {}, part) : part));
const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const isTable = (block: string): boolean => block.startsWith("|");

/** Paragraphs, lists, headings and tables as blank lines part them. */
const blocksOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);

function table(block: string, about: string): Tag {
  const [head, , ...rows] = block.split("\n").map(cellsOf);
  const row = ([first, ...rest]: string[]): Tag =>
    tag("tr", {}, tag("th", { scope: "row" }, ...marked(first ?? "")), ...rest.map((cell) => tag("td", {}, ...marked(cell))));
  return tag(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": `Table: ${about}` },
    tag(
      "table",
      { class: "list proofs" },
      tag("thead", {}, tag("tr", {}, ...head!.map((cell) => tag("th", { scope: "col" }, cell)))),
      tag("tbody", {}, ...rows.map(row)),
    ),
  );
}

export function blocks(text: string): Tag[] {
  let about = "";
  return blocksOf(text).map((block) => {
    const [, signs, words] = /^(#+) (.*)$/.exec(block) ?? [];
    if (signs && words) {
      about = words;
      return tag(`h${signs.length}`, { id: words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") }, words);
    }
    if (isTable(block)) return table(block, about);
    if (block.startsWith("- "))
      return tag("ul", { class: "bullets" }, ...block.split(/\n?^- /m).flatMap((item) => (item ? [tag("li", {}, ...marked(item))] : [])));
    return tag("p", {}, ...marked(block));
  });
}

export function reliabilityPage(): Page {
  return {
    name: "reliability",
    title: "Reliability",
    summary: "What the service survives, in figures: faults, crashes, attacks, each with its method and what was reduced.",
    body: html(...blocks(readFileSync("../docs/reliability.md", "utf8"))),
  };
}
