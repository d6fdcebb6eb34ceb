/** Whether a set's numbers hang together: its loads and reactions, and what refinement has left. */

/** Larger shares than this are no round-off. */
const NOTICEABLE = 1e-6;
/** Second order leaves out what is small beside it: that members become longer or shorter, and squares of rotations. */
const NOTICEABLE_DISPLACED = 5e-3;

interface Numbers {
  order: 1 | 2;
  equilibrium: { error: number };
  residual: number;
}

export const isInEquilibrium = ({ order, equilibrium: { error } }: Omit<Numbers, "residual">): boolean =>
  error <= (order === 1 ? NOTICEABLE : NOTICEABLE_DISPLACED);

export const isSolved = ({ residual }: Pick<Numbers, "residual">): boolean => residual <= NOTICEABLE;

export const isBalanced = (set: Numbers): boolean => isInEquilibrium(set) && isSolved(set);
