/** The first sheet: whose model it is, the verdict, what governs, the ten worst, the picture. */
import { type Tag, tag } from "../controls/markup.ts";
import { counted } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import { memberMass } from "../model/mass.ts";
import { titleOf } from "../model/title.ts";
import { criticalWords } from "../results/modes.ts";
import type { Overview } from "../results/overview.ts";
import { isWhole, verdictClass } from "../results/verdict.ts";
import { without } from "../tables/column.ts";
import { table } from "../tables/listing.ts";
import type { Source } from "../tables/source.ts";
import { printedTable } from "./printed.ts";
import { LABELS, type TitleBlock } from "./title_block.ts";

/** The worst checks on the first sheet; all of them where hardly more follow, which then stand nowhere else. */
const WORST = 10;
const ALL = 16;

/** Whether the first sheet of a report that is no summary has all checks. */
export const listsAll = (checks: number): boolean => checks <= ALL;

/** What the report says of how it came about. */
export interface Making {
  /** As a reader of the report writes dates. */
  date: string;
  /** "solved in a browser", and the tier where one applies. */
  by: string;
  /** Who signs it, as far as that was typed. */
  block?: TitleBlock;
}

export async function frontSheet(source: Source, overview: Overview, figure: Tag, making: Making, brief = false): Promise<Tag[]> {
  const { checks } = overview;
  const shown = !brief && listsAll(checks.length) ? ALL : WORST;
  return [
    tag("h1", {}, titleOf(source)),
    titleBlock(source, overview, making),
    banner(overview, source.missing),
    ...(checks.length
      ? [
          tag(
            "h2",
            { class: "worst" },
            checks.length > shown ? `The ${shown} worst of ${counted(checks.length)} checks` : "Checks, worst first",
          ),
          await worst(source, shown),
        ]
      : []),
    figure,
  ];
}

/** Sections tell it by section; what plates weigh is not in it. */
function massText({ model, sections, measure }: Source): string | undefined {
  const mass = memberMass(model, sections.value);
  return mass ? `${measure(mass, "mass")}${model.model.plates?.length ? ", without plates" : ""}` : undefined;
}

function titleBlock(source: Source, { solver }: Overview, { date, by, block = {} }: Making): Tag {
  const { settings, schema_version: schema } = source.model;
  const lines: [string, string | undefined][] = [
    [LABELS.company, block.company],
    ["Project", titleOf(source)],
    ["Title in the model", titleOf(source) === settings?.title?.trim() ? undefined : source.draft.saved && settings?.title],
    [LABELS.project, block.project],
    ["Reference", settings?.reference],
    [LABELS.revision, block.revision],
    [LABELS.engineer, block.engineer],
    ["Author", settings?.author ?? (block.engineer ? undefined : "not stated in the model")],
    [LABELS.checker, block.checker],
    ["Date", date],
    ["Model SHA-256", source.draft.fingerprint ?? "not computed"],
    ["Changed from", source.draft.changedFrom && `the model as it was opened or saved, SHA-256 ${source.draft.changedFrom}`],
    ["Mass of the members", massText(source)],
    ["Versions", `${solver.name} ${solver.version}, model schema ${schema}; ${by}`],
    ["About", settings?.description],
  ];
  return tag(
    "table",
    { class: "title-block" },
    tag(
      "tbody",
      {},
      ...lines.map(([name, value]) =>
        value ? tag("tr", {}, tag("th", { scope: "row", class: "name" }, name), tag("td", { class: "given" }, value)) : null,
      ),
    ),
  );
}

function banner({ verdict, points, checks, modes, sets }: Overview, missing: readonly string[]): Tag {
  const governing = checks.find(({ id }) => id === verdict.governing);
  const critical = criticalWords(modes, sets.some(({ order }) => order === 2) ? 2 : 1);
  const counts = `${counted(verdict.pass)} verified, ${counted(verdict.fail)} fail, ${counted(verdict.cannot_verify)} cannot be verified, ${counted(verdict.incomplete)} incomplete, ${counted(verdict.informative)} informative.`;
  const what = governing?.governing;
  return tag(
    "div",
    { class: `banner ${verdictClass(verdict.is)}` },
    tag("p", {}, tag("strong", {}, verdict.word.toUpperCase()), ` ${verdict.sentence}`),
    missing.length ? tag("p", {}, tag("strong", {}, "Not whole: "), `${missing.join("; ")}.`) : null,
    checks.length ? tag("p", {}, counts) : null,
    what && verdict.is !== "nothing_checked"
      ? tag(
          "p",
          {},
          `Governing: ${governing.target.id}, ${percent(governing.utilisation, isWhole({ verdict, points }) && governing.unverified === null)}, ${what.title} (${what.clause}), ${what.combination}${governing.unverified === null ? "" : `; ${governing.unverified} not verified`}${governing.beyond ? `: ${governing.beyond}` : ""}`,
        )
      : null,
    critical ? tag("p", {}, "α", tag("sub", {}, "cr"), ` ${critical.value}, ${critical.note}`) : null,
  );
}

async function worst(source: Source, shown: number): Promise<Tag> {
  const data = await table(source, "checks");
  return printedTable({ ...data, columns: without(data.columns, "unverified", "informative", "why") }, source, shown);
}
