/** The kinds of question of schemas/questions.json, as a table. */
import kinds from "../../schemas/questions.json" with { type: "json" };
import { tag, toHtml } from "../src/controls/markup.ts";

const HEAD = ["asked as", "question", "answered by", "until then", "what to look for in the drawings"];

const fieldsOf = ({ fields }: (typeof kinds)[number]): string[] => fields.map(({ field }) => field.slice(field.lastIndexOf("/") + 1));

export function questionsTable(): string {
  const rows = kinds.map((kind) => {
    const fields = fieldsOf(kind).flatMap((field, i) => [...(i ? [", "] : []), tag("code", {}, field)]);
    return tag(
      "tr",
      { id: kind.code },
      tag("td", {}, tag("code", {}, kind.code)),
      ...[kind.question, fields, kind.taken, kind.look].map((cell) => tag("td", {}, ...(Array.isArray(cell) ? cell : [cell]))),
    );
  });
  const head = tag("thead", {}, tag("tr", {}, ...HEAD.map((title) => tag("th", { scope: "col" }, title))));
  return toHtml(tag("table", {}, head, tag("tbody", {}, ...rows)));
}
