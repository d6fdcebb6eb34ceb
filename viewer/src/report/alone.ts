/** The report as a document of its own, from a model and its results: no page, no worker, no graphics card. */
import { explain, type Model, type Results, type SectionLibrary } from "handoff-solver";
import { tag, toHtml } from "../controls/markup.ts";
import { measure, number, type UnitSystem, unitSymbol } from "../format/units.ts";
import { catalogue } from "../model/catalogue.ts";
import { libraryName, type ResolvedSection } from "../model/section.ts";
import { modelTitle } from "../model/title.ts";
import { setValues } from "../solving/columns.ts";
import { barsOf, curveValues, shapeValues } from "../solving/curves.ts";
import { overview } from "../solving/overview.ts";
import type { Source } from "../tables/source.ts";
import { type Extent, reportContent } from "./content.ts";
import { sketch } from "./sketch.ts";

export interface ReportOptions {
  extent?: Extent;
  units?: UnitSystem;
  /** SHA-256 of the model's bytes. */
  fingerprint?: string | null;
  /** The text of styles/paper.css and styles/paper_parts.css. */
  styles: string;
  date: string;
  /** How it was solved, as the title block says it. */
  by?: string;
  /** Resolves named sections for the table of sections. */
  library?: SectionLibrary;
  warnings?: { path: string; message: string }[];
}

export async function reportHtml(model: Model, results: Results, options: ReportOptions): Promise<string> {
  const source = sourceOf(model, results, options);
  const making = { date: options.date, by: options.by ?? "solved outside a browser" };
  const content = await reportContent(source, options.extent ?? "standard", sketch(source), making);
  const head = tag(
    "head",
    {},
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    tag("title", {}, `${modelTitle(model)} · report`),
  );
  // Styles are ours and stand as they are: a browser reads nothing in them but their own end.
  const styled = toHtml(head).replace("</head>", `<style>${options.styles}</style></head>`);
  return `<!doctype html><html lang="en">${styled}${toHtml(tag("body", { class: "alone" }, content))}</html>\n`;
}

/** What a drawing or a report is made from: a model and its results, or the model alone. */
export function sourceOf(
  model: Model,
  results: Results | null,
  { units = "kN", fingerprint, library, warnings }: Partial<ReportOptions>,
): Source {
  const found = results && overview(results, 0);
  const sets = found?.sets ?? [];
  const first = sets.find((set) => set.kind === "envelope" && !set.failed) ?? sets.find((set) => !set.failed) ?? null;
  const resolved = model.model.sections.map((section): [string, ResolvedSection] => {
    const name = libraryName(section);
    return [section.id, (name === undefined ? undefined : library?.find(name)) ?? section];
  });
  const held = <T>(value: T): { value: T } => ({ value });
  return {
    model,
    parts: catalogue(model),
    overview: found,
    sets,
    missing: results?.missing ?? [],
    setInfo: first,
    set: held(first?.key ?? ""),
    units: held(units),
    warnings: held(warnings ?? []),
    sections: held(new Map(resolved)),
    draft: { fingerprint: fingerprint ?? null },
    solution: {
      set: async (key) => setValues(results!, key),
      curves: async (key, component, members, stations) => curveValues(results!, key, component, members, stations),
      shape: async (key, points) => shapeValues(results!, key, points, barsOf(model)),
      explain: async (id) => explain(model, results!, id, library ? { sections: library } : {})!,
    },
    write: (value, quantity) => number(value, quantity, units),
    measure: (value, quantity) => measure(value, quantity, units),
    unit: (quantity) => unitSymbol(quantity, units),
  };
}
