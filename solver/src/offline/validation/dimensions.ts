/** Metal sections that nobody rolls or welds, by name or by shape, and storeys that share a level. */

import { ON_FLOOR } from "../../model/storeys.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";
import { six } from "./wording.ts";

const { materials: METALS, most_m: MOST, solids: SOLIDS, shares: SHARES } = RULES.dimensions;

export function* checks(document: Document, library: SectionLibrary | undefined): Generator<Iterable<Finding>> {
  yield unusual(document, library);
  yield oneLevel(document);
}

/** Only where a member of metal has the section: concrete has walls and solids of any size. */
function* unusual(document: Document, library: SectionLibrary | undefined): Generator<Finding> {
  const doubtful = document.entities("sections").flatMap((section, place) => {
    const found = fault(shapeOf(section, library));
    return found ? [{ section, place, ...found }] : [];
  });
  if (!doubtful.length) return;
  const metals = new Set(document.entities("materials").flatMap(({ id, type }) => (METALS.includes(type) ? [id] : [])));
  const ofMetal = new Set(document.entities("members").flatMap(({ section, material }) => (metals.has(material) ? [section] : [])));
  for (const { section, place, key, told } of doubtful) {
    if (!ofMetal.has(section["id"])) continue;
    const at = has(section, "library") ? ["library"] : ["shape", key];
    yield [[...document.where("sections", place), ...at], "unusual_dimension", told];
  }
}

/** The outline, of a section made by its dimensions in its name too; those of tables are what is rolled. */
function shapeOf(section: Entity, library: SectionLibrary | undefined): Entity {
  if (!has(section, "library")) return section["shape"] ?? {};
  const found = library?.find(section["library"]);
  return found?.range === "made of dimensions" ? (found.shape as unknown as Entity) : {};
}

/** The dimension that is out of all proportion, and why. */
function fault(shape: Entity): { key: string; told: string } | undefined {
  const { type } = shape;
  const mm = (key: string): string => `${six(shape[key] * 1000)} mm`;
  const solid = SOLIDS[type];
  if (solid) {
    const key = solid.keys.reduce((least, other) => (shape[other] < shape[least] ? other : least));
    return shape[key] > solid.most_m ? { key, told: `${mm(key)} is thicker than any bar of metal` } : undefined;
  }
  if (!SHARES[type]) return undefined;
  for (const [key, most] of Object.entries(MOST))
    if (shape[key] > most) return { key, told: `${mm(key)} is beyond what is rolled or welded: names are in mm, shapes in metres` };
  for (const [key, outer, share] of SHARES[type])
    if (shape[key] > share * shape[outer]) return { key, told: `${mm(key)} is more than ${share} of ${outer} = ${mm(outer)}` };
  return undefined;
}

/** Of two storeys at one level members stand in one alone. */
function* oneLevel(document: Document): Generator<Finding> {
  const storeys = document.entities("storeys");
  const rising = storeys.map((_, place) => place).sort((a, b) => storeys[a]!["z"] - storeys[b]!["z"] || a - b);
  for (const [i, upper] of rising.entries()) {
    const lower = rising[i - 1];
    if (lower === undefined || storeys[upper]!["z"] - storeys[lower]!["z"] > ON_FLOOR) continue;
    const [first, second] = [Math.min(lower, upper), Math.max(lower, upper)];
    const told = `storey '${storeys[second]!["id"]}' is at the level of storey '${storeys[first]!["id"]}', and members stand in one alone`;
    yield [[...document.where("storeys", second), "z"], "doubled_storey", told];
  }
}
