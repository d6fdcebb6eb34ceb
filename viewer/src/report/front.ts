/** The first sheet: whose model it is, the verdict, what governs, the ten worst, the picture. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { dateOf } from "../format/countdown.ts";
import { percent } from "../format/units.ts";
import { titleOf } from "../layout/header.ts";
import { criticalWords } from "../model/modes.ts";
import { verdictClass } from "../model/verdict.ts";
import type { PrintedPicture } from "../picture/picture.ts";
import type { Overview } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { table } from "../tables/listing.ts";
import { printedTable } from "./printed.ts";

const WORST = 10;

export async function frontSheet(session: Session, overview: Overview, picture: PrintedPicture): Promise<HTMLElement[]> {
  const { checks } = overview;
  return [
    el("h1", {}, titleOf(session)),
    titleBlock(session, overview, picture),
    banner(overview),
    ...(checks.length
      ? [
          el("h3", {}, checks.length > WORST ? `The ${WORST} worst of ${checks.length} checks` : "Checks, worst first"),
          await worst(session),
        ]
      : []),
    el("figure", {}, await numberedPicture(picture), el("figcaption", {}, ...caption(session, picture))),
  ];
}

function titleBlock(session: Session, { solver }: Overview, picture: PrintedPicture): HTMLElement {
  const { settings, schema_version: schema } = session.model;
  const tier = session.tier.get().name === "pro" ? "Pro tier" : "free tier: non-commercial use only";
  const where = picture.figure ? "by the handoff command" : `in a browser, ${tier}`;
  const lines: [string, string | undefined][] = [
    ["Reference", settings?.reference],
    ["Author", settings?.author],
    ["Date", dateOf(new Date())],
    ["Model SHA-256", session.draft.fingerprint ?? "not computed"],
    ["Changed from", session.draft.changedFrom && `the model that was sent, SHA-256 ${session.draft.changedFrom}`],
    ["Versions", `${solver.name} ${solver.version}, model schema ${schema}; solved ${where}`],
    ["About", settings?.description],
  ];
  return el(
    "table",
    { class: "title-block" },
    el(
      "tbody",
      {},
      ...lines.flatMap(([name, value]) =>
        value ? [el("tr", {}, el("th", { scope: "row", class: "name" }, name), el("td", { class: "given" }, value))] : [],
      ),
    ),
  );
}

function banner({ verdict, checks, modes, sets }: Overview): HTMLElement {
  const governing = checks.find(({ id }) => id === verdict.governing);
  const critical = criticalWords(modes, sets.some(({ order }) => order === 2) ? 2 : 1);
  const counts = `${verdict.pass} verified, ${verdict.fail} fail, ${verdict.cannot_verify} cannot be verified, ${verdict.informative} informative.`;
  const what = governing?.governing;
  return el(
    "div",
    { class: `banner ${verdictClass(verdict.is)}` },
    el("p", {}, el("strong", {}, verdict.word.toUpperCase()), ` ${verdict.sentence}`),
    el("p", {}, counts),
    what && verdict.is !== "nothing_checked"
      ? el(
          "p",
          {},
          `Governing: ${governing.target.id}, ${percent(governing.utilisation, governing.unverified === null)}, ${what.title} (${what.clause}), ${what.combination}${governing.beyond ? `: ${governing.beyond}` : ""}`,
        )
      : null,
    critical ? el("p", {}, `α_cr ${critical.value}: ${critical.note}`) : null,
  );
}

async function worst(session: Session): Promise<HTMLElement> {
  const data = await table(session, "checks");
  const keep = ["Target", "Check", "Verdict", "Utilisation", "Governed by", "Clause", "Combination"];
  const columns = data.columns.filter(({ title }) => keep.includes(title));
  const by = columns.findIndex(({ title }) => title === "Utilisation");
  return printedTable({ ...data, columns, worst: by }, session, WORST);
}

function caption(session: Session, picture: PrintedPicture): (HTMLElement | string)[] {
  if (picture.figure) return ["Model with node and member ids."];
  return [`Model with node and member ids; ${session.setInfo?.id ?? ""} as on the screen. `, ...picture.key()];
}

async function numberedPicture(picture: PrintedPicture): Promise<HTMLElement> {
  if (picture.figure) return picture.figure();
  try {
    const image = el("img", { src: URL.createObjectURL(await picture.snapshot(true)), alt: "Numbered picture of the model" });
    await image.decode();
    return image;
  } catch (error) {
    return failureNote("The picture could not be drawn", error);
  }
}
