/** What all pages of the site share: the elements of their heads, and the bar on top. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { escaped } from "./src/controls/markup.ts";

/** What a page says of itself in `<!-- head {…} -->`; without a description it is not for search engines. */
interface Head {
  title: string;
  /** In the tab, where that is more than the title. */
  tab?: string;
  description?: string;
  path?: string;
  type?: "website" | "article";
}

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;
const graph = (name: string, content: string): string => `<meta property="og:${name}" content="${escaped(content)}" />`;

function found({ title, description, path = "", type = "website" }: Head): string[] {
  if (!description) return [named("robots", "noindex")];
  const address = `{base_url}${path}`;
  return [
    named("description", description),
    graph("site_name", "Handoff"),
    ...[graph("type", type), graph("title", title), graph("description", description), graph("url", address)],
    `<link rel="canonical" href="${address}" />`,
  ];
}

export function head(page: Head): string {
  return [
    '<meta charset="utf-8" />',
    named("viewport", "width=device-width, initial-scale=1"),
    named("color-scheme", "light dark"),
    ...found(page),
    `<title>${escaped(page.tab ?? `${page.title} · Handoff`)}</title>`,
    '<link rel="icon" href="/src/mark.svg" type="image/svg+xml" />',
    '<link rel="stylesheet" href="/src/styles/page.css" />',
    '<link rel="stylesheet" href="/src/site/site.css" />',
  ].join("\n    ");
}

export function sitePlugin(): Plugin {
  return {
    name: "site",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace(/<!-- head (\{.*?\}) -->/s, (_, page: string) => head(JSON.parse(page) as Head))
          .replace("<!-- frame -->", () => readFileSync("src/site/frame.html", "utf8").trim()),
    },
  };
}
