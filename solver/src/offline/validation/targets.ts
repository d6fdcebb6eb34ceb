/** What checks aim at: a limit state that has combinations, and members that have what the check needs. */

import { byCodePoint } from "../text.ts";
import type { Document, Entity } from "./document.ts";
import { has } from "./fits.ts";
import type { Finding, Where } from "./report.ts";
import { grade } from "./rules.ts";
import { choice } from "./wording.ts";

/** EN 1993-1-1 classifies and verifies these outlines; of any other the check could say nothing. */
const OUTLINES = ["i", "channel", "angle", "rhs", "chs"];

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield combinations(document);
  yield needs(document);
}

function* combinations(document: Document): Generator<Finding> {
  const ids = document.ids["load_combinations"];
  if (!ids) return;
  const standing = document.entities("load_combinations");
  const present = [...new Set(standing.map((combination) => combination["limit_state"] as string))].sort(byCodePoint);
  // A broken combination may be the one of this limit state.
  const whole = standing.length === ids.size;
  for (const [place, { limit_state: state }] of document.entities("checks").entries()) {
    if (present.includes(state) || (!whole && ids.size)) continue;
    const found = present.length ? `the model has ${choice(present, "and")}` : "the model has none at all";
    yield [
      [...document.where("checks", place), "limit_state"],
      `no load combination has limit_state '${state}', so nothing would be verified; ${found}`,
    ];
  }
}

function* needs(document: Document): Generator<Finding> {
  for (const [place, check] of document.entities("checks").entries()) {
    const where = document.where("checks", place);
    if (has(check, "all") && document.ids["members"]?.size === 0) {
      yield [[...where, "all"], "the model has no members, so the check would verify nothing"];
    }
    if (check["type"] !== "en1993_1_1") continue;
    // One issue per material and per section, however many members share it.
    const told = new Set<string>();
    for (const [at, prefix, member] of aimed(document, check, where)) {
      const lack = materialLack(document, member["material"]) ?? sectionLack(document, member["section"]);
      if (lack === undefined || told.has(lack)) continue;
      told.add(lack);
      yield [at, `${prefix}member '${member["id"]}': ${lack}`];
    }
  }
}

/** Every member a check is aimed at, with the place that says so. */
function* aimed(document: Document, check: Entity, where: Where): Generator<[Where, string, Entity]> {
  if (has(check, "all")) {
    for (const member of document.entities("members")) yield [[...where, "all"], "", member];
    return;
  }
  const [members, designs] = [document.lookup("members"), document.lookup("design_members")];
  for (const [at, name] of (check["members"] ?? []).entries()) {
    if (members.has(name)) yield [[...where, "members", at], "", members.get(name)!];
  }
  for (const [at, name] of (check["design_members"] ?? []).entries()) {
    for (const member of designs.get(name)?.["members"] ?? []) {
      if (members.has(member)) yield [[...where, "design_members", at], `design member '${name}', `, members.get(member)!];
    }
  }
}

function materialLack(document: Document, name: string): string | undefined {
  const material = document.lookup("materials").get(name);
  if (!material) return undefined;
  if (material["type"] !== "steel") return `the EN 1993-1-1 check takes steel, and material '${name}' is ${material["type"]}`;
  if ((material["fy_rule"] ?? "given") !== "given" || has(material, "fy")) return undefined;
  const rule = grade(material) ? "'fy_rule': 'product_standard' with its grade" : "a grade with an 'fy_rule'";
  return `material '${name}' has no yield strength: the EN 1993-1-1 check needs 'fy', or ${rule}`;
}

function sectionLack(document: Document, name: string): string | undefined {
  const section = document.lookup("sections").get(name);
  if (!section || has(section, "library")) return undefined;
  const shape = section["shape"]?.type;
  if (shape !== undefined && !OUTLINES.includes(shape)) {
    return `the EN 1993-1-1 check covers the shapes ${choice(OUTLINES)}, and section '${name}' is '${shape}'`;
  }
  // Class, shear area and moduli follow from the outline, the buckling curves from how it is made.
  const lacking = ["shape", "fabrication"].filter((key) => !has(section, key));
  return lacking.length ? `section '${name}' lacks ${choice(lacking, "and")}, which the EN 1993-1-1 check needs` : undefined;
}
