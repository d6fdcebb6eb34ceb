/** The report by importance: verdict and worst first, failures and open points next, then what led there. */
import { type Tag, tag } from "../controls/markup.ts";
import { titleOf } from "../model/title.ts";
import type { Source } from "../tables/source.ts";
import { declared } from "./declared.ts";
import { findings } from "./findings.ts";
import { frontSheet, type Making } from "./front.ts";
import { modes } from "./modes.ts";
import { actions, assumptionsAndAccuracy, checkList, extremes, inputs } from "./numbers.ts";
import { resultSketches } from "./result_sketches.ts";
import { schedules } from "./schedules.ts";
import { traces } from "./traces.ts";

/** Summary: at most three sheets. Standard: what is filed: all results, and what governs the worst. Full: as many traces as anyone reads. */
export type Extent = "summary" | "standard" | "full";
const ROWS: Record<Extent, number> = { summary: 8, standard: 400, full: 2000 };
const TRACES: Record<Extent, number> = { summary: 0, standard: 3, full: 60 };

async function parts(source: Source, extent: Extent, figure: Tag, making: Making, chosen: string | null): Promise<Tag[]> {
  const { overview } = source;
  if (!overview) return [];
  const most = ROWS[extent];
  const first = [
    ...(await frontSheet(source, overview, figure, making, extent === "summary")),
    ...(await findings(source, overview, most, extent === "summary")),
    ...assumptionsAndAccuracy(source, overview),
  ];
  if (extent === "summary") return first;
  return [
    ...first,
    ...declared(source),
    ...(await checkList(source, overview, most)),
    ...actions(source),
    tag("h2", {}, "Results"),
    ...(await resultSketches(source)),
    ...(await extremes(source, most)),
    ...(await schedules(source, most, (state) => extent === "full" || state === "ULS")),
    ...modes(overview.modes, extent === "full", source.units.value),
    ...(await inputs(source)),
    ...(await traces(source, overview, TRACES[extent], extent === "full", chosen)),
  ];
}

/** One table whose foot stands on every sheet: the title and the fingerprint. */
export async function reportContent(
  source: Source,
  extent: Extent,
  figure: Tag,
  making: Making,
  chosen: string | null = null,
): Promise<Tag> {
  const foot = tag(
    "div",
    { class: "foot" },
    tag("span", {}, titleOf(source)),
    tag("span", {}, "model SHA-256 ", tag("code", {}, source.draft.fingerprint ?? "not computed")),
  );
  return tag(
    "div",
    { id: "report" },
    tag(
      "table",
      {},
      tag("tbody", {}, tag("tr", {}, tag("td", {}, ...(await parts(source, extent, figure, making, chosen))))),
      tag("tfoot", {}, tag("tr", {}, tag("td", {}, foot))),
    ),
  );
}
