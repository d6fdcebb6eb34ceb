/** Slips of the pen that leave a model valid: angles in radians, factors for buckling lengths, levels in millimetres. */

import type { Document } from "./document.ts";
import { memberLength } from "./geometry.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { six } from "./wording.ts";

const { slips: SLIPS, buckling_lengths: LENGTHS, storey_levels: LEVELS } = RULES;

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield radians(document);
  yield bucklingLengths(document);
  yield levels(document);
}

function* radians(document: Document): Generator<Finding> {
  for (const [i, { rotation = 0 }] of document.entities("members").entries())
    if (SLIPS.parts_of_pi.some((part) => Math.abs(Math.abs(rotation) - Math.PI * part) <= SLIPS.radians)) {
      const told = `${six(rotation)} looks like radians: rotation is in degrees, write ${Number(((rotation * 180) / Math.PI).toPrecision(4))}`;
      yield [[...document.where("members", i), "rotation"], "rotation_unit", told];
    }
}

function* bucklingLengths(document: Document): Generator<Finding> {
  const members = document.lookup("members");
  for (const [i, design] of document.entities("design_members").entries()) {
    const given = LENGTHS.keys.filter((key) => key in design);
    if (!given.length) continue;
    const length = (design["members"] as string[]).reduce((sum, name) => sum + memberLength(members.get(name)!, document.points)!, 0);
    for (const key of given) {
      const value: number = design[key];
      const where = [...document.where("design_members", i), key];
      if (value > LENGTHS.times * length) {
        const times = Number((value / length).toPrecision(3));
        yield [where, "buckling_length", `${six(value)} m is ${times} times the length (${six(length)} m): lengths are in metres`];
      } else if (value <= LENGTHS.share * length && isTypedFactor(key, value, Boolean(design["lateral_restraints"]?.length))) {
        const told = `${six(value)} is metres, not a factor: ${six(value)} times the length is ${six(value * length)}`;
        yield [where, "buckling_length", told];
      }
    }
  }
}

/** About y-y a factor by its size; about z-z, where purlins may well be 1 m apart, by its very digits. */
function isTypedFactor(key: string, value: number, held: boolean): boolean {
  return LENGTHS.major.includes(key) ? value <= LENGTHS.factor_to : LENGTHS.typed_factors.includes(value) && !held;
}

/** Storeys in millimetres lie far above all that stands. */
function* levels(document: Document): Generator<Finding> {
  const top = document.entities("nodes").reduce((most, { z }) => Math.max(most, Math.abs(z)), LEVELS.least_height_m);
  for (const [i, { z }] of document.entities("storeys").entries())
    if (Math.abs(z) > LEVELS.times * top) {
      const told = `${six(z)} m is far above every node: levels are in metres, write ${six(z / 1000)}`;
      yield [[...document.where("storeys", i), "z"], "storey_level", told];
    }
}
