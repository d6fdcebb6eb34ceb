/** The section library as tables that read without a script, one page a family. */
import { readFileSync } from "node:fs";
import { openLibrary, type SectionFamily } from "../../solver/src/model/sections/library.ts";
import { tag } from "../src/controls/markup.ts";
import { measure } from "../src/format/units.ts";
import { PROPERTIES } from "../src/site/sections/property.ts";
import { html, type Page } from "./page.ts";

const LISTED = PROPERTIES.filter(({ listed }) => listed);
const nameOf = ({ family, region }: SectionFamily): string => `${region}_${family}`.toLowerCase().replace(/[^a-z0-9_]/g, "");

export interface SectionTables {
  pages: Page[];
  /** Links to all of them. */
  list: string;
}

export function sectionTables(): SectionTables {
  const library = openLibrary(JSON.parse(readFileSync("../solver/data/sections.json", "utf8")));
  const groups = new Map<string, SectionFamily[]>();
  for (const family of library.families()) groups.set(nameOf(family), [...(groups.get(nameOf(family)) ?? []), family]);
  const pages = [...groups].map(([name, families]): Page => {
    const [{ family, region, title }] = families as [SectionFamily];
    const rows = families
      .flatMap(({ names }) => names)
      .map((one) => {
        const section = library.find(one)!;
        const cells = LISTED.map(({ of, quantity }) => {
          const value = of(section);
          return tag("td", { class: "value" }, value === null ? "–" : measure(value, quantity, "kN"));
        });
        return tag("tr", {}, tag("th", { scope: "row" }, tag("a", { href: `/sections/${one}` }, one)), ...cells);
      });
    const heads = ["Name", ...LISTED.map(({ label, means }) => `${label}, ${means}`)].map((word) => tag("th", { scope: "col" }, word));
    return {
      name: `sections/${name}`,
      title: `${family} sections`,
      summary: `${title}: properties of ${rows.length} sections (${region}).`,
      body: html(
        tag("h1", {}, `${family} sections`),
        tag("p", { class: "lead" }, `${title}. `, tag("a", { href: "/sections" }, "All sections, to filter and compare"), "."),
        tag(
          "div",
          { class: "scroll", tabindex: "0", role: "region", "aria-label": `${family} sections` },
          tag("table", { class: "list" }, tag("thead", {}, tag("tr", {}, ...heads)), tag("tbody", {}, ...rows)),
        ),
      ),
    };
  });
  const items = pages.map(({ name, title, summary }) => tag("li", {}, tag("a", { href: `/docs/${name}` }, title), `: ${summary}`));
  return { pages, list: html(tag("ul", { class: "bullets" }, ...items)) };
}
