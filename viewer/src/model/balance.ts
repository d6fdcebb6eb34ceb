/** In words: how far a set's numbers balance, how many of their digits hold, and how they were found. */
import type { SetInfo } from "../solving/protocol.ts";

/** Below this the imbalance is round-off; second order leaves out squares of rotations. */
const ROUND_OFF = { 1: 1e-6, 2: 1e-3 } as const;

export const balanced = ({ equilibrium, residual, order }: Pick<SetInfo, "equilibrium" | "residual" | "order">): boolean =>
  equilibrium < ROUND_OFF[order] && residual < ROUND_OFF[1];

export const digitsText = (digits: number): string => {
  const whole = Math.max(0, Math.floor(digits));
  return `about ${whole} digit${whole === 1 ? "" : "s"} trustworthy`;
};

export function orderText({ order, iterations }: Pick<SetInfo, "order" | "iterations">): string {
  const name = order === 2 ? "second order" : "first order";
  return iterations ? `${name}, ${iterations} iteration${iterations === 1 ? "" : "s"}` : name;
}
