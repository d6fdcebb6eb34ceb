/** Workers that check beside the solving one: each runs the same script, which is at hand already. */
import type { CheckResult } from "handoff-solver";
import type { Hand, Parcel, Task } from "handoff-solver/lean";

/** To a hand: what it needs to know, then one task after another. */
export type ToHand = { parcel: Parcel } | { task: Task };
export type FromHand = { found: CheckResult[] } | { error: string };

export class Pool {
  readonly hands: Hand[];
  private readonly workers: Worker[];

  /** The end that `signal` tells of is at once: nobody waits for what the hands have begun. */
  constructor(count: number, parcel: Parcel, signal: AbortSignal) {
    this.workers = Array.from({ length: count }, () => new Worker(self.location.href, { type: "module" }));
    this.hands = this.workers.map((worker) => handIn(worker, parcel, signal));
  }

  end(): void {
    for (const worker of this.workers) worker.terminate();
  }
}

/** One task at a time: a hand asks for the next when it has answered. */
function handIn(worker: Worker, parcel: Parcel, signal: AbortSignal): Hand {
  const post = (message: ToHand): void => worker.postMessage(message);
  let waiting: { done(found: CheckResult[]): void; failed(error: Error): void } | null = null;
  let broken: Error | null = null;
  // Also where it breaks between two tasks: the next would wait for ever.
  const fail = (why: string): void => {
    broken = new Error(why);
    waiting?.failed(broken);
  };
  worker.onmessage = ({ data }: MessageEvent<FromHand>) => ("found" in data ? waiting?.done(data.found) : fail(data.error));
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
