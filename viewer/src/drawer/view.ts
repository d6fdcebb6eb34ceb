/** A table on the page: sorted, searched, narrowed, shown in pages, and led to what is chosen in the picture. */
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { type Chip, type Column, order, type TableData } from "../tables/column.ts";
import { heading, isChosen, line, PAGE, pagerParts, pagesOf } from "./cells.ts";
import { Rows } from "./rows.ts";
import { Search } from "./search.ts";

/** Places of the columns that say something of one of these rows, and of those that are there whatever they say. */
export const telling = (columns: readonly Column[], rows: readonly number[]): number[] =>
  columns.flatMap(({ seldom, value }, i) => (seldom && !rows.some(value) ? [] : [i]));

/** Into sight within its pane alone: the page itself stays where its reader is. */
function bring(row: Element, pane: HTMLElement): void {
  const [{ top, bottom }, room] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
  const head = pane.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  if (top < room.top + head) pane.scrollTop -= room.top + head - top;
  // Of a row that is taller than its pane the beginning is seen.
  else if (bottom > room.bottom) pane.scrollTop += Math.min(bottom - room.bottom, top - room.top - head);
}

export class TableView {
  readonly node = el("table", { class: "data" });
  readonly pager = el("div", { class: "pager" });
  private readonly body: Rows;
  private data: TableData | null = null;
  private search: Search | null = null;
  /** Rows of the data that are found and kept, in the order of the table. */
  private rows: number[] = [];
  /** Places of the columns that say something of the rows that are found. */
  private seen: number[] = [];
  private sorted: { column: number; descending: boolean } | null = null;
  private page = 0;
  private wanted = "";
  private kept: Chip[][] = [];

  /** `pane` is what it scrolls in; `tell` hears which rows are found, in the order of the table. */
  constructor(
    private readonly session: Session,
    private readonly pane: HTMLElement,
    private readonly tell: (found: readonly number[]) => void,
  ) {
    this.body = new Rows(pane);
  }

  show(next: TableData, kept: Chip[][]): void {
    if (next.name !== this.data?.name || next.columns.length !== this.data.columns.length) {
      const column = next.columns.findIndex(({ key }) => key === next.worst);
      this.sorted = column < 0 ? null : { column, descending: true };
      this.page = 0;
    }
    this.data = next;
    this.search = new Search(next.columns, this.session.write);
    this.kept = kept;
    this.arrange();
  }

  find(text: string): void {
    this.wanted = text.trim().toLowerCase();
    this.page = 0;
    this.arrange();
  }

  /** The rows that one of each list keeps. */
  keep(lists: Chip[][]): void {
    this.kept = lists;
    this.page = 0;
    this.arrange();
  }

  /** Turns to the row of what is selected, and marks it. */
  reveal(): void {
    const { data, rows, page, body } = this;
    if (!data) return;
    const hit = this.session.selected.value;
    // A row that was chosen here stays where it is, and so does its page.
    const shown = hit ? rows.slice(page * PAGE, (page + 1) * PAGE).findIndex((row) => isChosen(data, row, hit)) : -1;
    const place = shown >= 0 ? page * PAGE + shown : hit ? rows.findIndex((row) => isChosen(data, row, hit)) : -1;
    if (place >= 0) this.page = Math.floor(place / PAGE);
    // On the same page only the mark moves.
    if (this.page !== page) this.draw(data);
    const first = this.page * PAGE;
    if (place >= 0) body.reach(place - first + 1);
    const lines = [...body.node.children];
    lines.forEach((tr, i) => {
      tr.classList.toggle("chosen", isChosen(data, rows[first + i]!, hit));
    });
    // Of several the one that was pressed.
    const chosen = lines.filter((tr) => tr.classList.contains("chosen"));
    const seen = chosen.find((tr) => tr.matches(":hover, :focus-within")) ?? chosen[0];
    if (seen) bring(seen, this.pane);
  }

  private sortBy(column: number): void {
    const { data, sorted, seen } = this;
    // Of numbers the largest matter: the first press puts them on top.
    const numbers = data?.columns[column]?.quantity !== undefined;
    this.sorted = { column, descending: sorted?.column === column ? !sorted.descending : numbers };
    this.page = 0;
    this.arrange();
    this.node.querySelectorAll<HTMLElement>("thead button")[seen.indexOf(column)]?.focus();
  }

  private arrange(): void {
    const { data, kept, wanted, sorted } = this;
    if (!data) return;
    const finds = wanted ? this.search!.for(wanted) : null;
    const all = Array.from({ length: data.rows }, (_, i) => i);
    const found = all.filter((row) => kept.every((list) => list.some((chip) => chip.keeps(row))) && (finds?.(row) ?? true));
    this.rows = order(found, sorted ? (data.columns[sorted.column] ?? null) : null, sorted?.descending ?? false);
    this.seen = telling(data.columns, found);
    this.tell(this.rows);
    this.draw(data);
  }

  private draw(data: TableData): void {
    const { session, rows, seen, sorted, body } = this;
    this.page = Math.min(this.page, pagesOf(rows.length) - 1);
    const first = this.page * PAGE;
    const sortOf = (i: number) => (sorted?.column === i ? (sorted.descending ? "descending" : "ascending") : "none");
    this.node.replaceChildren(
      el("caption", {}, data.caption),
      el("thead", {}, el("tr", {}, ...seen.map((i) => heading(session, data.columns[i]!, sortOf(i), () => this.sortBy(i))))),
      body.node,
    );
    const columns = seen.map((i) => data.columns[i]!);
    body.show(Math.min(PAGE, rows.length - first), (place) => line(session, data, columns, rows[first + place]!));
    this.pager.replaceChildren(
      ...pagerParts(this.page, rows.length, (data.rows === 0 && data.none) || "no rows", (by) => {
        this.page += by;
        this.draw(data);
      }),
    );
  }
}
