/** Members that connect to the nodes along them: only beams without offsets can. */

import type { Document } from "./document.ts";
import type { Finding } from "./report.ts";
import { has } from "./shape.ts";

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield connecting(document);
}

/** Whether members are joined to nodes that they do not name: what looks unused may be held by them. */
export const connects = (document: Document): boolean => document.entities("members").some(({ connect }) => connect);

function* connecting(document: Document): Generator<Finding> {
  for (const [place, member] of document.entities("members").entries()) {
    if (!member["connect"]) continue;
    const where = [...document.where("members", place), "connect"];
    const type = member["type"] ?? "beam";
    if (type !== "beam") yield [where, "cannot_connect", `a ${type} member cannot be joined to nodes along it`];
    else if (has(member, "start_offset") || has(member, "end_offset")) {
      yield [where, "cannot_connect", "a member with offsets does not run through the nodes along it"];
    }
  }
}
