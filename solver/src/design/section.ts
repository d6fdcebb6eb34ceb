/** Giving members another section of the library. */

import { fyByThickness } from "../ec3/strength.ts";
import type { Material, Model, Section } from "../generated/model.ts";
import { libraryName, resolveSection, toldName } from "../model/section.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { unknownSection } from "../model/sections/suggestions.ts";
import { gradeOf, thickness } from "../model/standards.ts";
import { freeId, renamedIn } from "./naming.ts";
import { DesignError } from "./refusal.ts";

/**
 * An entry that only these members use changes in place and keeps its id ("rafter"), unless the id is the section's own name; else the members take
 * an entry of the new section, and what nobody uses any more goes.
 */
export function withSection(model: Model, members: ReadonlySet<string>, to: string, library: SectionLibrary): Model {
  const told = (written: string): string | undefined => {
    const listed = library.canonical(written);
    return listed === undefined ? undefined : toldName(listed, written);
  };
  const name = told(to);
  if (name === undefined) throw new DesignError("unknown_section", unknownSection(to, library));
  const { sections, members: all } = model.model;
  const means = (section: Section): string | undefined => {
    const own = libraryName(section);
    return own === undefined ? undefined : told(own);
  };
  const inside = new Set(all.filter(({ id }) => members.has(id)).map(({ section }) => section));
  const outside = new Set(all.filter(({ id }) => !members.has(id)).map(({ section }) => section));
  const stays = (section: Section): boolean => {
    const named = told(section.id);
    return inside.has(section.id) && !outside.has(section.id) && (named === undefined || named === name);
  };
  const there = sections.find((section) => means(section) === name && !stays(section));
  const moved = [...inside].some((id) => !stays(sections.find((section) => section.id === id)!));
  const target = there?.id ?? freeId(name, new Set(sections.map(({ id }) => id)));
  const next = sections.map((section): Section => (stays(section) ? renamed(section, name, told) : section));
  if (moved && !there) next.push({ id: target, library: name });
  const kept = new Set(sections.filter(stays).map(({ id }) => id));
  const left = all.map((member) => (members.has(member.id) && !kept.has(member.section) ? { ...member, section: target } : member));
  const used = new Set(left.map(({ section }) => section));
  // What nobody used before this change is not this change's to remove.
  const result = next.filter(({ id }) => used.has(id) || !inside.has(id));
  const materials = loosened(model, members, library);
  const gone = sections.filter((section) => inside.has(section.id) && !result.some((one) => means(one) === means(section)));
  return reworded({ ...model, model: { ...model.model, materials, sections: result, members: left } }, gone, name);
}

/** A title, and a design member's name, that name a section which no member has any more name the one that took its place. */
function reworded(model: Model, gone: readonly Section[], name: string): Model {
  const written = gone.flatMap((section) => [libraryName(section) ?? [], section.name ?? []].flat());
  const names = [model.settings?.title, ...(model.model.design_members ?? []).map((design) => design.name)];
  if (!names.some((text = "") => written.some((old) => renamedIn(text, old, name) !== text))) return model;
  const words = (text: string): string => written.reduce((said, old) => renamedIn(said, old, name), text);
  const { settings } = model;
  const title = settings?.title === undefined ? {} : { settings: { ...settings, title: words(settings.title) } };
  const designs = model.model.design_members?.map((one) => (one.name === undefined ? one : { ...one, name: words(one.name) }));
  return { ...model, ...title, model: { ...model.model, ...(designs && { design_members: designs }) } };
}

/**
 * A yield strength that was read off for the old section's thickness beside the rule that reads it would bind the new one: the rule alone is left, where
 * every member of that material has just what the rule gives.
 */
function loosened({ model }: Model, members: ReadonlySet<string>, library: SectionLibrary): Material[] {
  const resolved = new Map(model.sections.map((section, i) => [section.id, resolveSection(section, `model.sections[${i}]`, library)]));
  const touched = new Set(model.members.filter(({ id }) => members.has(id)).map(({ material }) => material));
  const users = new Map<string, Set<string>>([...touched].map((id) => [id, new Set()]));
  for (const { material, section } of model.members) users.get(material)?.add(section);
  return model.materials.map((material) => {
    const { fy, fy_rule: rule, grade, ...rest } = material;
    if (fy === undefined || rule === undefined || rule === "given" || !touched.has(material.id)) return material;
    const named = gradeOf(grade);
    const used = [...users.get(material.id)!];
    const read = used.every((section) => named !== null && fyByThickness(rule, named, thickness(resolved.get(section)!)) === fy);
    return read ? { ...rest, grade: grade!, fy_rule: rule } : material;
  });
}

/** A name that is a section's own goes with that section; an engineer's word for it stays. */
function renamed(section: Section, name: string, told: (written: string) => string | undefined): Section {
  const word = section.name !== undefined && told(section.name) === undefined ? { name: section.name } : {};
  return { id: section.id, ...word, library: name };
}
