/** A change of a section, grade, restraint, check or option: the model before stays as it is, the model after is a new one. */

import type { Check, DesignMember, Model } from "../generated/model.ts";
import { plainModel } from "../model/authoring/authored.ts";
import type { AuthoredModel } from "../model/plain.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { withGrade } from "./grade.ts";
import { DesignError } from "./refusal.ts";
import { withSection } from "./section.ts";

/** What a design member says of itself beside its members: what holds it, what it bears on, how it is joined. */
export type DesignField = Exclude<keyof DesignMember, "id" | "name" | "members">;
/** The same by field; null takes one away. */
export type Restraints = { [field in DesignField]?: NonNullable<DesignMember[field]> | null };
type Options = NonNullable<NonNullable<Model["analysis"]>["options"]>;
/** Fields of a check, of an option; null takes one away. */
export type CheckFields = Record<string, string | number | boolean | null>;
export type OptionFields = { [field in keyof Options]?: Options[field] | null };

export type Place = readonly (string | number)[];

export type Change =
  /** `to` is a name of the section library, however it is spelt. */
  | { kind: "section"; members: string[]; to: string }
  /** `to` is a grade of structural steel; its strength then follows from the thickness. */
  | { kind: "grade"; members: string[]; to: string }
  /** Of every design member that one of the members belongs to; a member in none becomes one of its own. */
  | { kind: "restraints"; members: string[]; to: Restraints }
  /** Of the checks of these ids. */
  | { kind: "check"; members: string[]; checks: string[]; to: CheckFields }
  /** A check more. */
  | { kind: "new_check"; members: string[]; check: Check }
  | { kind: "options"; members: string[]; to: OptionFields }
  /** What stands at a place of the model as it was sent: keys, and of an array places or ids; null takes it away, "-" stands behind the last. */
  | { kind: "value"; members: string[]; at: Place; to: unknown };

/** The model with the change made, short forms written out; parts that it does not touch are the same objects. Throws `DesignError`. */
export function changed(authored: AuthoredModel, change: Change, sections: SectionLibrary): Model {
  const model = plainModel(authored);
  switch (change.kind) {
    case "section":
      return withSection(model, chosen(model, change.members), change.to, sections);
    case "grade":
      return withGrade(model, chosen(model, change.members), change.to);
    case "restraints":
      return withRestraints(declared(model, chosen(model, change.members)), change.members, change.to);
    case "check":
      return withChecks(model, (check) => [change.checks.includes(check.id) ? withFields(check, change.to) : check]);
    case "new_check":
      return withChecks(model, (check) => [check], [change.check]);
    case "options":
      return { ...model, analysis: { ...model.analysis, options: withFields(model.analysis?.options ?? {}, change.to) } };
    case "value":
      return plainModel(withValue(authored, change.at, change.to) as AuthoredModel);
  }
}

/** All changes in their order. */
export const changedBy = (model: AuthoredModel, changes: readonly Change[], sections: SectionLibrary): Model =>
  plainModel(editedBy(model, changes, sections));

/** The same with short forms left as they were sent where no change needs them written out. */
export const editedBy = (model: AuthoredModel, changes: readonly Change[], sections: SectionLibrary): AuthoredModel =>
  changes.reduce(
    (before, change) =>
      change.kind === "value" ? (withValue(before, change.at, change.to) as AuthoredModel) : changed(before, change, sections),
    model,
  );

/** Everything on the way there is a copy; a key that is missing on the way is made. */
function withValue(there: unknown, [step, ...rest]: Place, to: unknown): unknown {
  if (step === undefined) return to;
  const of = there ?? (step === "-" ? [] : {});
  if (!Array.isArray(of)) {
    const { [step]: old, ...kept } = of as Record<string, unknown>;
    const value = withValue(old, rest, to);
    return value === null ? kept : { ...of, [step]: value };
  }
  const at = step === "-" ? of.length : typeof step === "number" ? step : of.findIndex(({ id }) => id === step);
  if (at < 0 || (at >= of.length && step !== "-"))
    throw new DesignError("no_such_place", `the model as it was sent has no '${step}' here: it may come from a short form, such as a rule`);
  const value = withValue(of[at], rest, to);
  return [...of.slice(0, at), ...(value === null ? [] : [value]), ...of.slice(at + 1)];
}

function chosen(model: Model, ids: readonly string[]): Set<string> {
  const known = new Set(model.model.members.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new DesignError("unknown_member", `the model has no member '${missing}'`);
  if (!ids.length) throw new DesignError("unknown_member", "a change names at least one member");
  return new Set(ids);
}

/** The same with some fields others; null takes one away. */
function withFields<T extends object>(of: T, to: object): T {
  const kept = Object.entries(of).filter(([field]) => !(field in to));
  return Object.fromEntries([...kept, ...Object.entries(to).filter(([, value]) => value !== null)]) as T;
}

function withChecks(model: Model, each: (check: Check) => Check[], more: Check[] = []): Model {
  const checks = [...(model.analysis?.checks ?? []).flatMap(each), ...more];
  const twice = checks.find(({ id }, i) => checks.findIndex((one) => one.id === id) !== i);
  if (twice) throw new DesignError("no_design_member", `the model has a check '${twice.id}' already`);
  return { ...model, analysis: { ...model.analysis, checks } };
}

/** A member in no design member is checked as one of its own: here it is written down as that, so that it can say what holds it. */
function declared(model: Model, members: Set<string>): Model {
  const designs = model.model.design_members ?? [];
  const held = new Set(designs.flatMap((one) => one.members));
  const names = new Set(designs.map(({ id }) => id));
  const bare = [...members].filter((id) => !held.has(id));
  if (!bare.length) return model;
  const taken = bare.find((id) => names.has(id));
  if (taken !== undefined)
    throw new DesignError("no_design_member", `member '${taken}' is in no design member, and another design member has its id`);
  const design_members = [...designs, ...bare.map((id): DesignMember => ({ id, members: [id] }))];
  const named = withChecks(model, (check) => byDesign(check, new Set(bare)));
  return { ...named, model: { ...model.model, design_members } };
}

/** A check that names the members themselves names their design members instead; beside other members that is a check of its own. */
function byDesign(check: Check, bare: ReadonlySet<string>): Check[] {
  const own = (check.members ?? []).filter((id) => bare.has(id));
  if (!own.length) return [check];
  const rest = check.members!.filter((id) => !bare.has(id));
  const designed = withFields(check, { members: null, design_members: own });
  return rest.length ? [withFields(check, { members: rest }), { ...designed, id: `${check.id}, ${own[0]}` }] : [designed];
}

function withRestraints(model: Model, members: readonly string[], to: Restraints): Model {
  const design_members = (model.model.design_members ?? []).map(
    (one): DesignMember => (one.members.some((id) => members.includes(id)) ? withFields(one, to) : one),
  );
  return { ...model, model: { ...model.model, design_members } };
}
