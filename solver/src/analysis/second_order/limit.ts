/** A load under which movements never come to rest: how much of it the structure bears. */

import { SolveError } from "../../results/error.ts";

/** Halvings of what is known: the share is found to 1/128. */
const HALVINGS = 7;

/** `settles` says whether a share of the load comes to rest. A search goes on from here without asking how large that share is. */
export class GivesWay extends SolveError {
  constructor(private readonly settles: (share: number) => boolean) {
    super("beyond_critical", "the structure gives way as it deforms before the load is reached");
  }

  /** With how many times what it bears the load is. */
  measured(): SolveError {
    let [low, high] = [0, 1];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (low + high) / 2;
      if (this.settles(middle)) low = middle;
      else high = middle;
    }
    const ratio = 1 / high;
    const far = ratio > 1.005 ? `${ratio.toPrecision(3)} times` : "just beyond";
    return new SolveError(this.code, `${this.message}: the load is ${far} what it bears`, { load_ratio: ratio });
  }
}
