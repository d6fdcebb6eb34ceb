/** The page's side of the design worker: one errand after another, and an end to the one under way. */
import type { Trial } from "handoff-solver/design";
import type { Answers, Errand, FromWorker } from "./protocol.ts";

type Asked<K extends Errand["ask"]> = Extract<Errand, { ask: K }>;

export class Cancelled extends Error {}

export class DesignClient {
  private worker: Worker | null = null;
  private calls = 0;
  private readonly waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();

  constructor(private readonly onTrial: (trial: Trial) => void) {}

  /** An errand that is still being put together can be cancelled as well. */
  ask<K extends Errand["ask"]>(errand: Asked<K> | Promise<Asked<K>>): Promise<Answers[K]> {
    const call = ++this.calls;
    return new Promise<Answers[K]>((done, failed) => {
      this.waiting.set(call, { done: done as (value: unknown) => void, failed });
      const send = (ready: Asked<K>): void => {
        if (!this.waiting.has(call)) return;
        this.worker ??= this.start();
        this.worker.postMessage({ call, ...ready });
      };
      Promise.resolve(errand).then(send).catch(failed);
    });
  }

  /** The worker is inside one long call and hears nothing: ending it is the only cancel, and it is instant. */
  cancel(): void {
    this.worker?.terminate();
    this.worker = null;
    this.refuse(new Cancelled("cancelled"));
  }

  private refuse(error: Error): void {
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL("./designing.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("trial" in data) return this.onTrial(data.trial);
      const call = this.waiting.get(data.call);
      this.waiting.delete(data.call);
      if ("error" in data) call?.failed(new Error(data.error));
      else call?.done(data.answer);
    };
    worker.onerror = (event) => {
      this.worker = null;
      this.refuse(new Error(event.message || "the design worker could not be started"));
    };
    return worker;
  }
}
