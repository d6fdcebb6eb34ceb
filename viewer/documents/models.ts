/** The example models of schemas/examples: each drawn, described, to open and to read. */
import { readdirSync, readFileSync } from "node:fs";
import { tag } from "../src/controls/markup.ts";
import { thumbnail } from "../src/site/thumbnail.ts";
import { html } from "./page.ts";

interface Example {
  settings: { title: string; description?: string };
  model: Record<string, unknown[]>;
  analysis?: { options?: Record<string, unknown>; checks?: { type: string }[] };
}

const FOLDER = "../schemas/examples";
/** From the plainest on; what is not named here follows. */
const FIRST = ["simply-supported-beam", "continuous-beam", "portal-frame"];
const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** Every example by its name, as it is kept. */
export function modelFiles(): Record<string, string> {
  const names = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
  names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${FOLDER}/${name}.json`, "utf8")]));
}

const counted = (model: Record<string, unknown[]>): string =>
  ["nodes", "members", "plates", "load_cases", "load_combinations"]
    .filter((key) => model[key]?.length)
    .map((key) => `${model[key]!.length} ${model[key]!.length === 1 ? key.replace("_", " ").slice(0, -1) : key.replace("_", " ")}`)
    .join(", ");

export function drawnModels(): string {
  return Object.entries(modelFiles())
    .map(([name, text]) => {
      const { settings, model, ...rest } = JSON.parse(text) as Example;
      return html(
        tag("h3", { id: name }, settings.title),
        tag(
          "div",
          { class: "example" },
          thumbnail({ model, ...rest } as object, `Drawing of ${settings.title}`, [320, 190]),
          tag(
            "div",
            {},
            tag("p", {}, settings.description ?? ""),
            tag("p", { class: "hint" }, `${counted(model)}.`),
            tag(
              "div",
              { class: "row" },
              tag("a", { class: "button primary", href: `/open?example=${name}` }, "Open and solve"),
              tag("a", { class: "button", href: `/docs/examples/${name}.json`, download: `${name}.json` }, "Download"),
            ),
          ),
        ),
        tag("details", {}, tag("summary", {}, `JSON of ${name}`), tag("pre", { tabindex: "0" }, tag("code", {}, text.trim()))),
      );
    })
    .join("\n");
}
