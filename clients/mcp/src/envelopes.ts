/** The lowest and the highest value of each quantity over load combinations, with where and in which combination it stands. */

export interface Extreme {
  value: number;
  /** The row that it stands in. */
  row: number;
  /** From the member's start (m), of what varies along it. */
  x: number | undefined;
  /** Load case or combination. */
  set: string;
}

export interface Range {
  min: Extreme;
  max: Extreme;
}

/** Each quantity's range, in the order in which they were first seen. */
export class Ranges {
  readonly of = new Map<string, Range>();

  /** Of values that are alike but for round-off the first stays. */
  add(quantity: string, value: number, row: number, x: number | undefined, set: string): void {
    const range = this.of.get(quantity);
    if (!range) {
      const only = { value, row, x, set };
      this.of.set(quantity, { min: only, max: only });
    } else if (value < range.min.value - slack(range.min.value)) range.min = { value, row, x, set };
    else if (value > range.max.value + slack(range.max.value)) range.max = { value, row, x, set };
  }
}

const slack = (value: number): number => 1e-9 * Math.abs(value);

/**
 * Rows worst first, each by the value that comes nearest to the extreme of its own quantity and sign: no row that is left out comes nearer to one
 * than the last that is shown.
 */
export function worstFirst(rows: readonly Ranges[], whole: Ranges): number[] {
  const share = (quantity: string, { value }: Extreme): number => {
    const { min, max } = whole.of.get(quantity)!;
    return value === 0 ? 0 : value / (value < 0 ? min.value : max.value);
  };
  const badness = rows.map(({ of }) =>
    Math.max(0, ...[...of].flatMap(([quantity, { min, max }]) => [share(quantity, min), share(quantity, max)])),
  );
  return rows.map((_, row) => row).sort((a, b) => badness[b]! - badness[a]!);
}
