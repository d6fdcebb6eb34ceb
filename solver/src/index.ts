/** Handoff solver: structural models in, results out, wherever JavaScript runs. */

export * from "./authoring.ts";
export { type OpenReason, reasonSaid, reasonsOf } from "./checks/run/verdict/openreasons.ts";
export type * as Trace from "./checks/run/verdict/result.ts";
export { type CheckResult, type CheckSummary, summarise } from "./checks/run/verdict/result.ts";
export { stations } from "./diagrams/chain_stations.ts";
export { allPlateValues, type PlatePoint, type PlateValues, plateValues, plateValuesIn } from "./diagrams/plates.ts";
export { SolveError, type SolveErrorCode, type SolveErrorDetails } from "./error.ts";
export { explain } from "./explain.ts";
export { displacementFingerprint } from "./fingerprint.ts";
export type * from "./generated/model.ts";
export { storeyAt } from "./model/storeys.ts";
export type { OnProgress, ProgressReport } from "./progress.ts";
export * from "./results/index.ts";
export type { SectionLibrary, SectionProperties } from "./sections/properties.ts";
export { type ShearAreas, shearStiffnessAreas } from "./sections/shearstiffness.ts";
export { openLibrary } from "./sections/whole.ts";
export { solve } from "./solve.ts";
export type { Analysed, SolveOptions } from "./statics.ts";
export { VERSION } from "./version.ts";
