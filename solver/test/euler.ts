/** What closed forms of buckling share: one ultimate combination, no shear deformation, and Euler's force. */

import { STEEL } from "./building.ts";

export const combined = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
export const LENGTH = 5;
export const euler = (i: number, length = LENGTH): number => (Math.PI ** 2 * STEEL.e * i) / length ** 2;
export const rigid = { shear_deformation: false };
