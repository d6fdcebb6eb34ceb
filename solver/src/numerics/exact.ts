/** Sums and products whose roundings are kept: movements of far ends cancel, and what is left must be right. */

const SPLITTER = 134217729;

/** A running sum and what its roundings lost (Dekker, Knuth); multiplication without FMA, the same bits everywhere. */
let high = 0;
let low = 0;

export function beginSum(): void {
  high = low = 0;
}

export function exactSum(): number {
  return high + low;
}

export function addExact(value: number): void {
  const sum = high + value;
  const part = sum - high;
  low += high - (sum - part) + (value - part);
  high = sum;
}

export function addProduct(a: number, b: number): void {
  if (a === 0 || b === 0) return;
  const product = a * b;
  const bigA = a * SPLITTER;
  const topA = bigA - (bigA - a);
  const restA = a - topA;
  const bigB = b * SPLITTER;
  const topB = bigB - (bigB - b);
  const restB = b - topB;
  addExact(product);
  low += restA * restB - (product - topA * topB - restA * topB - topA * restB);
}
