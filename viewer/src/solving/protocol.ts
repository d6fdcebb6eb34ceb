/** What the page and its solving worker say to each other. Results stay in the worker; the page asks for what it shows. */
import type { AuthoredModel, Force, ProgressReport } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import type { Report } from "handoff-solver/validate";
import type { ResolvedSection } from "../model/section.ts";
import type { ModeList, ModeName } from "../results/modes.ts";
import type { Failure, ListedCheck, Overview } from "../results/overview.ts";
import type { ContourName } from "../results/plate_values.ts";
import type { Issue } from "../service/draft.ts";

export type { Report };

export interface Progress {
  stage: string;
  share: number;
  seconds: number | null;
  /** Which of how many combinations, where a stage takes them one after the other. */
  step: ProgressReport["step"] | null;
}

/** A model as its text has it, and what is held against it besides what validation finds in it. */
export interface Side {
  model: AuthoredModel;
  warnings: Issue[];
}

/** A changed model, and what validation finds in it. */
export interface Edited extends Pick<Report, "errors" | "warnings"> {
  text: string;
}

export type Ask =
  | { ask: "set"; key: string }
  | { ask: "shape"; key: string; points: number }
  | { ask: "curves"; key: string; component: Force; members: number[]; stations: number }
  | { ask: "member"; key: string; member: string; stations: number }
  | { ask: "plates"; key: string; quantity: ContourName }
  | { ask: "plate"; key: string; plate: number }
  | { ask: "mode"; mode: ModeName; points: number }
  | { ask: "explain"; id: string }
  | { ask: "critical" }
  | { ask: "validate"; text: string }
  | { ask: "change"; text: string; changes: Change[] }
  | { ask: "compare"; before: Side }
  | { ask: "json" };

/** Said of the solve that the page asked for in its turn: of an earlier one nobody wants to hear. */
export type Told = { turn: number } & (
  | { sections: [string, ResolvedSection][] }
  | { progress: Progress }
  /** Forces and movements; what the overview awaits and the checks are still being found. */
  | { analysed: Overview }
  /** Critical factors and modes as they are found. */
  | { modes: ModeList }
  /** Checks as they are made, worst candidates first: for the eye, until `solved` has all of them in the model's order. */
  | { arrived: ListedCheck[] }
  /** Some of the checks, ahead of `solved`: ten thousand in one message would hold the page up. */
  | { checks: ListedCheck[] }
  | { solved: Overview }
  | { failed: Failure }
);

/**
 * `warnings`: of validation, whose doubts the verdict counts. `hands`: workers that may help with stability and checks. `go_on`: the page has asked for what it shows first of the forces, and the long steps of stability may begin.
 * `stop` ends stability before its next step and checks before their next batch; what was found stays.
 */
export type ToWorker =
  | { solve: string; turn: number; warnings: readonly Issue[]; hands: number }
  | { go_on: true }
  | { stop: true }
  | ({ call: number } & Ask);
export type FromWorker = Told | { call: number; answer: unknown } | { call: number; error: string };
