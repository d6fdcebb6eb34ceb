/** The outline of many curves along one member: the largest and the smallest value at every place, and whose it is. */

/** Value just left and just right of x; equal where nothing jumps. */
export function readAt(x: ArrayLike<number>, v: ArrayLike<number>, at: number): { left: number; right: number } {
  const last = x.length - 1;
  const reach = 1e-9 * Math.max(1, Math.abs(x[last]!));
  let before = 0;
  while (before < last && x[before + 1]! < at - reach) before++;
  let after = last;
  while (after > 0 && x[after - 1]! > at + reach) after--;
  const between = (i: number, j: number): number => {
    const span = x[j]! - x[i]!;
    return span > reach ? v[i]! + ((v[j]! - v[i]!) * (at - x[i]!)) / span : v[j]!;
  };
  const here: number[] = [];
  for (let i = before; i <= after; i++) if (Math.abs(x[i]! - at) <= reach) here.push(i);
  if (here.length) return { left: v[here[0]!]!, right: v[here.at(-1)!]! };
  const value = between(before, Math.min(last, before + 1));
  return { left: value, right: value };
}

export interface Side {
  x: number[];
  values: number[];
  by: number[];
}

/** Both sides of the outline; each point names the curve that gives it, as an index. */
export function hull(curves: { x: ArrayLike<number>; values: ArrayLike<number> }[]): { max: Side; min: Side } {
  const places = curves.flatMap(({ x }) => Array.from(x)).sort((a, b) => a - b);
  const reach = 1e-9 * Math.max(1, Math.abs(places.at(-1) ?? 0));
  const distinct = places.filter((x, i) => i === 0 || x - places[i - 1]! > reach);
  const side = (): Side => ({ x: [], values: [], by: [] });
  const out = { max: side(), min: side() };
  for (const at of distinct) {
    const read = curves.map(({ x, values }) => readAt(x, values, at));
    for (const [{ x, values, by }, better] of [
      [out.max, (a: number, b: number) => a > b],
      [out.min, (a: number, b: number) => a < b],
    ] as const) {
      const best = (of: "left" | "right"): number => read.reduce((found, value, i) => (better(value[of], read[found]![of]) ? i : found), 0);
      const ends = [
        ["left", best("left")],
        ["right", best("right")],
      ] as const;
      const jumps = read[ends[0][1]]!.left !== read[ends[1][1]]!.right;
      for (const [of, i] of jumps ? ends : ends.slice(1)) {
        x.push(at);
        values.push(read[i]![of]);
        by.push(i);
      }
    }
  }
  return out;
}
