/** What checks aim at: members that have what the check needs. */

import { storeyMembers } from "../../model/storeys.ts";
import { said } from "../../sentences.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { judged } from "./judgements.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

type Lack = NonNullable<ReturnType<typeof judged>>;

export function* needs(document: Document): Generator<Finding> {
  for (const [place, check] of document.entities("checks").entries()) {
    const where = document.where("checks", place);
    for (const [place, name] of (check["storeys"] ?? []).entries()) {
      if (document.ids["storeys"]?.has(name) && !aimed(document, "storeys", name).length)
        yield [[...where, "storeys", place], "no_members", said("no_members_in_storey", { storey: name })];
    }
    if (check["type"] === "en1993_1_1") yield* untold(document, check, where);
  }
}

/** One issue per material and per section, however many members share it. */
function* untold(document: Document, check: Entity, where: Where): Generator<Finding> {
  const kind = RULES.check_targets.find((key) => has(check, key))!;
  const names: string[] = kind === "all" ? ["all"] : check[kind];
  const [seen, told] = [new Set<string>(), new Set<string>()];
  for (const [place, name] of names.entries()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const [[, code, message], member] of lacksOf(document, kind, name)) {
      if (told.has(message)) continue;
      told.add(message);
      yield [kind === "all" ? [...where, kind] : [...where, kind, place], code, `member '${member}': ${message}`];
    }
  }
}

/** By kind and name, what has been looked through: each once, however many checks name it. */
const known = remembered(() => new Map<string, Map<Lack, string>>());
const ofMaterial = remembered((document, material) => judged(document, "lacks", "materials", material));
const ofSection = remembered((document, section) => judged(document, "lacks", "sections", section));

/** What the members lack that a name stands for, each with the first that does. */
function lacksOf(document: Document, kind: string, name: string): Map<Lack, string> {
  const key = `${kind} ${name}`;
  const found = known(document).get(key) ?? new Map<Lack, string>();
  if (known(document).has(key)) return found;
  known(document).set(key, found);
  const [materials, sections] = [document.lookup("materials"), document.lookup("sections")];
  for (const { id, material, section } of aimed(document, kind, name)) {
    const [own, shape] = [materials.get(material), sections.get(section)];
    const lack = (own && ofMaterial(document, own)) ?? (shape && ofSection(document, shape));
    if (lack && !found.has(lack)) found.set(lack, id);
  }
  return found;
}

const storeys = remembered((document) =>
  storeyMembers(Object.fromEntries(["storeys", "nodes", "members"].map((kind): unknown[] => [kind, document.entities(kind)]))),
);

function aimed(document: Document, kind: string, name: string): Entity[] {
  if (kind === "all") return document.entities("members");
  const members = document.lookup("members");
  const standing = (): string[] => storeys(document).get(name) ?? [];
  const names: string[] =
    kind === "members" ? [name] : kind === "storeys" ? standing() : (document.lookup(kind).get(name)?.["members"] ?? []);
  return names.flatMap((member) => members.get(member) ?? []);
}
