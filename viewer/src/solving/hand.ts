/** The solving worker's script as a hand of another's. */
import type { CheckResult, Stability } from "handoff-solver";
import type { FromHand, ToHand } from "./pool.ts";

/** The rules of the standards are fetched only for a model that asks for checks. */
export const checking = (): Promise<typeof import("./checking.ts")> => import("./checking.ts");

/** Hands, and what they share, are fetched for a large model alone, once its forces are shown. */
export const helping = (): Promise<typeof import("./helping.ts")> => import("./helping.ts");

type Find = (task: never) => CheckResult[] | Stability;

let hand: Promise<Find> | null = null;

export function hearAsHand(message: ToHand): void {
  if ("parcel" in message) hand = handOf(message.parcel);
  else hand!.then((find) => say({ found: find(message.task as never) })).catch((error: Error) => say({ error: error.message }));
}

async function handOf(parcel: Extract<ToHand, { parcel: object }>["parcel"]): Promise<Find> {
  return "model" in parcel ? (await checking()).handOf(parcel) : (await helping()).stabilityHand(parcel);
}

const say = (message: FromHand): void => postMessage(message);
