/** A load beyond what the structure bears, and how much of it that is: found only where somebody reads it. */

import { SolveError } from "../../results/error.ts";

/** Halvings of what is known: the share is found to 1/128. */
const HALVINGS = 7;

interface Beyond {
  /** How many times what is borne the load is. */
  ratio: number;
  said: string;
}

/** A search goes on from here without asking how far beyond the load is. */
export class BeyondCritical extends SolveError {
  constructor(
    message: string,
    private readonly beyond: () => Beyond,
  ) {
    super("beyond_critical", message);
  }

  /** With how many times what it bears the load is. */
  measured(): SolveError {
    const { ratio, said } = this.beyond();
    return new SolveError(this.code, `${this.message}: the load is ${said}`, { load_ratio: ratio });
  }
}

/** Movements never come to rest; `settles` says whether they do under a share of the load. */
export function givesWay(settles: (share: number) => boolean): BeyondCritical {
  return new BeyondCritical("the structure gives way as it deforms before the load is reached", () => {
    let [low, high] = [0, 1];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (low + high) / 2;
      if (settles(middle)) low = middle;
      else high = middle;
    }
    const ratio = 1 / high;
    return { ratio, said: `${ratio > 1.005 ? `${ratio.toPrecision(3)} times` : "just beyond"} what it bears` };
  });
}
