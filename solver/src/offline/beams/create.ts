/** create-beam: a single-span beam model from simple inputs, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { combination, options, parts, SCHEMA_VERSION, settings } from "./beam.ts";
import type { Load } from "./load.ts";
import { material } from "./material.ts";
import { description } from "./note.ts";
import { libraryProfile, solidProfile } from "./profile.ts";
import { agree, type Inputs, read } from "./reading.ts";
import { TABLES } from "./tables.ts";
import { InputError } from "./wording.ts";

/** These spellings of the load say by themselves that it is uniform. */
const UNIFORM = ["udl", "uniform_load"];

export function createBeam(body: unknown, library: SectionLibrary): { model: Model } {
  const inputs = read(body, TABLES.create, library);
  const profile = inputs.given("section").length
    ? libraryProfile(inputs.text("section"), library)
    : solidProfile(inputs.number("height_mm"), inputs.number("width_mm"));
  const load = loadOf(inputs, library);
  const beam = { span: inputs.number("span_m"), support: inputs.text("support"), profile, loads: load.kn === 0 ? [] : [load] };
  const made = material(inputs.text("material"), profile.thickness);
  const model = {
    schema_version: SCHEMA_VERSION,
    settings: settings(beam, description(beam, made)),
    model: { ...parts(beam, made), load_combinations: [combination("SLS", "characteristic", 1)] },
    analysis: { options: options() },
  };
  return { model: model as unknown as Model };
}

function loadOf(inputs: Inputs, library: SectionLibrary): Load {
  const position = inputs.number("load_position_frac");
  const [loads, points, [kind]] = [inputs.given("load_kn"), inputs.given("point_load"), inputs.given("load_type")];
  const uniform = loads.find((given) => UNIFORM.includes(given.key.toLowerCase()));
  const [point] = points;
  if (point) {
    if (uniform) {
      throw new InputError(
        `'${point.key}' and '${uniform.key}' contradict each other: create-beam takes one load, ` +
          "point or uniform; check-beam takes both together",
      );
    }
    if (kind?.value === "udl") throw new InputError(`'${point.key}' contradicts '${kind.key}': 'udl'; leave one of them out`);
    agree("the point load", [...points, ...loads], library);
    return { kn: point.value as number, position };
  }
  if (inputs.text("load_type") === "udl") return { kn: inputs.number("load_kn") };
  if (uniform) {
    throw new InputError(
      `'${uniform.key}' is a uniform load and contradicts '${kind!.key}': 'point'; ` + "give a point load as point_load or load_kn",
    );
  }
  return { kn: inputs.number("load_kn"), position };
}
