/** Counts as they are read everywhere: thousands apart, one in the singular. */
import { counted } from "../../../solver/src/counts.ts";

export { count as plural, counted, some } from "../../../solver/src/counts.ts";

/** Of masses, whole kilograms. */
export const kilograms = (mass: number): string => `${counted(Math.round(mass))} kg`;
