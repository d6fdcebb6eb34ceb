/** Counts as they are read everywhere: thousands apart, one in the singular. */
import { counted } from "../../../solver/src/results/counts.ts";
import { inUnits, type UnitSystem, unitSymbol } from "./units.ts";

export { count as plural, counted, some } from "../../../solver/src/results/counts.ts";

/** Of masses, whole kilograms or pounds. */
export const massText = (mass: number, system: UnitSystem): string =>
  `${counted(Math.round(inUnits(mass, "mass", system)))} ${unitSymbol("mass", system)}`;
