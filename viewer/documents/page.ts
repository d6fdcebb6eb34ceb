/** A page of the documents: what its address, its head and its body say. */
import { readFileSync } from "node:fs";
import { type Markup, toHtml } from "../src/controls/markup.ts";
import { withLimits } from "./limits.ts";

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

const found = (text: string, pattern: RegExp, name: string): string => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`clients/docs/${name}.html has no ${pattern}`);
  return match[1]!.trim();
};

/** A chapter that was written by hand or by `description.codes`; `<!-- word -->` in it is filled with a limit, or with what the build makes. */
export function chapter(name: string, summary: string, fills: Record<string, string> = {}): Page {
  const text = withLimits(readFileSync(`../clients/docs/${name}.html`, "utf8"));
  const body = found(text, /<main>(.*)<\/main>/s, name).replace(/<!-- (\w+) -->/g, (mark, word: string) => {
    const filled = fills[word];
    if (filled === undefined) throw new Error(`clients/docs/${name}.html asks for ${mark}, which nothing makes`);
    return filled;
  });
  return { name, title: found(text, /<title>(.*?)(?: · Handoff)?<\/title>/, name), summary, body };
}
