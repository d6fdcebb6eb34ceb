/** Numbers that look as if they were meant in other units: MPa, millimetres, kilonewtons. */

import type { Document } from "./document.ts";
import { memberLength } from "./geometry.ts";
import type { Finding, Where } from "./report.ts";
import { RULES, type Suspicion } from "./rulebook.ts";
import { has } from "./shape.ts";
import { six } from "./wording.ts";

export function* checks(document: Document): Generator<Iterable<Finding>> {
  for (const suspicion of RULES.suspicions) yield suspicious(document, suspicion);
  yield axes(document);
  yield lengths(document);
  yield loads(document);
}

/** Values of one kind that are beyond what anything is built with. */
function* suspicious(document: Document, suspicion: Suspicion): Generator<Finding> {
  const { code, within, from = -Infinity, above = -Infinity, below = Infinity, says, times } = suspicion;
  const { type: only, not_type: never } = suspicion;
  for (const [place, entity] of document.entities(suspicion.in).entries()) {
    if (only !== undefined && entity["type"] !== only) continue;
    if (never !== undefined && entity["type"] === never) continue;
    const holder = within ? (entity[within] ?? {}) : entity;
    for (const key of suspicion.keys) {
      const value: unknown = has(holder, key) ? holder[key] : undefined;
      if (typeof value !== "number" || value < from || value <= above || value >= below) continue;
      const remedy = times === undefined ? "" : `: write ${six(value * times)}`;
      yield [[...document.where(suspicion.in, place), ...(within ? [within] : []), key], code, `${six(value)} ${says}${remedy}`];
    }
  }
}

function* axes(document: Document): Generator<Finding> {
  for (const [place, { shape, iy, iz }] of document.entities("sections").entries()) {
    if (shape?.type === "i" && iy < iz) {
      yield [[...document.where("sections", place), "iy"], "swapped_axes", "iy is below iz on an I shape: y-y is the major axis"];
    }
  }
}

/** One warning for the model: coordinates in millimetres make every member absurdly long. */
function* lengths(document: Document): Generator<Finding> {
  const { along } = document;
  const longest = RULES.geometry.longest_member_m;
  if (!along.length || along.at(-1)! - along[0]! < longest / 3) return;
  for (const [place, member] of document.entities("members").entries()) {
    const length = memberLength(member, document.points) ?? 0;
    if (length > longest) {
      const message = `member is ${six(length)} m long; the coordinates look like mm: they are in metres`;
      yield [document.where("members", place), "coordinates_unit", message];
      return;
    }
  }
}

/** One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons. */
function* loads(document: Document): Generator<Finding> {
  const { largest_n: most, unit_load: unit, converted } = RULES.forces;
  let first: Where | undefined;
  for (const kind of ["node_loads", "member_loads"]) {
    for (const { where, items, places } of document.loads[kind]!) {
      for (const [place, load] of items.entries()) {
        const size = Math.max(0, ...["fx", "fy", "fz"].filter((key) => has(load, key)).map((key) => Math.abs(load[key])));
        // Whoever names a load "0.1 kN/m" and writes 100 has converted it.
        if (size > most || load["name"]?.includes(converted)) return;
        // A load of exactly 1 is a unit load, put there to read off influence.
        if (size > unit) first ??= [...where, places[place]!];
      }
    }
  }
  if (first) yield [first, "force_unit", "no force is larger, which looks like kN: forces are in N and N/m"];
}
