/** A load beyond what the structure bears, and how much of it that is: found only where somebody reads it. */

import { SolveError } from "../../results/error.ts";

/** Halvings of what is known: the share is found to 1/128. */
const HALVINGS = 7;
/** How closely the critical load is found when the load has passed it. */
const CLOSE = 1e-3;
/** No share below is looked at: its inverse stays a number. */
const LEAST = 1e-290;

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

/** The forces of first order are beyond critical; `pressed` has them again, and says whether a share of them is borne. */
export function buckles(pressed: () => (share: number) => boolean): BeyondCritical {
  return new BeyondCritical("the structure buckles before the load is reached", () => {
    const ratio = 1 / criticalShare(pressed());
    return { ratio, said: `${ratio.toPrecision(3)} times the critical load` };
  });
}

/** The share of the forces at which the first pivot turns negative, by bisection of its logarithm: it may be any small. */
function criticalShare(isStable: (share: number) => boolean): number {
  let [low, high] = [1, 1];
  do low /= 4;
  while (low > LEAST && !isStable(low));
  high = 4 * low;
  while (high > (1 + CLOSE) * low) {
    const middle = Math.sqrt(low * high);
    if (isStable(middle)) low = middle;
    else high = middle;
  }
  return low;
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
