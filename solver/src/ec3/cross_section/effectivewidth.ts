/** Effective widths of slender plates in compression: EN 1993-1-5 4.4, Tables 4.1 and 4.2. */

/** How a plate is held: along both edges, or along one with the largest compression at its free tip or at its root. */
export type Support = "internal" | "outstand_tip" | "outstand_root";

/** kσ of an internal plate, Table 4.1; ψ is the smaller over the larger edge stress, compression positive. */
export function k_internal(psi: number): number {
  if (psi >= 0) return 8.2 / (1.05 + psi);
  if (psi >= -1) return 7.81 - 6.29 * psi + 9.78 * psi * psi;
  return 5.98 * (1 - Math.max(psi, -3)) ** 2;
}

/** kσ of an outstand whose tip is compressed most, Table 4.2. */
export function k_tip(psi: number): number {
  const at = Math.max(psi, -3);
  return 0.57 - 0.21 * at + 0.07 * at * at;
}

/** kσ of an outstand whose root is compressed most, Table 4.2. */
export function k_root(psi: number): number {
  if (psi >= 0) return 0.578 / (psi + 0.34);
  return 1.7 - 5 * Math.max(psi, -1) + 17.1 * Math.max(psi, -1) ** 2;
}

/** λp = (b/t)/(28.4·ε·√kσ) (4.4(2)). */
export const lambda_p = (slenderness: number, eps: number, k: number): number => slenderness / (28.4 * eps * Math.sqrt(k));

/** ρ of an internal plate (4.2); 1 up to λp = 0.5 + √(0.085 − 0.055·ψ). */
export function rho_internal(lambda: number, psi: number): number {
  if (lambda <= 0.5 + Math.sqrt(0.085 - 0.055 * psi)) return 1;
  return Math.min(1, (lambda - 0.055 * Math.max(0, 3 + psi)) / (lambda * lambda));
}

/** ρ of an outstand (4.3); 1 up to λp = 0.748. */
export const rho_outstand = (lambda: number): number => (lambda <= 0.748 ? 1 : Math.min(1, (lambda - 0.188) / (lambda * lambda)));

export interface PlateInput {
  part: string;
  support: Support;
  /** Width between its edges (Table 5.2) and thickness. */
  c: number;
  t: number;
  /** Plates of this kind in the section. */
  count: number;
  psi: number;
}

/** A plate and the strip of it that carries nothing. */
export interface Plate extends PlateInput {
  k: number;
  lambda: number;
  rho: number;
  /** Compressed width bc, and how much of it is lost. */
  compressed: number;
  lost: number;
  /** From the edge that is compressed most to the middle of the lost strip. */
  middle: number;
}

/** beff = ρ·bc and where it lies: Table 4.1 shares it between the edges, an outstand loses its tip or what lies beyond beff from the root. */
export function plate(input: PlateInput, eps: number): Plate {
  const { support, c, t, psi } = input;
  const k = support === "internal" ? k_internal(psi) : support === "outstand_tip" ? k_tip(psi) : k_root(psi);
  const lambda = lambda_p(c / t, eps, k);
  const rho = support === "internal" ? rho_internal(lambda, psi) : rho_outstand(lambda);
  const compressed = psi < 0 ? c / (1 - psi) : c;
  const effective = rho * compressed;
  const lost = compressed - effective;
  const first = support === "internal" ? (psi < 0 ? 0.4 : 2 / (5 - psi)) * effective : support === "outstand_tip" ? 0 : effective;
  return { ...input, k, lambda, rho, compressed, lost, middle: first + lost / 2 };
}
