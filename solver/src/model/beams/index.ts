/** Single-span beams, as the service builds them: models from a few inputs. */

import type { Model } from "../../generated/model.ts";
import { checked } from "../../generated/rules/beams/check.ts";
import { created } from "../../generated/rules/beams/create.ts";
import type { SectionLibrary } from "../sections/properties.ts";
import { plainBody } from "./plain_body.ts";

export { InputError } from "./refused.ts";

export const createBeam = (body: unknown, library: SectionLibrary): { model: Model } => ({
  model: created(plainBody(body), library) as Model,
});

export function checkBeam(body: unknown, library: SectionLibrary): { model: Model; note: string } {
  const [model, note] = checked(plainBody(body), library) as [Model, string];
  return { model, note };
}
