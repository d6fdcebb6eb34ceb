/** A page of the documents: what its address, its head and its body say. */
import { readFileSync } from "node:fs";
import { type Markup, toHtml } from "../src/controls/markup.ts";
import { withLimits } from "./limits.ts";
import { rendered } from "./markdown.ts";

export interface Page {
  /** Under /docs, without ending. */
  name: string;
  title: string;
  /** One sentence: the line in lists of pages, and what search engines show. */
  summary: string;
  body: string;
}

export const html = (...markup: Markup[]): string => markup.map(toHtml).join("\n");
export const json = (path: string): unknown => JSON.parse(readFileSync(`../${path}`, "utf8"));

/** A chapter that was written by hand or by `description.codes`; `<!-- word -->` in it is filled with a limit, or with what the build makes. */
export function chapter(name: string, fills: Record<string, string> = {}): Page {
  const { title, summary, body } = rendered(withLimits(readFileSync(`../clients/docs/${name}.md`, "utf8")), name);
  const filled = body.replace(/<!-- (\w+) -->/g, (mark, word: string) => {
    const fill = fills[word];
    if (fill === undefined) throw new Error(`clients/docs/${name}.md asks for ${mark}, which nothing makes`);
    return fill;
  });
  return { name, title, summary, body: filled };
}
