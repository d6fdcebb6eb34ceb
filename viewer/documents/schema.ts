/** The schemas of a model and of results as pages: every field with its kind, bounds, unit and meaning, and links between them. */
import { type Markup, type Tag, tag } from "../src/controls/markup.ts";
import { html, json, type Page } from "./page.ts";

interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

/** In the order in which a model is written. */
const FILES = [
  ...["model", "settings", "nodes", "materials", "sections", "members", "plates", "supports", "hinges", "groups", "storeys"],
  ...["load_cases", "load_combinations", "design_members", "analysis", "checks", "values", "results"],
];
const written = (value: unknown): string => JSON.stringify(value);

/** `members.json#/$defs/member` as an address, from any page. */
function address(ref: string, file: string): { href: string; word: string } {
  const [name = "", path = ""] = ref.split("#");
  const page = name ? name.replace(".json", "") : file;
  const part = path.split("/").pop()!;
  return { href: `/docs/schema/${page}${part ? `#${part}` : ""}`, word: part || page };
}

const between = (parts: Markup[], sign: string): Markup[] => parts.flatMap((part, i) => (i ? [sign, part] : [part]));

function kind(schema: Schema, file: string): Markup[] {
  if (schema.$ref) {
    const { href, word } = address(schema.$ref, file);
    return [tag("a", { href }, word)];
  }
  if (schema.const !== undefined) return [tag("code", {}, written(schema.const))];
  if (schema.enum)
    return between(
      schema.enum.map((word) => tag("code", {}, written(word))),
      " · ",
    );
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.some((one) => one.type ?? one.$ref ?? one.enum)) return choices.flatMap((one, i) => [i ? " or " : "", ...kind(one, file)]);
  if (schema.type === "array" && schema.items) return ["list of ", ...kind(schema.items, file)];
  if (schema.type === "array" && schema.prefixItems) return [`list of ${schema.prefixItems.length}`];
  if (!schema.type && schema.if && schema.else) return [...kind(schema.else, file), " or a list"];
  return [[schema.type ?? (schema.properties ? "object" : "anything")].flat().join(" or ")];
}

function bounds({ minimum, maximum, exclusiveMinimum, minItems, maxItems }: Schema): string {
  const said = [
    minimum !== undefined && `≥ ${minimum}`,
    exclusiveMinimum !== undefined && `> ${exclusiveMinimum}`,
    maximum !== undefined && `≤ ${maximum}`,
    minItems !== undefined && minItems === maxItems && `${minItems} entries`,
    minItems !== undefined && minItems !== maxItems && `at least ${minItems}`,
    maxItems !== undefined && minItems !== maxItems && `at most ${maxItems}`,
  ];
  return said.filter(Boolean).join(", ");
}

/** `N/m²` of “…, N/m².” or “… in N/m²”: descriptions close with it or name it so. */
const UNIT =
  /(?:,| in|:) (-|N·m\/rad|N·m²|N·m\/m|N\/m²|N\/m|N·m|N|Pa|kg\/m³|kg|mm|m²|m³|m⁴|m⁶|m|K\/m|1\/K|K|Hz|s|degrees|radians|rad|metres|kelvin)(?:[.;,]|$| \()/;
const unit = (description = ""): string => UNIT.exec(description)?.[1]?.replace("metres", "m").replace("kelvin", "K") ?? "";

function fields(schema: Schema, file: string, name: string): Tag | null {
  const given = Object.entries(schema.properties ?? {});
  if (!given.length) return null;
  const must = new Set(schema.required);
  const row = ([key, field]: [string, Schema]): Tag =>
    tag(
      "tr",
      { id: `${name}.${key}` },
      tag("th", { scope: "row" }, tag("code", {}, key), must.has(key) ? tag("small", {}, " required") : null),
      tag("td", {}, ...kind(field, file)),
      tag("td", {}, unit(field.description)),
      tag("td", {}, [bounds(field), field.default !== undefined && `left out: ${written(field.default)}`].filter(Boolean).join("; ")),
      tag("td", {}, field.description ?? ""),
    );
  return tag(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": `Fields of ${name}` },
    tag(
      "table",
      { class: "list fields-table" },
      tag("thead", {}, tag("tr", {}, ...["Field", "Kind", "Unit", "Bounds", "Meaning"].map((head) => tag("th", { scope: "col" }, head)))),
      tag("tbody", {}, ...given.map(row)),
    ),
  );
}

/** What else a schema says of whole objects: one of several fields, or fields that follow from another. */
function rules(schema: Schema, file: string): Tag[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ required, type, $ref }) => required && !type && !$ref);
  const said: Markup[][] = [];
  if (choices.length) {
    const keys = choices.map(({ required }) => tag("code", {}, required!.join(" + ")));
    said.push([schema.oneOf ? "Exactly one of " : "At least one of ", ...between(keys, ", "), "."]);
  }
  for (const one of schema.allOf ?? []) {
    const [key, wanted] = Object.entries(one.if?.properties ?? {})[0] ?? [];
    if (key && wanted?.const !== undefined && one.then?.$ref)
      said.push([tag("code", {}, `${key}: ${written(wanted.const)}`), " takes the fields of ", ...kind(one.then, file), "."]);
  }
  return said.length ? [tag("ul", { class: "bullets" }, ...said.map((words) => tag("li", {}, ...words)))] : [];
}

const examples = (given: unknown[] | undefined, of: string): Tag[] =>
  (given ?? [])
    .slice(0, 2)
    .map((value, i) =>
      tag(
        "details",
        {},
        tag("summary", {}, `Example${i ? ` ${i + 1}` : ""}: ${of}`),
        tag("pre", { tabindex: "0" }, tag("code", {}, JSON.stringify(value, null, 2))),
      ),
    );

function section(name: string, schema: Schema, file: string): string {
  const table = fields(schema, file, name);
  return html(
    tag("h2", { id: name }, schema.title ?? name),
    tag("p", {}, schema.description ?? ""),
    ...(table ? [table] : [tag("p", { class: "hint" }, "Kind: ", ...kind(schema, file), bounds(schema) ? `; ${bounds(schema)}` : "", ".")]),
    ...rules(schema, file),
    ...examples(schema.examples, (schema.title ?? name).toLowerCase()),
  );
}

export function schemaPages(): Page[] {
  const pages = FILES.map((file): Page => {
    const schema = json(`schemas/${file}.json`) as Schema;
    const own = fields(schema, file, file);
    const title = schema.title ?? file;
    const body = [
      html(
        tag("h1", {}, title),
        tag("p", { class: "lead" }, schema.description ?? ""),
        tag(
          "p",
          { class: "hint" },
          tag("a", { href: "/docs/schema" }, "All schemas"),
          ...(file === "results" || file === "values"
            ? []
            : [" · as JSON: ", tag("code", {}, `GET {base_url}/api/sdk/schema?root=${file}`)]),
        ),
        ...(own ? [own] : []),
        ...examples(schema.examples, title.toLowerCase()),
      ),
      ...Object.entries(schema.$defs ?? {}).map(([name, part]) => section(name, part, file)),
    ];
    return { name: `schema/${file}`, title: `${title}: schema`, summary: schema.description ?? "", body: body.join("\n") };
  });
  const listed = pages.map(({ name, title, summary }) =>
    tag("li", {}, tag("a", { href: `/docs/${name}` }, title.replace(": schema", "")), `: ${summary}`),
  );
  const index: Page = {
    name: "schema",
    title: "Schemas",
    summary: "Every field of a model and of results: kind, unit, bounds and meaning.",
    body: html(
      tag("h1", {}, "Schemas"),
      tag(
        "p",
        { class: "lead" },
        "Every part of a model, field by field, from the JSON Schemas that validation itself reads. Metres, newtons, pascals, kilograms, kelvin; angles in degrees; Z up.",
      ),
      tag("ul", { class: "bullets" }, ...listed),
    ),
  };
  return [index, ...pages];
}
