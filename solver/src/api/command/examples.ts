/** The example models of `schemas/examples/`, by name. */

import bracedFrame from "../../../../schemas/examples/braced-frame.json" with { type: "json" };
import buildingFrame from "../../../../schemas/examples/building-frame.json" with { type: "json" };
import continuousBeam from "../../../../schemas/examples/continuous-beam.json" with { type: "json" };
import grillage from "../../../../schemas/examples/grillage.json" with { type: "json" };
import plateOnBeams from "../../../../schemas/examples/plate-on-beams.json" with { type: "json" };
import portalFrame from "../../../../schemas/examples/portal-frame.json" with { type: "json" };
import simplySupportedBeam from "../../../../schemas/examples/simply-supported-beam.json" with { type: "json" };
import tower from "../../../../schemas/examples/tower.json" with { type: "json" };
import type { Model } from "../../generated/model.ts";

export const EXAMPLES = {
  "braced-frame": bracedFrame,
  "building-frame": buildingFrame,
  "continuous-beam": continuousBeam,
  grillage: grillage,
  "plate-on-beams": plateOnBeams,
  "portal-frame": portalFrame,
  "simply-supported-beam": simplySupportedBeam,
  tower: tower,
} as unknown as Record<string, Model>;
