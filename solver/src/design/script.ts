/** Everything as one classic script for a bare engine; the caller brings the section library's data. */

export { checkedInBatches } from "../api/checking.ts";
export * from "../api/command/index.ts";
export * from "../api/index.ts";
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
} from "../api/statics.ts";
export { checkBeam, createBeam, InputError } from "../model/beams/index.ts";
export { buildFrame } from "../model/frames/index.ts";
export { linkText } from "../model/offline/linktext.ts";
export { schemaClosure, schemaIndex } from "../model/offline/schema.ts";
export { UnknownName } from "../model/offline/unknown.ts";
export { InvalidModel, judgedModel, validModel } from "../model/offline/valid.ts";
export { listing } from "../model/sections/listing.ts";
export { nearestSections, unknownSection } from "../model/sections/suggestions.ts";
export { validate } from "../model/validation/index.ts";
export { csvOfRows } from "../results/csv.ts";
export { compareModels } from "./compare.ts";
export { compareSaid, suggestSaid } from "./lines.ts";
export { suggest } from "./suggest.ts";
