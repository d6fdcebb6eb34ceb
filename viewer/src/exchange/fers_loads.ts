/** Load cases of a FERS model. */

import type { DistributedLoad, LoadCase, MemberLoad, NodeLoad } from "handoff-solver";
import { scaled, type Vec } from "../geometry/vectors.ts";
import type { Account } from "./conversion.ts";
import { components } from "./upright.ts";

interface Load {
  magnitude: number;
  direction: Vec;
}

interface OnMember extends Load {
  member: string | number;
  position?: number;
  axes?: string;
  end_magnitude?: number | null;
  start_frac?: number | null;
  end_frac?: number | null;
}

export interface FersCase {
  id: string | number;
  name?: string | null;
  nodal_loads?: (Load & { node: string | number })[] | null;
  nodal_moments?: (Load & { node: string | number })[] | null;
  member_point_loads?: OnMember[] | null;
  member_point_moments?: OnMember[] | null;
  distributed_loads?: OnMember[] | null;
  surface_loads?: unknown[] | null;
  plate_pressures?: unknown[] | null;
}

const NODAL = [
  ["f", "nodal_loads"],
  ["m", "nodal_moments"],
] as const;
const ON_MEMBERS = [
  ["f", "member_point_loads", "point"],
  ["m", "member_point_moments", "moment"],
  ["f", "distributed_loads", "distributed"],
] as const;

const sizes = ({ direction, magnitude }: Load, letter: "f" | "m"): Record<string, number> =>
  components(letter, scaled(direction, magnitude));

export function readCase(found: FersCase, members: ReadonlySet<string>, account: Account): LoadCase {
  const of = (kind: string): string => `one of ${kind} of load case ${found.id}`;
  const onNodes: NodeLoad[] = [];
  for (const [letter, kind] of NODAL)
    for (const load of found[kind] ?? []) {
      onNodes.push({ node: String(load.node), ...sizes(load, letter) });
      account.taken(of(kind));
    }
  const onMembers: MemberLoad[] = [];
  for (const [letter, kind, type] of ON_MEMBERS)
    for (const load of found[kind] ?? []) {
      const member = String(load.member);
      if (!members.has(member)) {
        account.leftOut(of(kind), `its member ${member} was left out`);
        continue;
      }
      const axes = load.axes === "local" ? { axes: "local" as const } : {};
      if (type === "distributed") onMembers.push({ member, type, ...stretch(load), ...axes });
      else onMembers.push({ member, type, ...sizes(load, letter), position: load.position ?? 0, ...axes });
      account.taken(of(kind));
    }
  for (const kind of ["surface_loads", "plate_pressures"] as const)
    for (const _ of found[kind] ?? []) account.leftOut(of(kind), "this reader takes frames alone");
  account.guessed(`load case ${found.id}`, "of the nature other, and without self-weight");
  return {
    ...{ id: String(found.id), name: found.name ?? "", nature: "other", self_weight: 0 },
    ...(onNodes.length ? { node_loads: onNodes } : {}),
    ...(onMembers.length ? { member_loads: onMembers } : {}),
  };
}

function stretch(load: OnMember): Partial<DistributedLoad> {
  const { direction, magnitude, end_magnitude: last, start_frac: start, end_frac: end } = load;
  const varies = last != null && last !== magnitude;
  const unit = Object.entries(components("f", direction));
  const values = varies
    ? Object.fromEntries(
        unit.flatMap(([key, share]) => [
          [key, share * magnitude],
          [`${key}_end`, share * last || 0],
        ]),
      )
    : sizes(load, "f");
  return { ...values, ...(start ? { start } : {}), ...(end != null && end !== 1 ? { end } : {}) };
}
