/** Section and material of a member, in the reader's units. */
import { el } from "../controls/element.ts";
import type { Quantity } from "../format/units.ts";
import type { Member } from "../model/types.ts";
import type { Session } from "../state/session.ts";
import { pairs } from "./pairs.ts";

const SECTION: [keyof import("../model/types.ts").SectionValues, string, Quantity][] = [
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
  const section = session.sections.get()?.get(member.section) ?? given ?? {};
  const material = session.parts.materials.get(member.material);
  const values = SECTION.filter(([key]) => section[key] !== undefined && section[key] !== 0).map(
    ([key, label, quantity]): [string, string] => [label, session.measure(section[key] as number, quantity)],
  );
  const shape = section.shape;
  const sizes = SHAPE.filter((key) => shape?.[key] !== undefined).map((key): [string, string] => [
    key,
    session.measure(shape![key], "thickness"),
  ]);
  return [
    el(
      "div",
      { class: "columns" },
      pairs([["section", given?.library ?? given?.name ?? member.section], ...values]),
      pairs([
        ["material", member.material],
        ["grade", material?.grade],
        ["E", session.measure(material?.e, "stress")],
        ["G", session.measure(material?.g, "stress")],
        ["fy", session.measure(material?.fy, "stress")],
        ["fu", session.measure(material?.fu, "stress")],
        ["fy from", material?.fy_rule?.replaceAll("_", " ")],
        ["density", session.measure(material?.density, "density")],
        ["shape", shape?.type],
        ["made", section.fabrication?.replaceAll("_", " ")],
        ...sizes,
      ]),
    ),
  ];
}
