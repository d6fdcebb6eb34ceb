/** Warnings on a model without errors: what is unused, doubled, or left out of every combination. */

import { combines } from "./combining.ts";
import type { Document } from "./document.ts";
import { TOUCH } from "./geometry.ts";
import * as judgements from "./judgements.ts";
import type { Finding } from "./report.ts";
import { has } from "./shape.ts";

const PER_TOUCH = 1 / TOUCH;

export function* checks(document: Document): Generator<Iterable<Finding>> {
  yield unusedNodes(document);
  yield coincidentNodes(document);
  yield doubledMembers(document);
  yield uncombinedCases(document);
  yield* judgements.checks(document, "advice");
  yield* judgements.repeats(document);
}

function* unusedNodes(document: Document): Generator<Finding> {
  // Members that connect may hold nodes that they do not name.
  if (document.entities("members").some(({ connect }) => connect)) return;
  for (const [place, { id }] of document.entities("nodes").entries()) {
    if (!document.used.has(id)) yield [document.where("nodes", place), "unused_node", `node '${id}' is used by no member and no plate`];
  }
}

function* coincidentNodes(document: Document): Generator<Finding> {
  if (!document.crowded) return;
  const first = new Map<string, string>();
  for (const [place, { id, x, y, z }] of document.entities("nodes").entries()) {
    const cell = [x, y, z].map((value) => Math.trunc(value * PER_TOUCH + 0.5)).join(" ");
    const other = first.get(cell);
    if (other === undefined) first.set(cell, id);
    else
      yield [
        document.where("nodes", place),
        "coincident_nodes",
        `node '${id}' is at the same place as node '${other}', and not joined to it`,
      ];
  }
}

function* doubledMembers(document: Document): Generator<Finding> {
  const first = new Map<string, string>();
  for (const [place, member] of document.entities("members").entries()) {
    // Offsets may set two members between the same nodes side by side.
    if (has(member, "start_offset") || has(member, "end_offset")) continue;
    const pair = [member["start"], member["end"]].sort();
    const key = JSON.stringify(pair);
    const other = first.get(key);
    if (other === undefined) first.set(key, member["id"]);
    else
      yield [
        document.where("members", place),
        "doubled_member",
        `member '${member["id"]}' lies on member '${other}': both join '${pair[0]}' and '${pair[1]}'`,
      ];
  }
}

function* uncombinedCases(document: Document): Generator<Finding> {
  const used = new Set<string>();
  for (const { terms } of document.entities("load_combinations")) for (const term of terms) used.add(term.load_case);
  for (const [place, loadCase] of document.entities("load_cases").entries()) {
    const { id } = loadCase;
    if (!used.has(id) && !combines(document, loadCase))
      yield [document.where("load_cases", place), "uncombined_case", `load case '${id}' is in no combination`];
  }
}
