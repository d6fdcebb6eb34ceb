/** Short forms of a model written out; apart from the analysis, so that a page loads this only for a model that has them. */

export type { SpreadLoadCase } from "../model/authoring/area_loads.ts";
export { plainModel } from "../model/authoring/authored.ts";
export type { ChainPiece } from "../model/authoring/chains.ts";
export type { AuthoredModel, AuthoredStructure, LibraryMaterial } from "../model/plain.ts";
