/** create-beam: a single-span beam model from simple inputs, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { beamModel, type Load } from "./beam.ts";
import { material } from "./material.ts";
import { libraryProfile, solidProfile } from "./profile.ts";
import { agree, type Inputs, read } from "./reading.ts";
import { TABLES } from "./tables.ts";
import { InputError } from "./wording.ts";

export function createBeam(body: unknown, library: SectionLibrary): { model: Model } {
  const inputs = read(body, "create", library);
  const profile = inputs.given("section").length
    ? libraryProfile(inputs.text("section"), library)
    : solidProfile(inputs.number("height_mm"), inputs.number("width_mm"));
  const load = loadOf(inputs, library);
  const model = beamModel({
    span: inputs.number("span_m"),
    support: inputs.text("support"),
    profile,
    material: material(inputs.text("material"), profile.thickness),
    loads: load.kn === 0 ? [] : [load],
  });
  return { model };
}

function loadOf(inputs: Inputs, library: SectionLibrary): Load {
  const position = inputs.number("load_position_frac");
  const [loads, points, [kind]] = [inputs.given("load_kn"), inputs.given("point_load"), inputs.given("load_type")];
  const uniform = loads.find(({ key }) => TABLES.uniform.includes(key.toLowerCase()));
  const [point] = points;
  if (point) {
    const other = uniform ?? (kind?.value === "udl" ? kind : undefined);
    if (other) throw new InputError("conflict", "point_load", `'${point.key}' and '${other.key}' contradict each other: give one load`);
    agree("point_load", [...points, ...loads], library);
    return { kn: point.value as number, position };
  }
  if (inputs.text("load_type") === "udl") return { kn: inputs.number("load_kn") };
  if (uniform) throw new InputError("conflict", "load_kn", `'${uniform.key}' is a uniform load and contradicts '${kind!.key}': 'point'`);
  return { kn: inputs.number("load_kn"), position };
}
