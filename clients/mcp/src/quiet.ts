/** Numbers as a reader wants them: no round-off noise, no digits beyond use. */

/** Six significant digits: enough to design with, short enough to read. */
export const significant = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(6)) : value);

/** Every number of an answer so. */
export function rounded<T>(value: T): T {
  if (typeof value === "number") return significant(value) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)])) as T;
}

/** What is smaller than this share of the largest of its kind is round-off. */
const NOISE = 1e-9;

export function largestOf(values: readonly number[]): number {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return largest;
}

/** Zero where a value is noise beside `largest`; else the value, to its last bit. */
export const quietedBy =
  (largest: number) =>
  (value: number): number =>
    Math.abs(value) <= NOISE * largest ? 0 : value;

/**
 * Groups of three and three: forces and moments, or translations and rotations. What is no more than noise of the one, carried over an arm, is noise of the
 * other too; `arm` is by what the first is multiplied for that. `beside` is a size of the first kind that these values do not show.
 */
export function quietSixes(values: readonly number[], arm: number, beside = 0): number[] {
  const [first, second] = [0, 1].map((kind) => largestOf(values.filter((_, i) => Math.floor((i % 6) / 3) === kind)));
  const whole = Math.max(first!, beside);
  const quiet = [quietedBy(whole), quietedBy(Math.max(second!, whole * arm))];
  return values.map((value, i) => quiet[Math.floor((i % 6) / 3)]!(value));
}
