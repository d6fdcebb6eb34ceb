/** What checks aim at: members that have what the check needs. */

import { storeyMembers } from "../../model/storeys.ts";
import { said } from "../../sentences.ts";
import type { Document, Entity } from "./document.ts";
import { judged } from "./judgements.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

type Lack = NonNullable<ReturnType<typeof judged>>;

export function* needs(document: Document): Generator<Finding> {
  const lacks = new Lacks(document);
  for (const [place, check] of document.entities("checks").entries()) {
    const where = document.where("checks", place);
    for (const [place, name] of (check["storeys"] ?? []).entries()) {
      if (document.ids["storeys"]?.has(name) && !lacks.aimed("storeys", name).length)
        yield [[...where, "storeys", place], "no_members", said("no_members_in_storey", { storey: name })];
    }
    if (check["type"] === "en1993_1_1") yield* untold(lacks, check, where);
  }
}

/** One issue per material and per section, however many members share it. */
function* untold(lacks: Lacks, check: Entity, where: Where): Generator<Finding> {
  const kind = RULES.check_targets.find((key) => has(check, key))!;
  const names: string[] = kind === "all" ? ["all"] : check[kind];
  const [seen, told] = [new Set<string>(), new Set<string>()];
  for (const [place, name] of names.entries()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const [member, [, code, message]] of lacks.of(kind, name)) {
      if (told.has(message)) continue;
      told.add(message);
      yield [kind === "all" ? [...where, kind] : [...where, kind, place], code, `member '${member}': ${message}`];
    }
  }
}

/** What the members that checks aim at lack; each group is looked through once, however many checks name it. */
class Lacks {
  private storeys: Map<string, string[]> | undefined;
  private readonly groups = new Map<string, [member: string, lack: Lack][]>();
  private readonly materials = new Map<string, Lack | undefined>();
  private readonly sections = new Map<string, Lack | undefined>();

  constructor(private readonly document: Document) {
    for (const [name, material] of document.lookup("materials")) this.materials.set(name, judged(document, "lacks", "materials", material));
    for (const [name, section] of document.lookup("sections")) this.sections.set(name, judged(document, "lacks", "sections", section));
  }

  of(kind: string, name: string): [member: string, lack: Lack][] {
    const key = `${kind} ${name}`;
    let found = this.groups.get(key);
    if (found === undefined) {
      const first = new Map<Lack, string>();
      for (const { id, material, section } of this.aimed(kind, name)) {
        const lack = this.materials.get(material) ?? this.sections.get(section);
        if (lack && !first.has(lack)) first.set(lack, id);
      }
      this.groups.set(key, (found = [...first].map(([lack, member]) => [member, lack])));
    }
    return found;
  }

  private standing(name: string): string[] {
    const parts = ["storeys", "nodes", "members"].map((kind) => [kind, this.document.entities(kind)]);
    this.storeys ??= storeyMembers(Object.fromEntries(parts));
    return this.storeys.get(name) ?? [];
  }

  aimed(kind: string, name: string): Entity[] {
    if (kind === "all") return this.document.entities("members");
    const members = this.document.lookup("members");
    const names: string[] =
      kind === "members" ? [name] : kind === "storeys" ? this.standing(name) : (this.document.lookup(kind).get(name)?.["members"] ?? []);
    return names.flatMap((member) => members.get(member) ?? []);
  }
}
