/** The page's printed report as one HTML file: the same sheets and styles, with a drawn picture in place of the screen's. */

import type { SectionLibrary } from "handoff-solver";
import { el } from "../../../viewer/src/controls/element.ts";
import { titleOf } from "../../../viewer/src/layout/header.ts";
import type { PrintedPicture } from "../../../viewer/src/picture/picture.ts";
import { type Extent, reportParts } from "../../../viewer/src/report/report.ts";
import printed from "../../../viewer/src/styles/report.css" with { type: "text" };
import tokens from "../../../viewer/src/styles/tokens.css" with { type: "text" };
import { picture } from "../../mcp/src/picture.js";
import { onPaper, PaperMarkup } from "./paper.ts";
import { type Given, sessionOf } from "./session.ts";

/** On a screen the sheets are shown as they print. */
const STYLES = `${tokens}\n${printed.replaceAll("@media print", "@media all")}
@media screen { body { max-width: 190mm; margin: 10mm auto; padding: 0 5mm; font-family: Arial, sans-serif; } #report svg { max-width: 100%; height: auto; } }`;

export function reportHtml(given: Given, extent: Extent, library: SectionLibrary): Promise<string> {
  return onPaper(async () => {
    const { session, results } = sessionOf(given, library);
    const drawn: PrintedPicture = {
      snapshot: async () => new Blob(),
      key: () => [],
      figure: () => new PaperMarkup(picture(given.model, results, null)) as unknown as HTMLElement,
    };
    const title = el("title", {}, `${titleOf(session)} · Handoff`);
    const report = await reportParts(session, drawn, extent);
    return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">${title.outerHTML}<style>${STYLES}</style></head><body>${report.outerHTML}</body></html>\n`;
  });
}
