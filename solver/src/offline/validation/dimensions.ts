/** Metal sections that nobody rolls or welds, by name or by shape. */

import { rules } from "../../sections/made_names.ts";
import { said } from "../../sentences.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { digits } from "./wording.ts";

const { materials: METALS, most_m: MOST, solids: SOLIDS, shares: SHARES } = RULES.dimensions;

/** Only where a member of metal has the section: concrete has walls and solids of any size. */
export function* unusual(document: Document): Generator<Finding> {
  let ofMetal: Set<string> | undefined;
  for (const [place, section] of document.entities("sections").entries()) {
    const [key, message] = faultOf(shapeOf(document, section)) ?? [];
    if (key === undefined) continue;
    ofMetal ??= sectionsOfMetal(document);
    if (!ofMetal.has(section["id"])) continue;
    const below = section["library"] === undefined ? ["shape", key] : ["library"];
    yield [[...document.where("sections", place), ...below], "unusual_dimension", message!];
  }
}

function sectionsOfMetal(document: Document): Set<string> {
  const metals = new Set(document.entities("materials").flatMap(({ id, type }) => (METALS.includes(type) ? [id] : [])));
  return new Set(document.entities("members").flatMap(({ section, material }) => (metals.has(material) ? [section] : [])));
}

/** The outline, of a section made by its name too; those of tables are what is rolled. */
function shapeOf({ library }: Document, section: Entity): Entity {
  if (section["library"] === undefined) return section["shape"] ?? {};
  const found = library?.find(section["library"]);
  return found?.range === rules.said.range ? found.shape : {};
}

/** The dimension that is out of all proportion, and why. */
function faultOf(shape: Entity): [key: string, message: string] | undefined {
  const kind: string = shape["type"] ?? "";
  const mm = (key: string): string => digits(shape[key] * 1000, 6);
  const solid = SOLIDS[kind];
  if (solid) {
    const key = solid.keys.reduce((least, other) => (shape[other] < shape[least] ? other : least));
    return shape[key] > solid.most_m ? [key, said("thick_bar", { size: mm(key) })] : undefined;
  }
  const shares = SHARES[kind] ?? [];
  const large = shares.length ? Object.keys(MOST).find((key) => shape[key] > MOST[key]!) : undefined;
  if (large !== undefined) return [large, said("large_dimension", { size: mm(large) })];
  const [key, outer, share] = shares.find(([key, outer, share]) => shape[key] > share * shape[outer]) ?? [];
  return key === undefined ? undefined : [key, said("thick_wall", { size: mm(key), share: share!, outer: outer!, whole: mm(outer!) })];
}
