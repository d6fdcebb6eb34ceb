/** A single-span beam along X as a model: what createBeam and checkBeam have in common. */

import { type Load, loadEntry, loadsWords } from "./load.ts";
import type { Material } from "./material.ts";
import type { Profile } from "./profile.ts";
import { TABLES } from "./tables.ts";
import { plain } from "./units.ts";

export const SCHEMA_VERSION = "1.0";
export const MEMBER = "B1";
const LOAD_CASE = "LC1";
const DIRECTIONS = ["ux", "uy", "uz", "rx", "ry", "rz"];

export interface Beam {
  span: number;
  support: string;
  profile: Profile;
  loads: Load[];
}

export function settings(beam: Beam, description: string): Record<string, unknown> {
  const held = TABLES.supports[beam.support]!.words;
  const title = `${beam.profile.name}, ${plain(beam.span)} m, ${held}, ${loadsWords(beam.loads, beam.span)}`;
  return { title, description, national_annex: "none" };
}

/** Everything of the model but its combinations and design members. One member, whatever the loads. */
export function parts(beam: Beam, material: Material): Record<string, unknown> {
  return {
    nodes: [
      { id: "N1", x: 0, y: 0, z: 0 },
      { id: "N2", x: beam.span, y: 0, z: 0 },
    ],
    materials: [{ id: "M1", name: material.grade, ...material }],
    sections: [{ id: "P1", name: beam.profile.name, ...beam.profile.entry }],
    members: [{ id: MEMBER, start: "N1", end: "N2", section: "P1", material: "M1", type: "beam", rotation: 0 }],
    supports: supports(beam.support),
    load_cases: [
      {
        id: LOAD_CASE,
        name: loadsWords(beam.loads, beam.span),
        // The inputs do not say what the load comes from.
        nature: "other",
        self_weight: 0,
        member_loads: beam.loads.map((load) => loadEntry(load, MEMBER)),
      },
    ],
  };
}

export function combination(limitState: string, situation: string, factor: number): Record<string, unknown> {
  return {
    id: limitState,
    name: `${limitState}, ${plain(factor)} × load`,
    limit_state: limitState,
    situation,
    terms: [{ load_case: LOAD_CASE, factor }],
  };
}

/** Written out: a reader sees them, and a later default cannot change them. */
export function options(): Record<string, unknown> {
  return { order: "first", shear_deformation: true, stations: 21 };
}

/** S1 at node N1 and, unless that end is free, S2 at node N2. */
function supports(name: string): Record<string, unknown>[] {
  const { start, end } = TABLES.supports[name]!;
  return [start, end].flatMap((held, place) =>
    held === null
      ? []
      : [
          {
            id: `S${place + 1}`,
            node: `N${place + 1}`,
            ...Object.fromEntries(DIRECTIONS.map((direction) => [direction, held.includes(direction) ? "fixed" : "free"])),
          },
        ],
  );
}
