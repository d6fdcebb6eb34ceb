/** What the search in the browser reads: every page by its headings and every code by its row, as plain text. */
import type { Page } from "./page.ts";

/** Address under /docs, the page, the heading, the text below it. */
export type Entry = [path: string, page: string, heading: string, text: string];

const SIGNS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&#x27;": "'" };
const plain = (html: string): string =>
  html
    .replace(/<(svg|details)[\s>].*?<\/\1>/gs, " ")
    // A symbol and its index are one word: αcr, Ncr, χLT.
    .replace(/<\/?(su[bp]|em|i|b|strong|code|var|span)(\s[^>]*)?>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
/** Rows with an id of their own, one entry each; the rest goes with its heading. */
const ROW = /<tr id="([^"]+)">(.*?)<\/tr>/gs;

export function entries(pages: Page[]): Entry[] {
  return pages.flatMap(({ name, title, body }) => {
    const parts = body.split(/(?=<h[23] id=")/);
    return parts.flatMap((part, i): Entry[] => {
      const [, id, words] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(part) ?? [];
      const rows = [...part.matchAll(ROW)].map(([, row, cells]): Entry => {
        const [first, ...rest] = cells!.split(/<\/t[hd]>/);
        return [`${name}#${row}`, title, plain(first!).replace(/ required$/, ""), plain(rest.join(" "))];
      });
      const own = plain(part.replace(ROW, "").replace(/^<h[23].*?<\/h[23]>/s, ""));
      return [[id && i ? `${name}#${id}` : name, title, id ? plain(words!) : title, own], ...rows];
    });
  });
}
