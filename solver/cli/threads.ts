/** Solving with several threads of Node's: the analysis here, the checks in a pool. */

import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { type AuthoredModel, plainModel } from "../src/authoring.ts";
import { checkedByMany, type Hand, handOf, type Parcel, parcelOf, type Task, type ThreadOptions } from "../src/checking.ts";
import type { CheckResult, Results } from "../src/index.ts";
import { analysed } from "../src/statics.ts";

/** What `solve` finds, to the same bits; throws as it does, and rejects with the code "cancelled" before any thread's next batch. */
export async function solveInThreads(model: AuthoredModel, { threads, onBatch, ...options }: ThreadOptions): Promise<Results> {
  const plain = plainModel(model);
  const done = analysed(plain, options);
  const parcel = parcelOf(plain, done);
  const pool = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url)));
  try {
    return await checkedByMany(
      plain,
      done,
      pool.map((worker) => handIn(worker, parcel)),
      onBatch,
    );
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}

/** One task at a time: a hand asks for the next when it has answered. */
function handIn(worker: Worker, parcel: Parcel): Hand {
  worker.postMessage(parcel);
  return (task) =>
    new Promise((done, failed) => {
      worker.removeAllListeners();
      worker.once("message", done);
      worker.once("error", failed);
      worker.postMessage(task);
    });
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  let hand: ((task: Task) => CheckResult[]) | undefined;
  port.on("message", (message: Parcel | Task) => {
    if ("model" in message) hand = handOf(message);
    else port.postMessage(hand!(message));
  });
}
