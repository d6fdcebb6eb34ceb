/** What the numbers do not say: the words that go with a beam, in its description and in check-beam's note. */

import { general } from "../text.ts";
import type { Beam } from "./beam.ts";
import { upward } from "./load.ts";
import { type Material, standard } from "./material.ts";
import { plain } from "./units.ts";

/** Standard gravity, to give a weight beside a mass. */
const GRAVITY = 9.80665;

export function description(beam: Beam, material: Material, factor?: number): string {
  return [
    ...(beam.loads.length ? [] : ["No load is given."]),
    strength(beam, material),
    ...(beam.loads.some(upward) ? [upwardWords(beam)] : []),
    "Self-weight is not included.",
    ...(factor === undefined ? [] : [`${factorWords(factor)}.`]),
  ].join(" ");
}

function factorWords(factor: number): string {
  return `The ULS combination has ${plain(factor)} on everything, which is not EN 1990 (6.10), 1.35 G + 1.5 Q`;
}

export function checkNote(beam: Beam, material: Material, factor: number, restrained: boolean, unusedPosition: boolean): string {
  const weight = (beam.profile.area * material.density * GRAVITY) / 1000;
  const limit = beam.support === "cantilever" ? "2L/250 from the root's tangent" : "L/250";
  return [
    ...(beam.loads.length ? [] : ["No load was given, so the beam carries none: give udl (kN/m) or point_load (kN)."]),
    `Self-weight is not included (${beam.profile.name}: ${general(weight, 3)} kN/m).`,
    `${factorWords(factor)}; set uls_factor to suit the actions.`,
    strength(beam, material),
    ...(beam.loads.some(upward) ? [upwardWords(beam)] : []),
    ...(unusedPosition ? ["point_position has no effect without point_load."] : []),
    ...buckling(beam, restrained),
    ...coverage(beam),
    `The deflection check against ${limit} is informative.`,
  ].join(" ");
}

function strength({ profile }: Beam, material: Material): string {
  const { grade, type, fy } = material;
  if (type === "steel") {
    return `${grade}: fy ${plain(fy! / 1e6)} N/mm² at ${plain(profile.thickness)} mm by ${standard(grade, profile.fabrication)}.`;
  }
  return fy === undefined ? `${grade}: elastic properties only.` : `${grade}: 0.2 % proof strength ${plain(fy / 1e6)} N/mm² (EN 1999-1-1).`;
}

function upwardWords({ loads }: Beam): string {
  return loads.length === 1 ? "The load acts upward." : "A load acts upward.";
}

function buckling(beam: Beam, restrained: boolean): string[] {
  if (restrained) {
    const bottom = bottomFlangeCompressed(beam)
      ? ["Over part or all of this beam that is the bottom flange, which a deck on top does not hold; the results warn where."]
      : [];
    return ["Lateral-torsional buckling is skipped: the compression flange is taken as held all along.", ...bottom];
  }
  const favourable = beam.loads.length && beam.loads.every(upward) ? ", which is favourable" : "";
  const sentences = [`Lateral-torsional buckling is checked with the load on the top flange${favourable}.`];
  if (beam.support === "cantilever") sentences.push("The root is taken as free to warp; a root held against warping resists more.");
  if (beam.support === "fixed")
    sentences.push("The fixed ends are taken as forks sideways: free to warp and to turn about the minor axis.");
  return sentences;
}

/** Whether some load of the beam, taken alone, compresses the bottom flange somewhere. */
function bottomFlangeCompressed(beam: Beam): boolean {
  if (beam.support === "fixed") return beam.loads.length > 0; // near the ends under downward load, in the span under upward load
  return beam.loads.some((load) => upward(load) === (beam.support === "simply_supported"));
}

function coverage({ profile }: Beam): string[] {
  if (profile.shape === "angle") {
    return [
      "EN 1993-1-1 has no lateral-torsional buckling rule for angles, and an angle bends about both axes: what the check cannot verify it reports as not covered.",
    ];
  }
  if (profile.shape === "channel") {
    return ["The load is taken through the channel's shear centre; torsion from a load on its web is not covered."];
  }
  return [];
}
