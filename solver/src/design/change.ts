/** A change of a section, grade or restraint: the model before stays as it is, the model after is a new one. */

import type { DesignMember, Model } from "../generated/model.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { withGrade } from "./grade.ts";
import { DesignError } from "./refusal.ts";
import { withSection } from "./section.ts";

/** What holds a design member and what it bears on, as its own fields; null takes one away. */
export type Restraints = {
  [field in "l_cr_y" | "l_cr_z" | "l_cr_v" | "l_lt" | "l_t" | "lateral_restraints" | "stiff_bearing_length"]?: NonNullable<
    DesignMember[field]
  > | null;
};

export type Change =
  /** `to` is a name of the section library, however it is spelt. */
  | { kind: "section"; members: string[]; to: string }
  /** `to` is a grade of structural steel; its strength then follows from the thickness. */
  | { kind: "grade"; members: string[]; to: string }
  /** Of every design member that one of the members belongs to. */
  | { kind: "restraints"; members: string[]; to: Restraints };

/** The model with the change made, short forms written out; parts that it does not touch are the same objects. Throws `DesignError`. */
export function changed(authored: AuthoredModel, change: Change, sections: SectionLibrary): Model {
  const model = plainModel(authored);
  const members = chosen(model, change.members);
  switch (change.kind) {
    case "section":
      return withSection(model, members, change.to, sections);
    case "grade":
      return withGrade(model, members, change.to);
    case "restraints":
      return withRestraints(model, members, change.to);
  }
}

/** All changes in their order. */
export const changedBy = (model: AuthoredModel, changes: readonly Change[], sections: SectionLibrary): Model =>
  changes.reduce((before, change) => changed(before, change, sections), plainModel(model));

function chosen(model: Model, ids: readonly string[]): Set<string> {
  const known = new Set(model.model.members.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new DesignError("unknown_member", `the model has no member '${missing}'`);
  if (!ids.length) throw new DesignError("unknown_member", "a change names at least one member");
  return new Set(ids);
}

function withRestraints(model: Model, members: Set<string>, to: Restraints): Model {
  const designs = model.model.design_members ?? [];
  const held = new Set(designs.flatMap((one) => (one.members.some((id) => members.has(id)) ? one.members : [])));
  const bare = [...members].find((id) => !held.has(id));
  if (bare !== undefined)
    throw new DesignError("no_design_member", `member '${bare}' is in no design member, and restraints belong to one: add it first`);
  const given = Object.entries(to).filter(([, value]) => value !== null);
  const design_members = designs.map((one): DesignMember => {
    if (!one.members.some((id) => members.has(id))) return one;
    const kept = Object.entries(one).filter(([field]) => !(field in to));
    return Object.fromEntries([...kept, ...given]) as DesignMember;
  });
  return { ...model, model: { ...model.model, design_members } };
}
