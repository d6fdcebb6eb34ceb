/** How far a solve is, as the protocol tells it: a figure that only grows, and a few words. */

import type { OnProgress, ProgressReport } from "handoff-solver";

export interface Told {
  /** Share of the whole, 0 … 1. */
  progress: number;
  message: string;
}
export type Tell = (told: Told) => void;

/** Less than this is not worth a message, unless something else is being done. */
const STEP = 0.01;

/** What a solve is to report to: the protocol wants every figure above the last. */
export function telling(tell: Tell): OnProgress {
  let last = -1;
  let said = "";
  return (report) => {
    const message = wordsOf(report);
    if (report.fraction <= last || (message === said && report.fraction < last + STEP)) return;
    last = report.fraction;
    said = message;
    tell({ progress: last, message });
  };
}

const STEPS = { stability: "critical load factor", buckling: "buckling modes", vibration: "vibration" } as const;

/** Forces are there once stability is looked for. */
function wordsOf({ phase, step }: ProgressReport): string {
  if (!step) return phase === "checking" ? "forces and stability found; checking" : phase === "stability" ? "forces found" : phase;
  return `forces found; ${STEPS[step.of]} ${step.at} of ${step.count}`;
}
