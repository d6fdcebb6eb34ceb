/** All documents in their order: chapters to read, and references that are made of the project's own data. */
import { tag } from "../src/controls/markup.ts";
import { limitsTable } from "./limits.ts";
import { llms } from "./llms.ts";
import { drawnModels, modelFiles } from "./models.ts";
import { operationsPage } from "./operations.ts";
import { chapter, html, type Page } from "./page.ts";
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
    chapter("start", "From an account to a link that somebody else opens, in five minutes."),
    chapter("model", "Example models, each drawn, with its JSON and a button that opens it.", { models: drawnModels() }),
    chapter("axes", "How local axes lie, which way forces and moments are positive, with pictures."),
    chapter("analyses", "What each kind of analysis can and cannot do."),
    chapter("checks", "What is verified, what is assumed and what is not covered, with clauses."),
    chapter("limits", "What an account, a model and a link are limited to.", { limits: limitsTable() }),
    chapter("codes", "Every refusal, error and warning by its code, to act on by program."),
    chapter("local", "The Python package, the npm package, the command and the local MCP server."),
    chapter("agents", "The service and the solver as tools of an assistant."),
    chapter("interoperability", "Models from and for other programs, and what is lost on the way."),
  ];
  const schemas = schemaPages();
  const references = [operationsPage(), schemas[0]!, verificationPage(), reliabilityPage()];
  const index = chapter("index", "How to send structural models, solve them in your own code, and read what comes back.", {
    reading: list(reading, true),
    references: list(references, true),
  });
  const chapters = `${list([index, ...reading], false)}<h2>Reference</h2>${list(references, false)}`;
  const files = Object.entries(modelFiles()).map(([name, text]) => [`examples/${name}.json`, text]);
  const pages = [index, ...reading, ...references, ...schemas.slice(1)];
  return { pages, chapters, files: Object.fromEntries(files), llms: llms([...reading, ...references]) };
}
