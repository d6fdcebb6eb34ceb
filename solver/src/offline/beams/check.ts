/** check-beam: a single-span steel beam with its ULS and SLS combinations and its EN 1993-1-1 check, as the service builds it. */

import type { Model } from "../../generated/model.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { type Beam, combination, MEMBER, options, parts, SCHEMA_VERSION, settings } from "./beam.ts";
import { material } from "./material.ts";
import { checkNote, description } from "./note.ts";
import { libraryProfile } from "./profile.ts";
import { read } from "./reading.ts";
import { TABLES } from "./tables.ts";

const DESIGN_MEMBER = "D1";

export function checkBeam(body: unknown, library: SectionLibrary): { model: Model; note: string } {
  const inputs = read(body, TABLES.check, library);
  const loads = [{ kn: inputs.number("udl") }, { kn: inputs.number("point_load"), position: inputs.number("point_position") }].filter(
    ({ kn }) => kn !== null && kn !== 0,
  );
  const profile = libraryProfile(inputs.text("section"), library);
  const beam = { span: inputs.number("span_m"), support: inputs.text("support"), profile, loads };
  const made = material(inputs.text("material"), profile.thickness);
  const [factor, restrained] = [inputs.number("uls_factor"), inputs.value("restrained") === true];
  const model = {
    schema_version: SCHEMA_VERSION,
    settings: settings(beam, description(beam, made, factor)),
    model: {
      ...parts(beam, made),
      load_combinations: [combination("ULS", "persistent", factor), combination("SLS", "characteristic", 1)],
      design_members: [designMember(beam)],
    },
    analysis: { options: options(), checks: [steelCheck(beam, restrained), deflectionCheck()] },
  };
  const unusedPosition = inputs.given("point_position").length > 0 && inputs.given("point_load").length === 0;
  return { model: model as unknown as Model, note: checkNote(beam, made, factor, restrained, unusedPosition) };
}

/** Flexural buckling by Euler's lengths for the supports as modelled; between forks LTB has the whole span. */
function designMember(beam: Beam): Record<string, unknown> {
  const length = TABLES.supports[beam.support]!.buckling * beam.span;
  return { id: DESIGN_MEMBER, name: beam.profile.name, members: [MEMBER], l_cr_y: length, l_cr_z: length, l_lt: beam.span };
}

/** Every choice of the check written out; partial factors are those EN 1993-1-1 6.1(1) recommends. */
function steelCheck(beam: Beam, restrained: boolean): Record<string, unknown> {
  return {
    id: "EC3",
    name: "EN 1993-1-1",
    type: "en1993_1_1",
    design_members: [DESIGN_MEMBER],
    limit_state: "ULS",
    informative: false,
    gamma_m0: 1,
    gamma_m1: 1,
    restrained,
    load_height: "top",
    // 6.3.2.3 is for rolled and equivalent welded I and H sections; the rest goes by the general case 6.3.2.2.
    ltb_method: beam.profile.shape === "i" ? "rolled" : "general",
    use_f: false,
    root_warping: "free",
    eta: 1,
    interaction: "annex_b",
  };
}

/** L/250 (a cantilever: 2L/250 from the root's tangent). Limits are national, so this one informs only. */
function deflectionCheck(): Record<string, unknown> {
  return {
    id: "DEFL",
    name: "Deflection",
    type: "deflection",
    design_members: [DESIGN_MEMBER],
    limit_state: "SLS",
    informative: true,
    limit_ratio: 250,
    axis: "z",
  };
}
