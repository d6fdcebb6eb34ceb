/** Handoff solver: structural models in, results out, wherever JavaScript runs. */

export { type CheckSummary, type CheckResult, summarise } from "./checks/trace.ts";
export type * as Trace from "./checks/trace.ts";
export { SolveError, type SolveErrorCode, type SolveErrorDetails } from "./error.ts";
export { displacementFingerprint } from "./fingerprint.ts";
export type { Model } from "./generated/model.ts";
export type { OnProgress, ProgressReport } from "./progress.ts";
export * from "./results.ts";
export { type SectionLibrary, type SectionProperties, openLibrary } from "./sections.ts";
export { explain } from "./explain.ts";
export { type SolveOptions, solve } from "./solve.ts";
export { stations } from "./stations.ts";
export { VERSION } from "./version.ts";
