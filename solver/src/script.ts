/** Everything as one classic script for a bare engine; the caller brings the section library's data. */

export { checkedInBatches } from "./checking.ts";
export * from "./command/index.ts";
export { compareModels } from "./design/compare.ts";
export { suggest } from "./design/suggest.ts";
export * from "./index.ts";
export { checkBeam, createBeam, InputError } from "./offline/beams/index.ts";
export { linkText } from "./offline/linktext.ts";
export { schemaClosure, schemaIndex } from "./offline/schema.ts";
export { UnknownName } from "./offline/unknown.ts";
export { validate } from "./offline/validation/index.ts";
export { listing } from "./sections/listing.ts";
export { nearestSections, unknownSection } from "./sections/suggestions.ts";
export {
  analysedInStages,
  endsOf,
  FINE,
  FIRST_ORDER,
  isBalanced,
  QUANTITIES,
  reachOf,
  reasonSaid,
  reasonsOf,
  summarise,
  swayFactor,
} from "./statics.ts";
export { InvalidModel, judgedModel, validModel } from "./valid.ts";
