/** Tools in a thread of their own: the server goes on listening while one computes, and ending the thread is what cancels it. */

import { parentPort, Worker } from "node:worker_threads";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Runner } from "./server.js";
import { runTool } from "./toolbox.js";

interface Job {
  call: number;
  name: string;
  inputs: Record<string, unknown>;
}

/** The thread's side. */
export function serveThread(): void {
  parentPort!.on("message", ({ call, name, inputs }: Job) => {
    void runTool(name, inputs).then((answer) => parentPort!.postMessage({ call, answer }));
  });
}

/** `file` is what the thread runs: the same file as the server's. */
export function threadedRunner(file: URL): Runner {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, { done(answer: CallToolResult): void; failed(error: Error): void }>();
  const end = (reason: string): void => {
    void worker?.terminate();
    worker = null;
    for (const { failed } of waiting.values()) failed(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(file);
    started.on("message", ({ call, answer }: { call: number; answer: CallToolResult }) => {
      waiting.get(call)?.done(answer);
      waiting.delete(call);
      // An idle thread keeps no process alive.
      if (!waiting.size) started.unref();
    });
    started.on("error", (error) => {
      if (worker === started) end(error.message);
    });
    return started;
  };
  return (name, inputs, signal) =>
    new Promise((done, failed) => {
      worker ??= start();
      const call = ++calls;
      waiting.set(call, { done, failed });
      // Whoever else waits for the same thread is told, and may ask again.
      signal.addEventListener("abort", () => {
        if (waiting.has(call)) end("cancelled");
      });
      worker.ref();
      worker.postMessage({ call, name, inputs });
    });
}
