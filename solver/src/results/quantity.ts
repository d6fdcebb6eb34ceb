/** One number with its symbol. */

/** In the code's notation, in the unit shown. */
export interface Quantity {
  symbol: string;
  value: number | string;
  /** "", "mm", "mm2", "mm3", "mm4", "mm6", "N/mm2", "kN", "kNm", "kNm2", "m", "deg" */
  unit: string;
}
