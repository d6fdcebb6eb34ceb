/** Beams whose design has a closed form, and the service's own examples. */

import { readFileSync } from "node:fs";
import type { Model } from "../../src/index.ts";
import { checkBeam, library } from "../../src/offline/index.ts";

export const sections = library();

/** A restrained beam of S235 under `udl` kN/m (its ULS factor 1.35), deflection counted at L/250, without shear deformation. */
export function heldBeam(section: string, span_m = 6, udl = 10): Model {
  const { model } = checkBeam({ span_m, section, udl, material: "S235", restrained: true });
  const valid = model as unknown as Model;
  const checks = valid.analysis!.checks!.map((check) => ({ ...check, informative: false }));
  return { ...valid, analysis: { ...valid.analysis, options: { shear_deformation: false }, checks } };
}

export const example = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
