/** The limits of schemas/limits.json in words: as a table, and where a text names one. */
import limits from "../../schemas/limits.json" with { type: "json" };
import { tag, toHtml } from "../src/controls/markup.ts";

type Limit = Exclude<keyof typeof limits, "version">;

const LIMITS: [key: Limit, words: string, unit?: string][] = [
  ["free_member_limit", "Members that the page solves for anyone"],
  ["pro_member_limit", "Members that the page solves for a Pro account"],
  ["node_limit", "Nodes of a model"],
  ["plate_limit", "Plates of a model"],
  ["load_case_limit", "Load cases of a model"],
  ["load_combination_limit", "Load combinations of a model"],
  ["model_bytes", "A model as JSON", "bytes"],
  ["body_bytes", "A request's body after unpacking, where it carries a model", "bytes"],
  ["fields_bytes", "A request's body after unpacking, where it carries none", "bytes"],
  ["json_values", "Values in a request's body"],
  ["draft_hours", "A link lives", "hours"],
  ["newer_drafts", "or until its account has made so many newer ones", "links"],
  ["token_minutes", "A bearer token lives", "minutes"],
  ["api_keys", "API keys of an account"],
  ["key_days", "An API key lives at most, where it is to end", "days"],
  ["saved_models", "Saved models of a Pro account"],
  ["event_days", "The trail of an account reaches back", "days"],
  ["listed_issues", "Issues of a model that one answer lists"],
  ["idempotency_key_length", "An Idempotency-Key", "characters"],
  ["idempotency_hours", "An Idempotency-Key is known", "hours"],
  ["password_attempts", "Wrong passwords for an e-mail from one address before it has to wait"],
];

const written = (key: Limit): string => limits[key].toLocaleString("en");

/** A text whose `<!-- draft_hours -->` and the like are the limits they name; other marks stay. */
export const withLimits = (text: string): string =>
  text.replace(/<!-- (\w+) -->/g, (mark, key: string) => (key in limits ? written(key as Limit) : mark));

export function limitsTable(): string {
  const rows = LIMITS.map(([key, words, unit = ""]) =>
    tag("tr", { id: key }, tag("td", {}, words), tag("td", {}, `${written(key)} ${unit}`.trim())),
  );
  return toHtml(
    tag(
      "table",
      {},
      tag("thead", {}, tag("tr", {}, tag("th", { scope: "col" }, "what"), tag("th", { scope: "col" }, "limit"))),
      tag("tbody", {}, ...rows),
    ),
  );
}
