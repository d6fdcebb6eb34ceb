/** The solving worker's script as a hand of another's. */
import { kernelCode } from "./kernel_code.ts";
import type { FromHand, HandFound, Sent, ToHand } from "./pool.ts";

/** The rules of the standards are fetched only for a model that asks for checks. */
export const checking = (): Promise<typeof import("./checking.ts")> => import("./checking.ts");

/** Hands, and what they share, are fetched for a large model alone. */
export const helping = (): Promise<typeof import("./helping.ts")> => import("./helping.ts");

type Find = (task: never) => HandFound;

let hand: Promise<Find> | null = null;

export function hearAsHand(message: ToHand): void {
  if ("parcel" in message) hand = handOf(message.parcel);
  else hand!.then((find) => say({ found: find(message.task as never) })).catch((error: Error) => say({ error: error.message }));
}

async function handOf(parcel: Sent): Promise<Find> {
  await kernelCode();
  return "model" in parcel ? (await checking()).handOf(parcel) : (await helping()).handFor(parcel);
}

const say = (message: FromHand): void => postMessage(message);
