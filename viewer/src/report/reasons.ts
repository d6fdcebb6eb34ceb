/** Why checks end as they do: each kind of reason once under its number, which stands in the rows of all that have it. */
import { type Tag, tag } from "../controls/markup.ts";
import type { ListedCheck, Reason } from "../results/overview.ts";
import type { Column } from "../tables/column.ts";

interface Numbered {
  number: number;
  text: string;
  /** Others say the same with names and numbers of their own. */
  varies: boolean;
}

export class Reasons {
  private readonly known = new Map<string, Numbered>();

  /** Numbers for these rows, in the order in which they are printed. */
  column(rows: readonly number[], checks: readonly ListedCheck[]): Column {
    const why = new Map(rows.map((row) => [row, this.numbersOf(checks[row]!)]));
    return { key: "why", title: "Why", short: true, value: (row) => why.get(row) ?? "" };
  }

  /** The reasons under their numbers; nothing where there are none. */
  list(): Tag[] {
    const items = [...this.known.values()].map(({ text, varies }) =>
      tag("li", {}, varies ? `${text} (names and numbers of the first that says it)` : text),
    );
    return items.length ? [tag("h3", {}, "Why, by number"), tag("ol", { class: "reasons" }, ...items)] : [];
  }

  private numbersOf({ beyond, why }: ListedCheck): string {
    const failure: Reason[] = beyond ? [{ code: beyond, text: beyond }] : [];
    const numbers = [...failure, ...why].map(({ code, text }) => {
      const known = this.known.get(code) ?? { number: this.known.size + 1, text, varies: false };
      known.varies ||= known.text !== text;
      this.known.set(code, known);
      return known.number;
    });
    return [...new Set(numbers)].sort((a, b) => a - b).join(", ");
  }
}
