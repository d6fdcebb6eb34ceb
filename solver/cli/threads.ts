/** Solving with several threads of Node's: load cases here, then combinations that do not add up, stability and checks in a pool. */

import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { SolveOptions } from "../src/analysis/options.ts";
import { type AuthoredModel, plainModel } from "../src/api/authoring.ts";
import { checkedByMany, handOf, type Parcel, parcelOf, type Task, type ThreadOptions } from "../src/api/checking.ts";
import type { Model, Results } from "../src/api/index.ts";
import {
  handFor,
  handsFor,
  type Outcome,
  type StabilityTask,
  type StateTask,
  settlingHandsFor,
  sharedSettling,
  sharedStages,
  sharedStates,
  stateHandsFor,
} from "../src/api/sharing.ts";
import { type Analysed, analysedInStages, type Begun, begin } from "../src/api/statics.ts";

/** To a thread: what it needs to know, then one task after another. */
type Sent = Parcel | Begun["solvable"] | Analysed["frame"];
type ToThread = { parcel: Sent } | { task: Task | StateTask | StabilityTask };

/** What `solve` finds, to the same bits; throws as it does, and rejects with the code "cancelled" before any thread's next batch. */
export async function solveInThreads(model: AuthoredModel, { threads, onBatch, ...options }: ThreadOptions = {}): Promise<Results> {
  const plain = plainModel(model);
  // One is left to this thread, and to what compiles and collects for all of them.
  const count = threads ?? Math.max(1, availableParallelism() - 1);
  const done = await analysedBy(count, plain, options);
  return withThreads((open) => checkedByMany(plain, done, open<Task, Results["checks"]>(count, parcelOf(plain, done)), onBatch));
}

/** Load cases by this thread, what follows with others where that gains. */
async function analysedBy(count: number, model: Model, options: SolveOptions): Promise<Analysed> {
  const begun = begin(model, options);
  await withThreads((open) =>
    toTheEnd(
      sharedSettling(begun, open<StabilityTask, Results["stability"][number]>(settlingHandsFor(begun, count), begun.solvable.frame)),
    ),
  );
  await withThreads((open) => toTheEnd(sharedStates(begun, open<StateTask, Outcome>(stateHandsFor(begun, count), begun.solvable))));
  const stages = analysedInStages(model, options, begun);
  const { value: found } = stages.next();
  return withThreads((open) =>
    toTheEnd(sharedStages(stages, open<StabilityTask, Results["stability"][number]>(handsFor(found, count), found.frame))),
  );
}

/** Lets this thread hear meanwhile what the others have found. */
async function toTheEnd<Found>(stages: AsyncGenerator<unknown, Found>): Promise<Found> {
  for (;;) {
    const next = await stages.next();
    if (next.done) return next.value;
    await new Promise(setImmediate);
  }
}

type Open = <Asked, Found>(count: number, parcel: Sent) => ((task: Asked) => Promise<Found>)[];

/** Threads that end with what they were opened for. */
async function withThreads<Found>(use: (open: Open) => Promise<Found>): Promise<Found> {
  const pool: Worker[] = [];
  try {
    return await use((count, parcel) =>
      Array.from({ length: count }, () => {
        const worker = new Worker(new URL(import.meta.url));
        pool.push(worker);
        return handIn(worker, parcel);
      }),
    );
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}

/** One task at a time: a hand asks for the next when it has answered. */
function handIn<Asked, Found>(worker: Worker, parcel: Sent): (task: Asked) => Promise<Found> {
  let broken: Error | undefined;
  let fail = (_: Error): void => undefined;
  // Also where it breaks between two tasks: the next would wait for ever.
  worker.on("error", (error: Error) => {
    broken = error;
    fail(error);
  });
  worker.postMessage({ parcel } satisfies ToThread);
  return (task) =>
    new Promise((done, failed) => {
      if (broken) return failed(broken);
      fail = failed;
      worker.once("message", done);
      worker.postMessage({ task });
    });
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  let hand: ((task: never) => unknown) | undefined;
  port.on("message", (message: ToThread) => {
    if ("task" in message) port.postMessage(hand!(message.task as never));
    else hand = "model" in message.parcel ? handOf(message.parcel) : handFor(message.parcel);
  });
}
