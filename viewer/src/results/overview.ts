/** What the page knows of a solved model at once: its sets, checks, verdict and utilisations. */
import type { CheckResult, Conditioning, HeldRotation } from "handoff-solver";
import type { ModeList } from "./modes.ts";
import type { OpenPoint } from "./points.ts";
import type { SetInfo } from "./sets.ts";
import type { Verdict } from "./verdict.ts";

export type { CheckResult };

/** Why a check is no plain pass; reasons of one code differ in names and figures alone. */
export interface Reason {
  code: string;
  text: string;
}

/** A check in a list: its trace stays in the worker until it is asked for. */
export interface ListedCheck extends Omit<CheckResult, "verifications" | "coverage" | "basis" | "warnings" | "assumptions" | "doubts"> {
  /** What the check could not verify, where its verdict is that. */
  unverified: string | null;
  /** Why, and what would answer it: never empty where something is not verified. */
  why: Reason[];
  /** Which resistance is wholly used up at the governing place. */
  beyond: string | null;
}

export interface Overview {
  solver: { name: string; version: string };
  sets: SetInfo[];
  checks: ListedCheck[];
  verdict: Verdict;
  /** What is open, point by point; empty while anything is still being found. */
  points: OpenPoint[];
  /** Largest utilisation of each member over the checks that count; null where nothing was verified. */
  ratios: (number | null)[];
  /** What of each member could not be verified; null where its checks are whole and one is of strength, or there are none. */
  unverified: (string | null)[];
  supports: { ids: string[]; nodes: number[] };
  conditioning: Conditioning;
  held: HeldRotation[];
  modes: ModeList;
  /** Which order and sway imperfections the analysis chose, and why, in sentences. */
  assumed: string[];
  statistics: { dof: number; factor_flops: number; times: Record<string, number> };
  /** Of the analysis and of the checks. */
  warnings: string[];
  milliseconds: number;
  /** The machine-readable block: the whole results, or a summary above 500 members. */
  block: string;
}

export interface Motion {
  node: string;
  direction: string;
  shape: number[];
}

export interface Failure {
  code: string;
  message: string;
  node: string | null;
  direction: string | null;
  /** Each way in which an unstable model can move: six numbers per node, the largest 1. */
  motions: Motion[];
  path: string | null;
}
