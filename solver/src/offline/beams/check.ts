/** check-beam: a single-span steel beam with its ULS and SLS combinations and its EN 1993-1-1 check, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { beamModel, checkNote } from "./beam.ts";
import { material } from "./material.ts";
import { libraryProfile } from "./profile.ts";
import { read } from "./reading.ts";
import { TABLES } from "./tables.ts";

export function checkBeam(body: unknown, library: SectionLibrary): { model: Model; note: string } {
  const inputs = read(body, TABLES.check, library);
  const [span, support, factor] = [inputs.number("span_m"), inputs.text("support"), inputs.number("uls_factor")];
  const loads = [{ kn: inputs.number("udl") }, { kn: inputs.number("point_load"), position: inputs.number("point_position") }].filter(
    ({ kn }) => kn !== null && kn !== 0,
  );
  const profile = libraryProfile(inputs.text("section"), library);
  const beam = { span, support, profile, material: material(inputs.text("material"), profile.thickness), loads, factor };
  const made = beamModel(TABLES.check, beam);
  const buckling = TABLES.supports[support]!.buckling * span;
  Object.assign(made.model.design_members[0], { name: profile.name, l_cr_y: buckling, l_cr_z: buckling, l_lt: span });
  if (profile.shape === "channel") made.model.design_members[0].load_line = "shear_centre";
  const restrained = inputs.value("restrained") === true;
  Object.assign(made.analysis.checks[0], { restrained, ltb_method: TABLES.ltb_methods[profile.shape] });
  const unused_position = inputs.given("point_position").length > 0 && inputs.given("point_load").length === 0;
  return { model: made as unknown as Model, note: checkNote(beam, { restrained, unused_position }) };
}
