/** Chapters are Markdown; beside its own marks they have anchors, {#id}, on headings and rows, and commands that tests run. */
import { Marked, type Tokens } from "marked";
import { escaped } from "../src/controls/markup.ts";

const ANCHOR = / ?\{#([\w.-]+)\}/;

function anchored(html: string): [string, string] {
  const id = ANCHOR.exec(html)?.[1];
  return id === undefined ? [html, ""] : [html.replace(ANCHOR, ""), ` id="${id}"`];
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const [text, id] = anchored(this.parser.parseInline(tokens));
      return `<h${depth}${id}>${text}</h${depth}>\n`;
    },
    /** "```sh run=curl": the language, then what tests do with it. */
    code({ text, lang }) {
      const marks = (lang ?? "").split(" ").slice(1);
      const data = marks.map((mark) => ` data-${mark.replace("=", '="')}"`).join("");
      return `<pre tabindex="0"${data}><code>${escaped(text)}</code></pre>\n`;
    },
    table({ header, rows }) {
      const head = header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join("");
      const row = (cells: Tokens.TableCell[]): string => {
        const [first, ...rest] = cells.map((cell) => this.parser.parseInline(cell.tokens));
        const [text, id] = anchored(first ?? "");
        return `<tr${id}>${[text, ...rest].map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
      };
      return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.map(row).join("\n")}\n</tbody>\n</table>\n`;
    },
    list({ items, ordered }) {
      const list = items.map((item) => {
        const [text, id] = anchored(this.parser.parse(item.tokens));
        return `<li${id}>${text}</li>`;
      });
      return ordered ? `<ol>\n${list.join("\n")}\n</ol>\n` : `<ul class="bullets">\n${list.join("\n")}\n</ul>\n`;
    },
  },
});

export interface Chapter {
  title: string;
  summary: string;
  body: string;
}

/** The first paragraph below the title leads. */
export function rendered(text: string, name: string): Chapter {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const said = (key: string): string => {
    const value = new RegExp(`^${key}: (.+)$`, "m").exec(head ?? "")?.[1];
    if (!value) throw new Error(`clients/docs/${name}.md has no ${key}`);
    return value;
  };
  const html = markdown.parse(body ?? "", { async: false }).replace(/(<\/h1>\s*)<p>/, '$1<p class="lead">');
  return { title: said("title"), summary: said("summary"), body: html };
}
