/** Round bars and flats: what follows from their outline alone. */

/** Plastic moduli: b·h²/4 and h·b²/4 of a rectangle, d³/6 of a circle. */
export function solidModuli(kind: string, h: number, b: number): { wpl_y: number; wpl_z: number } {
  if (kind === "circle") return { wpl_y: h ** 3 / 6, wpl_z: h ** 3 / 6 };
  return { wpl_y: (b * h * h) / 4, wpl_z: (h * b * b) / 4 };
}

/**
 * Share of the area that stands for Av, so that V/Av is the largest elastic shear stress: 1.5·V/A of a rectangle, 4/3·V/A of a circle.
 * 6.2.6(3) names no solid section, so its shear is verified elastically (6.2.6(4)).
 */
export const solidShearShare = (kind: string): number => (kind === "circle" ? 3 / 4 : 2 / 3);

/** Wt of a rectangle, so that T/Wt is the St Venant shear stress in the middle of its longer side (Roark, Table 10.1, within 0.2 % of the series). */
export function rectangleWt(h: number, b: number): number {
  const [long, short] = h > b ? [h, b] : [b, h];
  const r = short / long;
  return (long * short * short) / (3 * (1 + 0.6095 * r + 0.8865 * r ** 2 - 1.8023 * r ** 3 + 0.91 * r ** 4));
}

/** Factor MN/Mpl of a solid section at axial ratio n: 1 − n² (6.32); a circle keeps a little more. */
export const solidMN = (n: number): number => (n >= 1 ? 0 : 1 - n * n);
