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
  worker.onmessage = ({ data }: MessageEvent<FromHand>) =>
    "found" in data ? waiting?.done(data.found) : waiting?.failed(new Error(data.error));
  worker.onerror = (event) => {
    // Else it would count as the solving worker's own failure.
    event.preventDefault();
    waiting?.failed(new Error(event.message));
  };
  signal.addEventListener("abort", () => waiting?.failed(new Error("cancelled")));
  post({ parcel });
  return (task) =>
    new Promise((done, failed) => {
      waiting = { done, failed };
      post({ task });
    });
}
