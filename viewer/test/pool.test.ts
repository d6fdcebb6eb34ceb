/** A hand that breaks is heard of by whoever waits for it, and by whoever asks it next. */
import type { CheckResult } from "handoff-solver";
import type { Parcel, Task } from "handoff-solver/lean";
import { afterEach, expect, it, vi } from "vitest";
import { type FromHand, Pool, type ToHand } from "../src/solving/pool.ts";

/** A worker as far as a pool sees of it; tests answer for it. */
class Hand {
  static readonly made: Hand[] = [];
  readonly heard: ToHand[] = [];
  ended = false;
  onmessage: ((event: { data: FromHand }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  constructor() {
    Hand.made.push(this);
  }
  postMessage(message: ToHand): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}
const task: Task = { places: [0], traced: false };

function pool(signal = new AbortController().signal): { pool: Pool<Task, CheckResult[]>; hand: Hand } {
  vi.stubGlobal("Worker", Hand);
  vi.stubGlobal("self", { location: { href: "worker.js" } });
  const made = new Pool<Task, CheckResult[]>(1, {} as Parcel, signal);
  return { pool: made, hand: Hand.made.at(-1)! };
}
afterEach(() => vi.unstubAllGlobals());

it("hands over the parcel first, and a task's answer to who asked", async () => {
  const { pool: made, hand } = pool();
  const answer = made.hands[0]!(task);
  expect(hand.heard).toEqual([{ parcel: {} }, { task }]);
  const found: CheckResult[] = [];
  hand.onmessage!({ data: { found } });
  expect(await answer).toBe(found);
  made.end();
  expect(hand.ended).toBe(true);
});
it("fails the task that is waited for, and every one after it", async () => {
  const { pool: made, hand } = pool();
  const answer = made.hands[0]!(task);
  hand.onerror!({ message: "out of memory", preventDefault: () => undefined });
  await expect(answer).rejects.toThrow("out of memory");
  await expect(made.hands[0]!(task)).rejects.toThrow("out of memory");
});
it("fails the next task of a hand that broke between two", async () => {
  const { pool: made, hand } = pool();
  hand.onerror!({ message: "no script", preventDefault: () => undefined });
  await expect(made.hands[0]!(task)).rejects.toThrow("no script");
});
it("ends at once where nobody waits any more", async () => {
  const ending = new AbortController();
  const { pool: made } = pool(ending.signal);
  const answer = made.hands[0]!(task);
  ending.abort();
  await expect(answer).rejects.toThrow("cancelled");
});
