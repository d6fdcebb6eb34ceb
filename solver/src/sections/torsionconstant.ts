/** The torsion constant of a solid rectangle. */

/** Σ 1/n⁵ over odd n, 31/32 ζ(5). */
const ODD_FIFTH_POWERS = (31 / 32) * 1.0369277551433699;

/**
 * Saint-Venant's series (Timoshenko & Goodier, art. 109) with the sum of 1/n⁵ over odd n taken out: what is left
 * of the series falls off exponentially.
 */
export function torsionConstant(h: number, b: number): number {
  const [long, short] = [Math.max(h, b), Math.min(h, b)];
  let series = ODD_FIFTH_POWERS;
  for (let n = 23; n >= 1; n -= 2) {
    const decay = Math.exp((-n * Math.PI * long) / short);
    series -= (2 * decay) / (1 + decay) / n ** 5;
  }
  return ((long * short ** 3) / 3) * (1 - (((192 / Math.PI ** 5) * short) / long) * series);
}
