/** Workers that help the solving one, with combinations, stability or checks: each runs the same script, which is at hand already. */
import type { CheckResult, Stability } from "handoff-solver";
import type { Parcel, Task } from "handoff-solver/lean";
import type { Outcome, StabilityTask, StateTask } from "handoff-solver/sharing";
import type { Analysed, Begun } from "handoff-solver/statics";

/** To a hand: what it needs to know, then one task after another. */
export type Sent = Parcel | Begun["solvable"] | Analysed["frame"];
export type HandTask = Task | StateTask | StabilityTask;
export type HandFound = CheckResult[] | Outcome | Stability;
export type ToHand = { parcel: Sent } | { task: HandTask };
export type FromHand = { found: HandFound } | { error: string };

export class Pool<Asked extends HandTask, Found extends HandFound> {
  readonly hands: ((task: Asked) => Promise<Found>)[];
  private readonly workers: Worker[];

  /** The end that `signal` tells of is at once: nobody waits for what the hands have begun. */
  constructor(count: number, parcel: Sent, signal: AbortSignal) {
    this.workers = Array.from({ length: count }, () => new Worker(self.location.href, { type: "module" }));
    this.hands = this.workers.map((worker) => handIn(worker, parcel, signal));
  }

  end(): void {
    for (const worker of this.workers) worker.terminate();
  }
}

/** One task at a time: a hand asks for the next when it has answered. */
function handIn<Asked extends HandTask, Found>(worker: Worker, parcel: Sent, signal: AbortSignal): (task: Asked) => Promise<Found> {
  const post = (message: ToHand): void => worker.postMessage(message);
  let waiting: { done(found: Found): void; failed(error: Error): void } | null = null;
  let broken: Error | null = null;
  // Also where it breaks between two tasks: the next would wait for ever.
  const fail = (why: string): void => {
    broken = new Error(why);
    waiting?.failed(broken);
  };
  worker.onmessage = ({ data }: MessageEvent<FromHand>) => ("found" in data ? waiting?.done(data.found as Found) : fail(data.error));
  worker.onerror = (event) => {
    // Else it would count as the solving worker's own failure.
    event.preventDefault();
    fail(event.message);
  };
  signal.addEventListener("abort", () => fail("cancelled"));
  post({ parcel });
  return (task) =>
    new Promise((done, failed) => {
      if (broken) return failed(broken);
      waiting = { done, failed };
      post({ task });
    });
}
