/** Design members and members that a check looks at. */

import type { Check, DesignMember } from "../generated/model.ts";
import type { CheckContext, CheckMember } from "./context.ts";

export interface Target {
  kind: "design_member" | "member";
  id: string;
  members: CheckMember[];
  /** A member that no design member has is one of its own, of which nothing is declared. */
  design: DesignMember;
}

/** Every design member that is given or checked. */
export function designsOf(context: CheckContext): DesignMember[] {
  const checked = (context.model.analysis?.checks ?? []).flatMap((check) => targetsOf(context, check));
  return [...(context.model.model.design_members ?? []), ...checked.flatMap(({ kind, design }) => (kind === "member" ? [design] : []))];
}

/** Design members and members a check names; `all` means every design member and every member outside them. */
export function targetsOf(context: CheckContext, check: Check): Target[] {
  const known = context.model.model.design_members ?? [];
  const inside = new Set(check.all ? known.flatMap((one) => one.members) : []);
  const byId = new Map(known.map((one) => [one.id, one]));
  const designs = check.all ? known : (check.design_members ?? []).map((id) => byId.get(id)).filter((one) => one !== undefined);
  const bare = check.all ? context.model.model.members.map((one) => one.id).filter((id) => !inside.has(id)) : (check.members ?? []);
  const resolve = (ids: readonly string[]): CheckMember[] => ids.map((id) => context.member(id)).filter((member) => member !== undefined);
  return [
    ...designs.map((design): Target => ({ kind: "design_member", id: design.id, members: resolve(design.members), design })),
    ...bare.map((id): Target => ({ kind: "member", id, members: resolve([id]), design: { id, members: [id] } })),
  ].filter((target) => target.members.length > 0);
}
