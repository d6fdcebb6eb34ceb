/** Scales for pictures and diagrams: what multiplies metres. */

/** The scale at which the largest value is drawn as `share` of the model's size. */
export const drawnScale = (largest: number, modelSize: number, share: number): number => (largest > 0 ? (share * modelSize) / largest : 0);

/** The longest of 1, 2 or 5 times a power of ten of the reader's unit that is not over `most` metres: what a scale bar measures. */
export function barLength(most: number, unit = 1): number {
  const power = 10 ** Math.floor(Math.log10(most / unit));
  return unit * ([5, 2, 1].map((step) => step * power).find((length) => length * unit <= most) ?? power);
}
