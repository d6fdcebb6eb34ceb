/** Section and material of a member, in the reader's units. */

import type { Member } from "handoff-solver";
import { el } from "../controls/element.ts";
import type { Quantity } from "../format/units.ts";
import { type Dimensions, libraryName, madeOf, type ResolvedSection } from "../model/section.ts";
import type { Session } from "../state/session.ts";
import { pairs } from "./pairs.ts";

const SECTION: [Exclude<keyof ResolvedSection, "id" | "name" | "shape" | "fabrication">, string, Quantity][] = [
  ["a", "A", "area"],
  ["iy", "Iy", "inertia"],
  ["iz", "Iz", "inertia"],
  ["iyz", "Iyz", "inertia"],
  ["it", "It", "inertia"],
  ["iw", "Iw", "warping"],
  ["avy", "Av,y", "area"],
  ["avz", "Av,z", "area"],
  ["wel_y", "Wel,y", "modulus"],
  ["wel_z", "Wel,z", "modulus"],
  ["wpl_y", "Wpl,y", "modulus"],
  ["wpl_z", "Wpl,z", "modulus"],
];
const SHAPE = ["h", "b", "tw", "tf", "t", "d", "r"] as const;

export function memberData(session: Session, member: Member): HTMLElement[] {
  const given = session.parts.sections.get(member.section);
  const section: ResolvedSection = session.sections.value?.get(member.section) ?? given ?? {};
  const material = session.parts.materials.get(member.material);
  const values = SECTION.filter(([key]) => section[key] !== undefined && section[key] !== 0).map(
    ([key, label, quantity]): [string, string] => [label, session.measure(section[key], quantity)],
  );
  const dimensions: Dimensions = section.shape ?? {};
  const sizes = SHAPE.filter((key) => dimensions[key] !== undefined).map((key): [string, string] => [
    key,
    session.measure(dimensions[key], "thickness"),
  ]);
  return [
    el(
      "div",
      { class: "columns" },
      pairs([["section", libraryName(given) ?? given?.name ?? member.section], ...values]),
      pairs([
        ["material", member.material],
        ["grade", material?.grade],
        ["E", session.measure(material?.e, "stress")],
        ["G", session.measure(material?.g, "stress")],
        ["fy", session.measure(material?.fy, "stress")],
        ["fu", session.measure(material?.fu, "stress")],
        ["fy from", material?.fy_rule?.replaceAll("_", " ")],
        ["density", session.measure(material?.density, "density")],
        ["shape", section.shape?.type],
        ["fabrication", madeOf(section, [material?.type])],
        ...sizes,
      ]),
    ),
  ];
}
