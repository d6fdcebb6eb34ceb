/** Giving members another grade of structural steel. */

import type { Material, Model } from "../generated/model.ts";
import { GRADES, gradeOf } from "../model/standards.ts";
import { freeId } from "./naming.ts";
import { DesignError } from "./refusal.ts";

/** As for sections: an entry that only these members use changes in place unless its id is the grade's name. Plates keep their material. */
export function withGrade(model: Model, members: ReadonlySet<string>, to: string): Model {
  const grade = gradeOf(to);
  if (grade === null || !GRADES.includes(grade))
    throw new DesignError("unknown_grade", `unknown grade '${to.slice(0, 64)}'; there are: ${GRADES.join(", ")}`);
  const { materials, members: all, plates = [] } = model.model;
  const inside = new Set(all.filter(({ id }) => members.has(id)).map(({ material }) => material));
  const outside = new Set([...all.filter(({ id }) => !members.has(id)), ...plates].map(({ material }) => material));
  const targets = new Map<string, string>();
  const next = [...materials];
  for (const old of materials.filter(({ id }) => inside.has(id))) {
    if (!outside.has(old.id) && gradeOf(old.id) !== old.id) {
      next[next.findIndex(({ id }) => id === old.id)] = graded(old, old.id, grade);
      continue;
    }
    const wanted = graded(old, old.id, grade);
    const there = next.find((one) => !inside.has(one.id) && same(one, wanted)) ?? next.find((one) => same(one, wanted));
    const id = there?.id ?? freeId(grade, new Set(next.map((one) => one.id)));
    if (!there) next.push({ ...wanted, id });
    targets.set(old.id, id);
  }
  const left = all.map((member) =>
    members.has(member.id) && targets.has(member.material) ? { ...member, material: targets.get(member.material)! } : member,
  );
  const used = new Set([...left, ...plates].map(({ material }) => material));
  const kept = next.filter(({ id }) => used.has(id) || !inside.has(id));
  return { ...model, model: { ...model.model, materials: kept, members: left } };
}

/** A strength that stood there for the old grade would contradict the new one: it follows from grade and thickness instead. */
function graded({ fy: _fy, fu: _fu, name: _name, ...rest }: Material, id: string, grade: string): Material {
  const fy_rule = rest.fy_rule === "table_3_1" ? "table_3_1" : "product_standard";
  return { ...rest, id, grade, fy_rule };
}

/** Apart from what they are called. */
function same(a: Material, b: Material): boolean {
  const text = ({ id: _id, name: _name, ...rest }: Material): string => JSON.stringify(Object.entries(rest).sort());
  return text(a) === text(b);
}
