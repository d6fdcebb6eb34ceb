/** Supports and hinges as rows of SAF. */

import type { AuthoredStructure, Hinge, Support } from "handoff-solver";
import type { SafRow } from "./sheets.ts";
import { DEGREES, ENDS, MEGA, ONE_WAY } from "./vocabulary.ts";

function degrees(joint: Hinge | Support): SafRow {
  const ways = DEGREES.map(({ ours, column }): [string, string] => {
    const value = joint[ours];
    const only = "node" in joint && (ours === "ux" || ours === "uy" || ours === "uz") ? joint[`${ours}_only`] : undefined;
    const oneWay = (way: unknown): string | undefined => ONE_WAY.find(([word]) => word === way)?.[1];
    if (typeof value === "number") return [column, only ? `Flexible ${oneWay(only)!.toLowerCase()}` : "Flexible"];
    return [column, oneWay(value) ?? (value === "free" ? "Free" : "Rigid")];
  });
  const sizes = DEGREES.map(({ ours, stiffness }): [string, number | null] => {
    const value = joint[ours];
    return [stiffness, typeof value === "number" ? value / MEGA : null];
  });
  return Object.fromEntries([...ways, ...sizes]);
}

export const supportRow = (support: Support): SafRow => ({
  Name: support.id,
  Type: "Custom",
  "Boundary condition": "In node",
  Node: support.node,
  ...degrees(support),
});

/** A hinge of ours may be that of many members; a row of SAF belongs to one. */
export function hingeRows({ hinges = [], members }: AuthoredStructure): SafRow[] {
  const known = new Map(hinges.map((hinge) => [hinge.id, hinge]));
  const used = new Map<string, number>();
  return members.flatMap((member) =>
    ENDS.flatMap(({ hinge: key, position }) => {
      const name = member[key];
      if (name === undefined) return [];
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return [{ Name: count === 1 ? name : `${name}.${count}`, Member: member.id, Position: position, ...degrees(known.get(name)!) }];
    }),
  );
}
