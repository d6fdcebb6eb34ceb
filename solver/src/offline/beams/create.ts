/** create-beam: a single-span beam model from simple inputs, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { beamModel, type Load } from "./beam.ts";
import { material } from "./material.ts";
import { libraryProfile, solidProfile } from "./profile.ts";
import { agree, type Inputs, read } from "./reading.ts";
import { TABLES } from "./tables.ts";
import { refused } from "./wording.ts";

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
    if (uniform) throw refused("conflict", "point_load", { point: point.key, uniform: uniform.key });
    if (kind?.value === "udl") throw refused("conflict", "point_load", { point: point.key, type: kind.key });
    agree("point_load", [...points, ...loads], library, "the point load");
    return { kn: point.value as number, position };
  }
  if (inputs.text("load_type") === "udl") return { kn: inputs.number("load_kn") };
  if (uniform) throw refused("conflict", "load_kn", { uniform: uniform.key, type: kind!.key });
  return { kn: inputs.number("load_kn"), position };
}
