/** All documents in their order: chapters to read, and references that are made of the project's own data. */
import { tag } from "../src/controls/markup.ts";
import { limitsTable } from "./limits.ts";
import { llms } from "./llms.ts";
import { drawnModels, modelFiles } from "./models.ts";
import { operationsPage } from "./operations.ts";
import { chapter, html, type Page } from "./page.ts";
import { questionsTable } from "./questions.ts";
import { reliabilityPage } from "./reliability.ts";
import { schemaPages } from "./schema.ts";
import { verificationPage } from "./verification.ts";

interface Contents {
  pages: Page[];
  /** The list of chapters that stands beside every page. */
  chapters: string;
  /** What is served beside the pages, by its name. */
  files: Record<string, string>;
  /** The same for agents. */
  llms: string;
}

function list(pages: Page[], summaries: boolean): string {
  const items = pages.map(({ name, title, summary }) =>
    tag("li", {}, tag("a", { href: `/docs/${name}` }, title), summaries ? tag("span", {}, ` ${summary}`) : null),
  );
  return html(tag("ul", { class: summaries ? "contents" : null }, ...items));
}

export function contents(): Contents {
  const reading = [
    chapter("start"),
    chapter("model", { models: drawnModels() }),
    chapter("page"),
    chapter("report"),
    chapter("axes"),
    chapter("analyses"),
    chapter("checks"),
    chapter("assumptions"),
    chapter("questions", { questions: questionsTable() }),
    chapter("limits", { limits: limitsTable() }),
    chapter("codes"),
    chapter("local"),
    chapter("agents"),
    chapter("interoperability"),
  ];
  const schemas = schemaPages();
  const references = [operationsPage(), schemas[0]!, verificationPage(), reliabilityPage()];
  const index = chapter("index", {
    reading: list(reading, true),
    references: list(references, true),
  });
  const chapters = `${list([index, ...reading], false)}<h2>Reference</h2>${list(references, false)}`;
  const files = Object.entries(modelFiles()).map(([name, text]) => [`examples/${name}.json`, text]);
  const pages = [index, ...reading, ...references, ...schemas.slice(1)];
  return { pages, chapters, files: Object.fromEntries(files), llms: llms([...reading, ...references]) };
}
