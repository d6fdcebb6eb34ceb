/** What answers an open point: labels, a number where one is typed, and the changes of the model that each makes. */

import { KINDS } from "../checks/questions/kinds.ts";
import type { Model } from "../generated/model.ts";
import type { Choice } from "../results/open_points.ts";
import type { Answer, Answerable } from "./answer.ts";
import type { Change, Place, Restraints } from "./change.ts";
import { doubtAnswers } from "./doubt_answers.ts";
import { evenly, meetings } from "./places.ts";

/** Fields that close a gap, by its code. */
const CLOSING: Readonly<Record<string, string>> = {
  unheld: "/model/design_members/*/lateral_restraints",
  toppling: "/model/design_members/*/lateral_restraints",
  open_line: "/model/design_members/*/lateral_restraints",
  unknown_sway: "/model/design_members/*/l_cr_y",
  round_wall: "/model/design_members/*/web_stiffeners",
  class_4_leg: "/model/design_members/*/web_stiffeners",
  bearing_length: "/model/design_members/*/stiff_bearing_length",
};

const choicesIn = (field: string): Choice[] => KINDS.flatMap(({ fields }) => fields).find((one) => one.field === field)?.choices ?? [];

/** Every answer that a point has. */
export function answersTo(point: Answerable, model: Model): Answer[] {
  const { code, question } = point;
  const field = question?.field ?? CLOSING[code];
  if (!field) return doubtAnswers(point, model);
  const choices = question?.choices ?? choicesIn(field);
  return choices.flatMap((choice) => answerBy(choice, field, point, model) ?? []);
}

/** Null where nothing of the model could take it. */
function answerBy(choice: Choice, field: string, point: Answerable, model: Model): Answer | null {
  const { label, set = {}, number, restraints } = choice;
  if (restraints) return restraintsBy(choice, point, model);
  const typed = (value: number): Fields => (number?.field ? { ...set, [number.field]: value * number.factor } : set);
  return {
    label,
    ...(number && { number: { label: number.label, unit: number.unit, ...(number.start !== undefined && { start: number.start }) } }),
    changes: (value) => changesOf(field, typed(value), point),
  };
}

type Fields = NonNullable<Choice["set"]>;

/** The fields of every entity that the pointer stands for. */
function changesOf(field: string, to: Fields, { members, checks, question }: Answerable): Change[] {
  const [, of, kind, , name] = field.split("/");
  if (kind === "design_members") return [{ kind: "restraints", members: [...members], to: to as Restraints }];
  if (kind === "checks") return [{ kind: "check", members: [], checks: [...checks], to }];
  const at = (id: string): Place => [of!, kind!, id, name!];
  return (question?.of ?? []).map((id) => ({ kind: "value", members: [], at: at(id), to: to[name!] }));
}

/** Lengths that were stated in place of restraints go with them. */
function restraintsBy({ label, restraints, number }: Choice, { members }: Answerable, model: Model): Answer | null {
  const { flange, at } = restraints!;
  const along = at === "nodes" ? meetings(model, members) : null;
  if (along && !along.length) return null;
  return {
    label,
    ...(number && { number: { label: number.label, unit: number.unit, ...(number.start !== undefined && { start: number.start }) } }),
    changes: (value) =>
      (along ?? evenly(model, members, value)).map((line) => ({
        ...{ kind: "restraints", members: line.members },
        to: { lateral_restraints: line.positions.map((position) => ({ position, flange })), l_lt: null, l_t: null },
      })),
  };
}
