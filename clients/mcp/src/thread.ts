/** Tools in a thread of their own: the server goes on listening while one computes, and ending the thread is what cancels it. */

import { parentPort, Worker, workerData } from "node:worker_threads";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { allKept, type Kept, onKept, restore } from "./models.js";
import type { Tell, Told } from "./progress.js";
import type { Runner } from "./server.js";
import { runTool, TOOLS } from "./toolbox.js";

interface Job {
  call: number;
  name: string;
  inputs: Record<string, unknown>;
  /** Whether anyone hears how far it is. */
  heard: boolean;
}

/** What the thread sends: how far a call is, and in the end its answer. */
type News = { kept: Kept } | ({ call: number } & ({ told: Told } | { answer: CallToolResult }));

/** The thread's side. */
export function serveThread(): void {
  const send = (news: News): void => parentPort!.postMessage(news);
  restore((workerData as Kept[] | undefined) ?? []);
  onKept((kept) => send({ kept }));
  parentPort!.on("message", ({ call, name, inputs, heard }: Job) => {
    const tell = (told: Told): void => send({ call, told });
    void runTool(name, inputs, heard ? tell : undefined).then((answer) => send({ call, answer }));
  });
}

/** `file` is what the thread runs: the same file as the server's. */
export function threadedRunner(file: URL): Runner {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, { done(answer: CallToolResult): void; failed(error: Error): void; tell: Tell | undefined }>();
  const end = (reason: string): void => {
    void worker?.terminate();
    worker = null;
    for (const { failed } of waiting.values()) failed(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(file, { workerData: allKept() });
    started.on("message", (news: News) => {
      // What the thread keeps outlives it.
      if ("kept" in news) return restore([news.kept]);
      const { call } = news;
      if ("told" in news) return waiting.get(call)?.tell?.(news.told);
      waiting.get(call)?.done(news.answer);
      waiting.delete(call);
      // An idle thread keeps no process alive.
      if (!waiting.size) started.unref();
    });
    started.on("error", (error) => {
      if (worker === started) end(error.message);
    });
    return started;
  };
  return (name, inputs, signal, tell) => {
    if (TOOLS.some((tool) => tool.name === name && tool.isLookup)) return runTool(name, inputs);
    return new Promise((done, failed) => {
      worker ??= start();
      const call = ++calls;
      waiting.set(call, { done, failed, tell });
      // Whoever else waits for the same thread is told, and may ask again.
      signal.addEventListener("abort", () => {
        if (waiting.has(call)) end("cancelled");
      });
      worker.ref();
      worker.postMessage({ call, name, inputs, heard: tell !== undefined } satisfies Job);
    });
  };
}
