/** In words: how many digits of a set's numbers hold, and how they were found. */
import type { Model } from "handoff-solver";
import type { SetInfo } from "./sets.ts";

export const digitsText = (digits: number): string => {
  const whole = Math.max(0, Math.floor(digits));
  return `about ${whole} digit${whole === 1 ? "" : "s"} trustworthy`;
};

/** Before there are numbers. */
export function orderAwaited({ analysis }: Pick<Model, "analysis">): string {
  const order = analysis?.options?.order;
  return order ? `${order} order` : "order by each combination's factor of sway";
}

export function orderText({ order, iterations }: Pick<SetInfo, "order" | "iterations">): string {
  const name = order === 2 ? "second order" : "first order";
  return iterations ? `${name}, ${iterations} iteration${iterations === 1 ? "" : "s"}` : name;
}
