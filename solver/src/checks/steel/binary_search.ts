/** Searching what is in order by halves. */

/** The first of so many of which it is true, where it is of all behind that one too; their count where it is of none. */
export function firstWhere(count: number, holds: (i: number) => boolean): number {
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (holds(middle)) end = middle;
    else first = middle + 1;
  }
  return first;
}
