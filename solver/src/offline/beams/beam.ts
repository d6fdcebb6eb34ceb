/** A single-span beam along X as a model: what createBeam and checkBeam have in common. */

import { filled } from "../../counts.ts";
import { GRAVITY } from "../../generated/gravity.ts";
import type { LoadCombination, MemberLoad, Model } from "../../generated/model.ts";
import { productStandard } from "../../model/standards.ts";
import { shifted } from "../../sections/decimal.ts";
import type { BeamMaterial } from "./material.ts";
import type { Profile } from "./profile.ts";
import { plain, say } from "./sentences.ts";
import { copied, TABLES } from "./tables.ts";

/** A uniform load in kN/m over the whole span, or, with a position (fraction of the span), a point load in kN; downward positive. */
export interface Load {
  kn: number;
  position?: number;
}

export interface Beam {
  span: number;
  support: string;
  profile: Profile;
  material: BeamMaterial;
  /** The loads that act: a load of zero is no load. */
  loads: Load[];
  /** On every load in the ULS combination, where there is one. */
  factor?: number;
}

const { words, supports } = TABLES;

/** Everything but design members and checks. */
export function beamModel(beam: Beam): Model {
  const made = copied(TABLES.model);
  const { settings, model } = made;
  const { span, profile, material, factor } = beam;
  const held = supports[beam.support]!;
  const loads = beam.loads.map((load) => loadWords(load, span)).join(" + ") || words.no_load;
  settings!.title = filled(words.title, { name: profile.name, span: plain(span), held: held.words, loads });
  settings!.description = say("description", { ...facts(beam), checked: factor !== undefined }, values(beam)).join(" ");
  model.nodes[1]!.x = span;
  Object.assign(model.materials[0]!, { name: material.grade, ...material });
  Object.assign(model.sections[0]!, { name: profile.name, ...profile.entry });
  model.supports = copied(held.entries);
  Object.assign(model.load_cases[0]!, { name: loads, member_loads: beam.loads.map(loadEntry) });
  model.load_combinations = [...(factor === undefined ? [] : [combination("ULS", factor)]), combination("SLS", 1)];
  return made;
}

function combination(limitState: "ULS" | "SLS", factor: number): LoadCombination {
  const made = copied(TABLES.combinations[limitState]);
  made.name = filled(words.combination, { limit_state: limitState, factor: plain(factor) });
  made.terms[0]!.factor = factor;
  return made;
}

/** What check-beam says beside its model. */
export function checkNote(beam: Beam, asked: { restrained: boolean; unused_position: boolean }): string {
  return say("check_note", { ...facts(beam), ...asked }, values(beam)).join(" ");
}

function loadEntry(load: Load): MemberLoad {
  const where = load.position === undefined ? TABLES.loads.uniform : { ...TABLES.loads.point, position: load.position };
  return { ...where, name: loadWords(load), fz: -shifted(load.kn, 3) };
}

function loadWords({ kn, position }: Load, span?: number): string {
  const facts = { upward: kn < 0, point: position !== undefined, middle: position === 0.5, span: span !== undefined };
  const place = position ?? 0;
  return say("load", facts, { size: plain(Math.abs(kn)), fraction: plain(place), place: plain(place * (span ?? 0)) }).join("");
}

function facts({ support, profile, material, loads }: Beam): Record<string, boolean> {
  return {
    [support]: true,
    [profile.shape]: true,
    [material.type]: true,
    loaded: loads.length > 0,
    several: loads.length > 1,
    upward: loads.some(({ kn }) => kn < 0),
    downward: loads.some(({ kn }) => kn > 0),
    strength: material.fy !== undefined,
    heavy: loads.some(({ kn, position }) => Math.abs(kn) > words.heavy_kn[position === undefined ? "uniform" : "point"]),
  };
}

function values({ profile, material, factor = 0 }: Beam): Record<string, string> {
  return {
    name: profile.name,
    weight: plain((profile.area * material.density * GRAVITY) / 1000, words.weight_digits),
    factor: plain(factor),
    grade: material.grade,
    fy: plain((material.fy ?? 0) / 1e6),
    thickness: plain(profile.thickness),
    standard: material.type === "steel" ? productStandard(material.grade, profile.fabrication) : "",
  };
}
