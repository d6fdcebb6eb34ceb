/** Frames from a dozen numbers, as the service builds them. */

import type { Model } from "../../generated/model.ts";
import { built } from "../../generated/rules/frames/build.ts";
import { plainBody } from "../beams/plain_body.ts";
import type { SectionLibrary } from "../sections/properties.ts";

/** The model, and what was assumed in it, a sentence each; throws `InputError`. */
export function buildFrame(body: unknown, library: SectionLibrary): { model: Model; assumed: string[] } {
  const [model, assumed] = built(plainBody(body), library) as [Model, string[]];
  return { model, assumed };
}
