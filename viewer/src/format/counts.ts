/** Counts as they are read everywhere: thousands apart, one in the singular. */

export const counted = (count: number): string => count.toLocaleString("en");

export const plural = (count: number, one: string, many = `${one}s`): string => `${counted(count)} ${count === 1 ? one : many}`;

/** Of masses, whole kilograms. */
export const kilograms = (mass: number): string => `${counted(Math.round(mass))} kg`;
