/** Writes the documents: each page into the frame that the build made of documents.html, what search reads of them, and what agents read. */
import { rmSync } from "node:fs";
import type { Plugin } from "vite";
import { escaped } from "../src/controls/markup.ts";
import { contents } from "./contents.ts";
import { entries } from "./finding.ts";
import type { Page } from "./page.ts";
import { proof } from "./proof.ts";
import { sectionTables } from "./sections.ts";

const FRAME = "documents.html";

function filled(frame: string, { name, title, summary, body }: Page, chapters: string): string {
  const words: Record<string, string> = {
    "{document_path}": `/docs/${name}`,
    "{document_title}": escaped(title),
    "{document_summary}": escaped(summary),
    "<!-- chapters -->": chapters.replaceAll(`href="/docs/${name.split("/")[0]}"`, (link) => `${link} aria-current="page"`),
    "<!-- document -->": body,
  };
  // With a function: `$` in a text is no reference.
  return Object.entries(words).reduce((text, [mark, word]) => text.replaceAll(mark, () => word), frame);
}

export function documentsPlugin(): Plugin {
  return {
    name: "documents",
    enforce: "post",
    buildStart() {
      // Pages that are no longer written would still be served.
      rmSync("dist/docs", { recursive: true, force: true });
    },
    transformIndexHtml(text) {
      return text.replace("<!-- families -->", () => sectionTables().list).replace("<!-- proof -->", () => proof());
    },
    generateBundle(_, bundle) {
      const frame = bundle[FRAME];
      if (frame?.type !== "asset") throw new Error(`${FRAME} was not built`);
      delete bundle[FRAME];
      const { pages, chapters, files, llms } = contents();
      for (const page of [...pages, ...sectionTables().pages])
        this.emitFile({ type: "asset", fileName: `docs/${page.name}.html`, source: filled(String(frame.source), page, chapters) });
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName: `docs/${fileName}`, source });
      this.emitFile({ type: "asset", fileName: "llms.txt", source: llms });
      this.emitFile({ type: "asset", fileName: "docs/search.json", source: JSON.stringify(entries(pages)) });
    },
  };
}
