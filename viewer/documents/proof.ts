/** What the first page shows for its claims: figures out of our own documents, each with the document it stands in. */
import { readFileSync } from "node:fs";
import { tag } from "../src/controls/markup.ts";
import { html } from "./page.ts";
import { percent, totals, verified } from "./verification.ts";

/** The row of docs/performance.md for so many members and ten combinations. */
function measured(members: string): { linear: number; checks: number } {
  const row = readFileSync("../docs/performance.md", "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| ${members} | 10 |`));
  if (!row) throw new Error(`docs/performance.md has no row of ${members} members`);
  const cells = row.split("|").map((cell) => Number(cell.replaceAll(",", "")));
  return { linear: cells[3]! / 1000, checks: cells[5]! / 1000 };
}

type Figure = [figure: string, words: string, href: string];

export function proof(): string {
  const rows = verified();
  const { values, cases, middle } = totals(rows);
  const steel = rows.filter(({ group }) => group === "EN 1993-1-1");
  const { linear, checks } = measured("960");
  const figures: Figure[] = [
    [values.toLocaleString("en"), `published values of ${cases} cases, each with ours beside it`, "/docs/verification"],
    [percent(middle).replace("+", ""), "is what half of them differ by at most", "/docs/verification"],
    [String(steel.length), "of them steps of worked EN 1993-1-1 examples", "/docs/verification#en-1993-1-1"],
    [
      `${linear.toFixed(1)} s`,
      `for 960 members in 10 combinations, ${checks.toFixed(1)} s more to check them all, on one thread`,
      "/docs/analyses#trust",
    ],
  ];
  return html(
    tag(
      "dl",
      { class: "proof" },
      ...figures.map(([figure, words, href]) => tag("div", {}, tag("dt", {}, tag("a", { href }, words)), tag("dd", {}, figure))),
    ),
  );
}
