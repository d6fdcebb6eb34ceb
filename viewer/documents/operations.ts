/** The HTTP API as a page that reads without a script: every operation, its fields and its answers. */
import { type Markup, type Tag, tag } from "../src/controls/markup.ts";
import { html, json, type Page } from "./page.ts";

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { examples?: Record<string, { summary?: string; value: unknown }> }> };
  responses: Record<string, { description?: string }>;
}
interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** `code` in descriptions is written as in Markdown. */
const marked = (text: string): Markup[] => text.split("`").map((part, i) => (i % 2 ? tag("code", {}, part) : part));

function operation(method: string, path: string, found: Operation): Tag {
  const bodies = Object.values(found.requestBody?.content ?? {}).flatMap(({ examples }) => Object.values(examples ?? {}));
  const smallest = bodies.sort((a, b) => JSON.stringify(a.value).length - JSON.stringify(b.value).length)[0];
  return tag(
    "section",
    { class: "operation" },
    tag("h3", { id: found.operationId }, tag("span", { class: `method ${method}` }, method.toUpperCase()), " ", tag("code", {}, path)),
    tag("p", {}, ...marked(`${found.summary} ${found.description ?? ""}`.trim())),
    ...(found.parameters?.length
      ? [
          tag(
            "ul",
            { class: "bullets" },
            ...found.parameters.map((one) =>
              tag(
                "li",
                {},
                tag("code", {}, one.name),
                ` (${one.in}${one.required ? ", required" : ""}) `,
                ...marked(one.description ?? ""),
              ),
            ),
          ),
        ]
      : []),
    ...(smallest
      ? [
          tag(
            "details",
            {},
            tag("summary", {}, `Example body of ${found.operationId}`),
            tag("pre", { tabindex: "0" }, tag("code", {}, JSON.stringify(smallest.value, null, 2))),
          ),
        ]
      : []),
    tag(
      "p",
      { class: "hint" },
      `Answers: ${Object.keys(found.responses).join(", ")}. `,
      tag("a", { href: "/docs/codes#refusals" }, "What each means"),
      ".",
    ),
  );
}

export function operationsPage(): Page {
  const { tags, paths } = json("schemas/openapi.json") as Description;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({ tag: found.tags[0], node: operation(method, path, found) })),
  );
  const groups = tags.flatMap(({ name, description }) => [
    tag("h2", { id: `tag-${name.replace(" ", "-")}` }, name[0]!.toUpperCase() + name.slice(1)),
    tag("p", {}, description),
    ...all.filter((one) => one.tag === name).map(({ node }) => node),
  ]);
  return {
    name: "api",
    title: "HTTP API",
    summary: "Every operation of the service, to read and to try from this page.",
    body: html(
      tag("h1", {}, "HTTP API"),
      tag(
        "p",
        { class: "lead" },
        "Every operation takes an API key (",
        tag("code", {}, "X-API-Key"),
        ") or a bearer token (",
        tag("code", {}, "Authorization: Bearer"),
        "), but for the token itself, this description and links. The same as a document: ",
        tag("a", { href: "/api/openapi.json" }, "OpenAPI 3.1"),
        ".",
      ),
      tag("div", { id: "interactive" }),
      tag("div", { id: "read-operations" }, ...groups),
    ),
  };
}
