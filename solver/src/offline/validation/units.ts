/** Numbers that look as if they were meant in other units: MPa, millimetres, kilonewtons. */

import { general } from "../text.ts";
import type { Document } from "./document.ts";
import { has } from "./fits.ts";
import { memberLength } from "./geometry.ts";
import type { Finding, Where } from "./report.ts";

/** Pa. Nothing that is built with is softer than this; 210000 is steel in MPa, 210 in GPa. */
const SOFTEST = 1e6;
const LARGEST_AREA = 50;
const LARGEST_INERTIA = 500;
const LONGEST_MEMBER = 1000;
const THICKEST_PLATE = 5;
const DEEPEST_SHAPE = 20;

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield materials(document);
  yield sections(document);
  yield lengths(document);
  yield loads(document);
}

const six = (value: number): string => general(value, 6);

function* materials(document: Document): Generator<Finding> {
  for (const [place, material] of document.entities("materials").entries()) {
    const where = document.where("materials", place);
    for (const key of ["e", "g"]) {
      const value = material[key];
      if (value >= SOFTEST) continue;
      const [times, unit] = value >= 1000 ? [1e6, "MPa"] : [1e9, "GPa"];
      yield [[...where, key], `${six(value)} Pa looks like ${unit}: write ${six(value * times)}`];
    }
    for (const key of ["fy", "fu"]) {
      if (material[key] < 1e5) yield [[...where, key], `${six(material[key])} Pa looks like MPa: write ${six(material[key] * 1e6)}`];
    }
    const density = material["density"];
    if (material["type"] === "steel" && (density < 7000 || density > 8500)) {
      yield [[...where, "density"], `${six(density)} kg/m³ is unusual for steel (7850 kg/m³)`];
    } else if (density > 0 && density < 30) {
      yield [[...where, "density"], `${six(density)} kg/m³ looks like t/m³ or kN/m³: densities are in kg/m³`];
    }
  }
}

function* sections(document: Document): Generator<Finding> {
  for (const [place, section] of document.entities("sections").entries()) {
    const where = document.where("sections", place);
    const { a, iy, iz, shape = {} } = section;
    if (a > LARGEST_AREA) yield [[...where, "a"], `${six(a)} m² looks like mm² or cm²: areas are in m²`];
    for (const key of ["iy", "iz"]) {
      if (section[key] > LARGEST_INERTIA)
        yield [[...where, key], `${six(section[key])} m⁴ looks like mm⁴ or cm⁴: second moments are in m⁴`];
    }
    for (const key of ["h", "b", "d"]) {
      if (shape[key] > DEEPEST_SHAPE) yield [[...where, "shape", key], `${six(shape[key])} m looks like mm: dimensions are in metres`];
    }
    if (shape.type === "i" && iy < iz) {
      yield [[...where, "iy"], `iy (${general(iy, 4)}) is below iz (${general(iz, 4)}) on an I shape: y-y is the major axis`];
    }
  }
  for (const [place, { thickness }] of document.entities("plates").entries()) {
    if (thickness > THICKEST_PLATE) {
      yield [[...document.where("plates", place), "thickness"], `${six(thickness)} m looks like mm: thicknesses are in metres`];
    }
  }
}

/** One warning for the model: coordinates in millimetres make every member absurdly long. */
function* lengths(document: Document): Generator<Finding> {
  const { along } = document;
  if (!along.length || along.at(-1)! - along[0]! < LONGEST_MEMBER / 3) return;
  for (const [place, member] of document.entities("members").entries()) {
    const length = memberLength(member, document.points) ?? 0;
    if (length > LONGEST_MEMBER) {
      yield [document.where("members", place), `member is ${six(length)} m long; the coordinates look like mm: they are in metres`];
      return;
    }
  }
}

/** One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons. */
function* loads(document: Document): Generator<Finding> {
  let largest = 0;
  let first: Where | undefined;
  for (const kind of ["node_loads", "member_loads"]) {
    for (const { where, items, places } of document.loads[kind]!) {
      for (const [place, load] of items.entries()) {
        const size = Math.max(0, ...["fx", "fy", "fz"].filter((key) => has(load, key)).map((key) => Math.abs(load[key])));
        // Whoever names a load "0.1 kN/m" and writes 100 has converted it.
        if (size > 250 || load["name"]?.includes("kN")) return;
        // A load of exactly 1 is a unit load, put there to read off influence.
        if (size > 1) first ??= [...where, places[place]!];
        largest = Math.max(largest, size);
      }
    }
  }
  if (first) yield [first, `the largest force in the model is ${six(largest)}, which looks like kN: forces are in N and N/m`];
}
