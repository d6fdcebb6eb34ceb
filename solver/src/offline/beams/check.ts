/** check-beam: a single-span steel beam with its ULS and SLS combinations and its EN 1993-1-1 check, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { beamModel, checkNote } from "./beam.ts";
import { material } from "./material.ts";
import { libraryProfile } from "./profile.ts";
import { read } from "./reading.ts";
import { copied, TABLES } from "./tables.ts";

export function checkBeam(body: unknown, library: SectionLibrary): { model: Model; note: string } {
  const inputs = read(body, "check", library);
  const [span, support, factor] = [inputs.number("span_m"), inputs.text("support"), inputs.number("uls_factor")];
  const loads = [{ kn: inputs.number("udl") }, { kn: inputs.number("point_load"), position: inputs.number("point_position") }].filter(
    ({ kn }) => kn !== null && kn !== 0,
  );
  const profile = libraryProfile(inputs.text("section"), library);
  const beam = { span, support, profile, material: material(inputs.text("material"), profile.thickness), loads, factor };
  const made = beamModel(beam);
  const buckling = TABLES.supports[support]!.buckling * span;
  const lengths = { l_cr_y: buckling, l_cr_z: buckling, l_lt: span };
  const bearing = inputs.value("bearing_mm");
  made.model.design_members = [
    {
      ...{ ...TABLES.design_member, name: profile.name, ...lengths, ...TABLES.load_lines[profile.shape] },
      ...(typeof bearing === "number" ? { stiff_bearing_length: bearing / 1000 } : {}),
    },
  ];
  const restrained = inputs.value("restrained") === true;
  const [steel, deflection] = copied(TABLES.checks);
  made.analysis!.checks = [{ ...steel, restrained, ltb_method: TABLES.ltb_methods[profile.shape]! }, deflection];
  const unused_position = inputs.given("point_position").length > 0 && inputs.given("point_load").length === 0;
  return { model: made, note: checkNote(beam, { restrained, unused_position }) };
}
