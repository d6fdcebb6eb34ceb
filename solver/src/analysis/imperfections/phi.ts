/** How far a structure is out of plumb: φ = φ0·αh·αm of EN 1993-1-1 5.3.2(3)a. */

/** φ0. */
export const BASIC = 1 / 200;

/** For a height, m. */
export const alphaH = (height: number): number => Math.max(2 / 3, Math.min(1, 2 / Math.sqrt(height)));

/** For the number of columns in a row. */
export const alphaM = (columns: number): number => Math.sqrt(0.5 * (1 + 1 / columns));

export const phiOf = (height: number, columns: number): number => BASIC * alphaH(height) * alphaM(columns);
