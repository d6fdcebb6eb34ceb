/** The page's side of the worker: starts it, cancels it, and asks it for values. */

import type { Force } from "handoff-solver";
import type { Change, Comparison } from "handoff-solver/design";
import { afterPaint } from "../base/timing.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { ModeList, ModeName } from "../results/modes.ts";
import type { CheckResult, Failure, ListedCheck, Overview } from "../results/overview.ts";
import type { ContourName, PlateField, PlateRange } from "../results/plate_values.ts";
import type { CurveValues, MemberCurves, SetValues, ShapeValues } from "../results/sets.ts";
import type { Issue } from "../service/draft.ts";
import type { Ask, Edited, FromWorker, Progress, Report, Side, ToWorker } from "./protocol.ts";

export interface Listeners {
  sections(sections: [string, ResolvedSection][]): void;
  progress(progress: Progress): void;
  /** Forces are there; stability and checks are not. */
  analysed(overview: Overview): void;
  /** Critical factors and modes that are there by now. */
  modes?(modes: ModeList): void;
  /** Some of the checks are made. */
  arrived?(checks: ListedCheck[]): void;
  solved(overview: Overview): void;
  failed(failure: Failure): void;
}

/** Answers kept at hand. */
const KEPT = 12;

/** Workers beside the solving one, at most: each has a copy of what it checks, some tens of megabytes for a large model. */
const HANDS = 4;
/** One processor is left to the solving worker, and to what compiles and collects for all: for checks two hands on two processors are slower than none. */
const handsAtOnce = (): number => Math.min(navigator.hardwareConcurrency - 1, HANDS);

export class Solution {
  /** Null once it broke: whoever asks next starts another. */
  private worker: Worker | null;
  private calls = 0;
  private readonly waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  private readonly kept = new Map<string, Promise<unknown>>();

  /** Of the last solve that was asked for. */
  private turn = 0;
  /** That the kept answers are of. */
  private answered = 0;
  private checks: ListedCheck[] = [];
  private listeners: Listeners | null = null;

  /** The worker loads at once, while the model is still on its way. */
  constructor() {
    this.worker = this.start();
  }

  listen(listeners: Listeners): void {
    this.listeners = listeners;
  }

  solve(text: string, warnings: readonly Issue[] = []): void {
    this.checks = [];
    this.post({ solve: text, turn: ++this.turn, warnings, hands: handsAtOnce() });
  }

  /** The worker is inside one long call and hears nothing: ending it is the only cancel, and it is instant. */
  cancel(): void {
    this.end("cancelled");
    this.worker = this.start();
  }

  /** Ends stability before its next step and the checks before their next batch; forces stay. */
  stop(): void {
    this.post({ stop: true });
  }

  set(key: string): Promise<SetValues> {
    return this.keep(`set ${key}`, { ask: "set", key });
  }
  shape(key: string, points: number): Promise<ShapeValues> {
    return this.keep(`shape ${points} ${key}`, { ask: "shape", key, points });
  }
  curves(key: string, component: Force, members: number[], stations: number): Promise<CurveValues[]> {
    return this.ask({ ask: "curves", key, component, members, stations });
  }
  member(key: string, member: string, stations: number): Promise<MemberCurves[]> {
    return this.ask({ ask: "member", key, member, stations });
  }
  plates(key: string, quantity: ContourName): Promise<PlateField> {
    return this.ask({ ask: "plates", key, quantity });
  }
  plate(key: string, plate: number): Promise<PlateRange> {
    return this.ask({ ask: "plate", key, plate });
  }
  /** Movements of the points of every member in a mode, the largest being 1. */
  mode(mode: ModeName, points: number): Promise<Float32Array> {
    return this.ask({ ask: "mode", mode, points });
  }
  /** The modes with those of the lowest critical factor among them. */
  critical(): Promise<ModeList> {
    return this.keep("critical", { ask: "critical" });
  }
  explain(id: string): Promise<CheckResult> {
    return this.keep(`explain ${id}`, { ask: "explain", id });
  }
  validate(text: string): Promise<Report> {
    return this.ask({ ask: "validate", text });
  }
  /** What changes make of a model's text; null where it has all of it already. */
  change(text: string, changes: readonly Change[]): Promise<Edited | null> {
    return this.ask({ ask: "change", text, changes: [...changes] });
  }
  /** The model that is shown against another one. */
  compare(before: Side): Promise<Comparison> {
    return this.ask({ ask: "compare", before });
  }
  json(): Promise<Blob> {
    return this.ask({ ask: "json" });
  }

  /** What was asked for last is at hand; older answers are let go, since one set of a large model is megabytes. */
  private keep<T>(name: string, ask: Ask): Promise<T> {
    const known = this.kept.get(name) ?? this.ask<T>(ask);
    this.kept.delete(name);
    this.kept.set(name, known);
    // A failure is no answer: the next one who asks may have better luck.
    known.catch(() => this.kept.get(name) === known && this.kept.delete(name));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return known as Promise<T>;
  }
  private ask<T>(ask: Ask): Promise<T> {
    const call = ++this.calls;
    return new Promise<T>((done, failed) => {
      this.waiting.set(call, { done: done as (value: unknown) => void, failed });
      this.post({ call, ...ask });
    });
  }

  private post(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  /** Of the worker and of all that wait for it. */
  private end(why: string): void {
    this.turn++;
    this.kept.clear();
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of this.waiting.values()) failed(new Error(why));
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => {
      if (worker !== this.worker) return;
      const message = event.message || "the solver could not be started";
      this.end(message);
      this.listeners?.failed({ code: "worker", message, node: null, direction: null, motions: [], path: null });
    };
    return worker;
  }
  private hear(message: FromWorker): void {
    if ("call" in message) return this.answer(message);
    if (message.turn !== this.turn) return;
    // Until now what was asked for was answered from the results before.
    if (("analysed" in message || "solved" in message) && this.answered !== this.turn) {
      this.kept.clear();
      this.answered = this.turn;
    }
    if ("progress" in message) this.listeners?.progress(message.progress);
    else if ("sections" in message) this.listeners?.sections(message.sections);
    else if ("checks" in message) this.checks.push(...message.checks);
    else if ("arrived" in message) this.listeners?.arrived?.(message.arrived);
    else if ("modes" in message) this.listeners?.modes?.(message.modes);
    else if ("analysed" in message) {
      const { worker } = this;
      this.listeners?.analysed(message.analysed);
      // Once the page has been seen it has asked for what it shows: that is answered before the worker is busy again.
      void afterPaint().then(() => worker?.postMessage({ go_on: true }));
    } else if ("solved" in message) this.listeners?.solved({ ...message.solved, checks: this.checks });
    else this.listeners?.failed(message.failed);
  }
  private answer(message: Extract<FromWorker, { call: number }>): void {
    const waiter = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if ("error" in message) waiter?.failed(new Error(message.error));
    else waiter?.done(message.answer);
  }
}
