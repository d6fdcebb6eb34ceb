/** From which size on a model is solved in stages, and who may help with them. */

/** From this many members on forces are shown while stability and checks are still being found: below it all of it is there at once. */
export const EARLY = 500;

/** Workers that may help, and the end that the options tell of too. */
export interface Help {
  hands: number;
  signal: AbortSignal;
}
