/** Everything the reader can take away; what writes each is fetched when it is asked for. */

import { effect } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { fillMenu, menuGroup } from "../controls/items.ts";
import { download, fileName } from "../files/download.ts";
import { titleOf } from "../model/title.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import type { Extent } from "./report.ts";
import { askTitleBlock } from "./title_block.ts";

export function exportItems(session: Session, picture: Picture, list: HTMLElement): void {
  const name = fileName(titleOf(session));
  const text = (suffix: string, content: string, type: string): void => download(`${name}${suffix}`, new Blob([content], { type }));
  const item = (label: string, hint: string, needsResults: boolean, act: () => Promise<void>): HTMLElement => {
    const attempt = (): void => void act().catch((error: unknown) => session.report(`${label} could not be made`, error));
    const said = el("small", {}, hint);
    const button = el("button", { type: "button", onclick: attempt }, label, said);
    effect(() => {
      button.disabled = needsResults && !session.isSolved;
      const missing = needsResults ? session.missing : [];
      said.textContent = missing.length ? `not whole: ${missing.join("; ")}` : hint;
    });
    return button;
  };
  const sections = () => session.sections.value ?? new Map(session.model.model.sections.map((section) => [section.id, section]));
  const report = (label: string, hint: string, extent: Extent): HTMLElement =>
    item(label, hint, true, async () => (await import("./report.ts")).printReport(session, picture, extent));
  fillMenu(
    list,
    menuGroup(
      "Results",
      report("Report, summary", "at most three sheets: verdict, worst, open points", "summary"),
      report("Printable report", "failures, loads, reactions, envelopes, the worst traced", "standard"),
      report("Report, full", "with up to sixty checks clause by clause", "full"),
      item("Title block of reports…", "company, project number, engineer, checker, revision", false, async () => askTitleBlock()),
      item("Results as JSON", "everything, in SI units", true, async () => download(`${name}-results.json`, await session.solution.json())),
      item("All tables as ZIP", "one CSV each, of the load case, combination or envelope shown; forces at stations too", true, async () =>
        download(`${name}-tables-${fileName(session.setInfo?.id ?? "")}.zip`, await (await import("./tables.ts")).tablesZip(session)),
      ),
      item("All tables as Excel workbook", "the same, a sheet each; figures stay figures in every language", true, async () =>
        download(`${name}-tables-${fileName(session.setInfo?.id ?? "")}.xlsx`, await (await import("./tables.ts")).tablesWorkbook(session)),
      ),
      item("Picture as PNG", "as on the screen, twice as fine, with title, units and key", false, async () =>
        download(`${name}.png`, await (await import("./picture.ts")).pictureSheet(session, picture)),
      ),
    ),
    menuGroup(
      "Model",
      item("Model as JSON", "the bytes the fingerprint belongs to", false, async () =>
        text(".json", session.draft.text, "application/json"),
      ),
      item("SAF workbook", "for SCIA, Dlubal, SOFiSTiK, AxisVM, Allplan and others", false, async () => {
        const workbook = await (await import("../exchange/saf_workbook.ts")).safWorkbook(session.draft.text);
        if (workbook) download(`${name}.xlsx`, workbook);
      }),
      item("PyNite script", "the same model for Python", false, async () => {
        const [{ pyniteRefusals, pyniteScript }, { agreedWith }] = await Promise.all([import("./pynite.ts"), import("./scripts.ts")]);
        const known = sections();
        if (await agreedWith("PyNite script", session.parts, pyniteRefusals(session.parts, known)))
          text("-pynite.py", pyniteScript(session.parts, known), "text/x-python");
      }),
      item("OpenSeesPy script", "the same model for OpenSees", false, async () => {
        const [{ openSeesRefusals, openSeesScript }, { agreedWith }] = await Promise.all([import("./opensees.ts"), import("./scripts.ts")]);
        const known = sections();
        if (await agreedWith("OpenSeesPy script", session.parts, openSeesRefusals(session.parts, known)))
          text("-opensees.py", openSeesScript(session.parts, known), "text/x-python");
      }),
    ),
  );
}
