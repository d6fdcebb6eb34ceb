/** Beams whose design has a closed form, and the service's own examples. */

import { readFileSync } from "node:fs";
import type { Model } from "../../src/index.ts";
import { checkBeam, library } from "../../src/offline/index.ts";

export const sections = library();

/** A restrained beam of S235 under `udl` kN/m (its ULS factor 1.35), deflection counted at L/250, without shear deformation. */
export function heldBeam(section: string, span_m = 6, udl = 10): Model {
  const { model } = checkBeam({ span_m, section, udl, material: "S235", restrained: true });
  const valid = model as Model;
  const checks = valid.analysis!.checks!.map((check) => ({ ...check, informative: false }));
  return { ...valid, analysis: { ...valid.analysis, options: { shear_deformation: false }, checks } };
}

/** The same model typed in kilonewtons: every force a thousandth of what is meant, and no name that tells the unit. */
export function inKilonewtons(model: Model): Model {
  const small = <Load extends object>(load: Load): Load =>
    Object.fromEntries(
      Object.entries({ ...load, name: "live" }).map(([key, value]) => [
        key,
        /^f[xyz]/.test(key) && typeof value === "number" ? value / 1e3 : value,
      ]),
    ) as Load;
  const load_cases = model.model.load_cases.map((one) => ({
    ...one,
    ...(one.node_loads ? { node_loads: one.node_loads.map(small) } : {}),
    ...(one.member_loads ? { member_loads: one.member_loads.map(small) } : {}),
  }));
  return { ...model, model: { ...model.model, load_cases } };
}

/** What the web over its supports stands on, given: then nothing of the beam is left open. */
export function borne(model: Model): Model {
  const design_members = model.model.design_members!.map((one) => ({ ...one, stiff_bearing_length: 0.1 }));
  return { ...model, model: { ...model.model, design_members } };
}

export const example = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
