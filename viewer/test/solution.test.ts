/** A worker that breaks ends what waits for it, and whoever asks next gets another. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Failure } from "../src/results/overview.ts";
import type { FromWorker, ToWorker } from "../src/solving/protocol.ts";
import { type Listeners, Solution } from "../src/solving/solution.ts";

/** A worker as far as the page sees of it; tests answer for it. */
class Started {
  static all: Started[] = [];
  readonly heard: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    Started.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  static get last(): Started {
    return Started.all.at(-1)!;
  }
}
const callOf = (message: ToWorker | undefined): number => (message && "call" in message ? message.call : Number.NaN);

function listenTo(solution: Solution): Failure[] {
  const heard: Failure[] = [];
  const nothing = (): void => undefined;
  const listeners: Listeners = {
    ...{ sections: nothing, progress: nothing, analysed: nothing, solved: nothing },
    failed: (failure) => heard.push(failure),
  };
  solution.listen(listeners);
  return heard;
}
beforeEach(() => {
  Started.all = [];
  vi.stubGlobal("Worker", Started);
  vi.stubGlobal("navigator", { hardwareConcurrency: 1 });
});
afterEach(() => vi.unstubAllGlobals());

it("starts another worker for a file that is opened after the first could not start", async () => {
  const solution = new Solution();
  Started.last.onerror!({ message: "" });
  const report = solution.validate("{}");
  expect(Started.all).toHaveLength(2);
  const answer = { valid: true, errors: [], warnings: [] };
  Started.last.onmessage!({ data: { call: callOf(Started.last.heard[0]), answer } as FromWorker });
  expect(await report).toBe(answer);
});
it("refuses a file, and a solve, where the other cannot start either", async () => {
  const solution = new Solution();
  Started.last.onerror!({ message: "" });
  const failures = listenTo(solution);
  const report = solution.validate("{}");
  Started.last.onerror!({ message: "" });
  await expect(report).rejects.toThrow("the solver could not be started");
  expect(Started.all.every(({ ended }) => ended)).toBe(true);
  solution.solve("{}");
  Started.last.onerror!({ message: "out of memory" });
  expect(failures.map(({ message }) => message)).toEqual(["the solver could not be started", "out of memory"]);
});
it("asks again for what failed, and not for what was answered", async () => {
  const solution = new Solution();
  const { last } = Started;
  const first = solution.set("case:G");
  last.onmessage!({ data: { call: callOf(last.heard[0]), error: "no memory" } });
  await expect(first).rejects.toThrow("no memory");
  const second = solution.set("case:G");
  expect(last.heard).toHaveLength(2);
  const answer = {} as Awaited<typeof second>;
  last.onmessage!({ data: { call: callOf(last.heard[1]), answer } as FromWorker });
  expect(await second).toBe(answer);
  expect(await solution.set("case:G")).toBe(answer);
  expect(last.heard).toHaveLength(2);
});
