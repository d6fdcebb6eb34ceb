/** What random tests draw from: another seed for each run of `make`, which prints it, or that of HANDOFF_SEED. */

export const FIRST_SEED = Number(process.env.HANDOFF_SEED ?? 1);
/** `make search` draws at length. */
export const AT_LENGTH = Boolean(process.env.HANDOFF_PROVE);

/** As many seeds in every run, or at length. */
export const seeds = (everyRun: number, atLength: number): number[] =>
  Array.from({ length: AT_LENGTH ? atLength : everyRun }, (_, i) => FIRST_SEED + i);

/** The same in every run, and at length from the run's own seed on: for relations that hold for most seeds and not for all. */
export const sameSeeds = (everyRun: number, atLength: number): number[] =>
  AT_LENGTH ? seeds(0, atLength) : Array.from({ length: everyRun }, (_, i) => i + 1);
