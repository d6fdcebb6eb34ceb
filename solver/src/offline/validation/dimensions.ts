/** Metal sections that nobody rolls or welds, by name or by shape. */

import { madeRules } from "../../sections/catalogue.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { judged } from "./judgements.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";

/** Only where a member of metal has the section: concrete has walls and solids of any size. */
export function* unusual(document: Document): Generator<Finding> {
  for (const [place, section] of document.entities["sections"]!.entries()) {
    const found = judged(document, "proportions", "shapes", shapeOf(document, section));
    if (!found || !ofMetal(document).has(section["id"])) continue;
    const [at, code, message] = found;
    const below = section["library"] === undefined ? ["shape", ...at] : ["library"];
    yield [[...document.where("sections", place), ...below], code, message];
  }
}

const ofMetal = remembered((document): Set<string> => {
  const metals = new Set(document.entities["materials"]!.flatMap(({ id, type }) => (RULES.metals.includes(type) ? [id] : [])));
  return new Set(document.entities["members"]!.flatMap(({ section, material }) => (metals.has(material) ? [section] : [])));
});

/** The outline, of a section made by its name too; those of tables are what is rolled. */
function shapeOf({ library }: Document, section: Entity): Entity {
  if (section["library"] === undefined) return section["shape"] ?? {};
  const found = library?.find(section["library"]);
  return found?.range === madeRules().said.range ? found.shape : {};
}
