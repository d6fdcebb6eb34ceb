/** What the tests hold against published values: source, expected, ours and the difference, from docs/verification.json. */
import { type Tag, tag } from "../src/controls/markup.ts";
import { counted } from "../src/format/counts.ts";
import { html, json, type Page } from "./page.ts";

/** One published value, as the tests record it. */
export interface Verified {
  group: string;
  case: string;
  source: string;
  quantity: string;
  unit: string;
  expected: number;
  ours: number;
  /** What has to be known to compare the two. */
  note?: string;
  /** The test that records it. */
  by: string;
}

const ABOUT: Record<string, string> = {
  Frames: "Displacements, forces and reactions of bars and frames, to first and second order, against closed forms and textbooks.",
  Stability: "Critical loads and moments against closed forms and published coefficients.",
  Vibration: "Natural frequencies against closed forms and benchmarks.",
  "Plates and shells": "Deflections, forces and stresses against series solutions and the usual benchmarks of elements.",
  "Elements on difficult meshes":
    "Slender beams of one row of plates, skewed and tapered on purpose: what a mesh must not look like, and how far finer ones come. Triangles of constant strain lock in their plane, here as in the literature.",
  "EN 1993-1-1": "Worked examples of others, step by step. A source's own rounding shows in the difference.",
  Sections: "The section library against catalogues: of each table and property the value that is farthest from the printed one.",
};

export const verified = (): Verified[] => json("docs/verification.json") as Verified[];
export const difference = ({ expected, ours }: Verified): number => (expected === 0 ? ours : ours / expected - 1);

const middleOf = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)]!;
/** The figures that pages name. */
export function totals(rows: Verified[]): { values: number; cases: number; middle: number } {
  const off = rows.map((row) => Math.abs(difference(row))).sort((a, b) => a - b);
  return { values: rows.length, cases: new Set(rows.map((row) => row.case)).size, middle: middleOf(off) };
}

const number = (value: number): string => {
  const size = Math.abs(value);
  return size !== 0 && (size < 1e-3 || size >= 1e6) ? value.toExponential(3) : String(Number(value.toPrecision(5)));
};
export function percent(share: number): string {
  const size = Math.abs(share) * 100;
  if (size < 0.0005) return "0.000 %";
  return `${share < 0 ? "−" : "+"}${size.toFixed(size < 0.1 ? 3 : 2)} %`;
}
const anchor = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

function comparison(title: string, rows: Verified[]): Tag[] {
  const [{ source, by }] = rows as [Verified];
  const notes = [...new Set(rows.map(({ note }) => note).filter((note) => note !== undefined))];
  const head = ["Quantity", "Published", "Ours", "Difference"].map((word) => tag("th", { scope: "col" }, word));
  const row = (one: Verified): Tag =>
    tag(
      "tr",
      {},
      tag("th", { scope: "row" }, one.quantity),
      tag("td", { class: "value" }, `${number(one.expected)} ${one.unit}`.trim()),
      tag("td", { class: "value" }, `${number(one.ours)} ${one.unit}`.trim()),
      tag("td", { class: "value" }, one.expected === 0 ? "–" : percent(difference(one))),
    );
  return [
    tag("h3", { id: anchor(title) }, title),
    tag("p", { class: "hint" }, `Source: ${source}. Held by `, tag("code", {}, by), "."),
    ...notes.map((note) => tag("p", { class: "hint" }, note)),
    tag(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": `Values of ${title}` },
      tag("table", { class: "list compared" }, tag("thead", {}, tag("tr", {}, ...head)), tag("tbody", {}, ...rows.map(row))),
    ),
  ];
}

const by = <T>(rows: T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

/** Every field in a line: how many values, and by how much they differ. */
function fieldsTable(groups: Map<string, Verified[]>): Tag {
  const lines = [...groups].map(([group, found]) => {
    const largest = Math.max(...found.map((row) => Math.abs(difference(row))));
    return tag(
      "tr",
      {},
      tag("th", { scope: "row" }, tag("a", { href: `#${anchor(group)}` }, group)),
      tag("td", { class: "value" }, String(found.length)),
      tag("td", { class: "value" }, percent(totals(found).middle).replace("+", "")),
      tag("td", { class: "value" }, percent(largest).replace("+", "")),
    );
  });
  const heads = ["Field", "Values", "Half differ by less than", "Largest difference"].map((word) => tag("th", { scope: "col" }, word));
  return tag("table", { class: "list compared" }, tag("thead", {}, tag("tr", {}, ...heads)), tag("tbody", {}, ...lines));
}

const field = ([group, found]: [string, Verified[]]): Tag[] => [
  tag("h2", { id: anchor(group) }, group),
  tag("p", {}, ABOUT[group]!),
  ...[...by(found, (row) => row.case)].flatMap(([title, rows]) => comparison(title, rows)),
];

/** The rows by field, in the order in which the page introduces them. */
function fields(rows: Verified[]): Map<string, Verified[]> {
  const groups = by(rows, ({ group }) => group);
  const unknown = [...groups.keys()].filter((group) => !(group in ABOUT));
  if (unknown.length) throw new Error(`docs/verification.json has groups that the page does not introduce: ${unknown.join(", ")}`);
  return new Map(Object.keys(ABOUT).flatMap((group) => (groups.has(group) ? [[group, groups.get(group)!]] : [])));
}

export function verificationPage(): Page {
  const rows = verified();
  const groups = fields(rows);
  const { values, cases, middle } = totals(rows);
  return {
    name: "verification",
    title: "Verification",
    summary: "Every published example and benchmark that the tests hold, with source, expected value, ours and the difference.",
    body: html(
      tag("h1", {}, "Verification"),
      tag(
        "p",
        { class: "lead" },
        `${counted(values)} published values of ${cases} cases, each with ours beside it. Half of them differ by less than ${percent(middle).replace("+", "")}.`,
      ),
      tag(
        "p",
        {},
        "The numbers are recorded by the tests themselves, and a test fails where a number on this page is no longer what the solver says. Differences are of ours against the printed value; most large ones are the source's rounding or its simpler formula, and then a note says so.",
      ),
      fieldsTable(groups),
      ...[...groups].flatMap(field),
    ),
  };
}
