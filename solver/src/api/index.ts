/** Handoff solver: structural models in, results out, wherever JavaScript runs. */

export type { SolveOptions } from "../analysis/options.ts";

export { type OpenReason, reasonSaid, reasonsOf } from "../checks/verdict/open_reasons.ts";
export { stations } from "../diagrams/chain_stations.ts";
export { allPlateValues, type PlatePoint, type PlateValues, plateValues, plateValuesIn } from "../diagrams/plates.ts";
export type * from "../generated/model.ts";
export type { SectionLibrary, SectionProperties } from "../model/sections/properties.ts";
export { type ShearAreas, shearStiffnessAreas } from "../model/sections/shearstiffness.ts";
export { openLibrary } from "../model/sections/whole.ts";
export { storeyAt } from "../model/storeys.ts";
export type * as Trace from "../results/checks.ts";
export { type CheckResult, type CheckSummary, summarise } from "../results/checks.ts";
export { SolveError, type SolveErrorCode, type SolveErrorDetails } from "../results/error.ts";
export * from "../results/index.ts";
export type { OnProgress, ProgressReport } from "../results/progress.ts";
export * from "./authoring.ts";
export { explain } from "./explain.ts";
export { displacementFingerprint } from "./fingerprint.ts";
export { withMissing } from "./missing_combinations.ts";
export { solve } from "./solve.ts";
export type { Analysed } from "./statics.ts";
export { VERSION } from "./version.ts";
