/** Everything as one classic script for a bare engine; the caller brings the section library's data. */

export { checkBeam } from "./beams/check.ts";
export { createBeam } from "./beams/create.ts";
export { InputError } from "./beams/wording.ts";
export * from "./index.ts";
export { schemaClosure, schemaIndex } from "./schema.ts";
export { listing } from "./sections/listing.ts";
export { nearestSections, unknownSection } from "./sections/suggestions.ts";
export { UnknownName } from "./unknown.ts";
export { validate } from "./validation/index.ts";
