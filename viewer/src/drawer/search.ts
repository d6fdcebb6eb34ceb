/** Looking for text in a table as its cells say it: no cell is written twice, and none where it cannot be what is looked for. */
import type { Quantity } from "../format/units.ts";
import type { Column } from "../tables/column.ts";

/** What figures are written with. */
const FIGURES = /^[-−+≥>.,%\d\se]*$/;

export class Search {
  /** By column and row, in lower case. */
  private readonly said: (string | undefined)[][];

  constructor(
    private readonly columns: readonly Column[],
    private readonly write: (value: number, quantity: Quantity) => string,
  ) {
    this.said = columns.map(() => []);
  }

  /** Tells of a row whether one of its cells says what is wanted, which is in lower case. */
  for(wanted: string): (row: number) => boolean {
    const figures = FIGURES.test(wanted);
    // Who governs stands behind a figure: ten thousand rows name a few combinations.
    const names = new Map<string, boolean>();
    const governs = (name: string | null): boolean => {
      if (name === null) return false;
      const known = names.get(name) ?? name.toLowerCase().includes(wanted);
      names.set(name, known);
      return known;
    };
    const looks = this.columns.flatMap(({ quantity, by }, c): ((row: number) => boolean)[] => {
      const says = (row: number): boolean => this.text(c, row).includes(wanted);
      if (!by) return figures || quantity === undefined ? [says] : [];
      // A figure and who governs it, as they are read one after the other.
      if (wanted.includes(" ")) return [(row) => `${this.text(c, row)} ${by(row) ?? ""}`.toLowerCase().includes(wanted)];
      return figures || quantity === undefined ? [(row) => says(row) || governs(by(row))] : [(row) => governs(by(row))];
    });
    return (row) => looks.some((look) => look(row));
  }

  private text(c: number, row: number): string {
    const known = this.said[c]![row];
    if (known !== undefined) return known;
    const column = this.columns[c]!;
    const value = column.value(row);
    // Figures have no capitals.
    const said = typeof value === "number" && column.quantity ? this.write(value, column.quantity) : String(value ?? "").toLowerCase();
    this.said[c]![row] = said;
    return said;
  }
}
