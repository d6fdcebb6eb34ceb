/** Short forms of a model written out; apart from the analysis, so that a page loads this only for a model that has them. */

export { plainModel } from "./model/authored.ts";
export type { AuthoredModel, AuthoredStructure, LibraryMaterial } from "./model/plain.ts";
