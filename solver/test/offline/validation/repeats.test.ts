/** What stands twice: ids, corners, places, combinations and names in lists. */

import { expect, test } from "vitest";
import { checks } from "../../../src/offline/validation/repeats.ts";
import type { Damage } from "../../building.ts";
import { edited, told } from "./judged.ts";

const found = (phase: "errors" | "advice", change: Damage, name?: string): string[] =>
  [...checks(edited(change, name), phase)].flatMap((findings) => told(findings));

test("a sound model repeats nothing", () => {
  expect([...found("errors", () => {}), ...found("advice", () => {})]).toEqual([]);
});

test("the second of an id is told at its key, and where the first stands", () => {
  const twin: Damage = (d) => (d.model.nodes[4].id = d.model.nodes[1].id);
  expect(found("errors", twin)).toEqual(["model.nodes[4].id duplicate_id"]);
  const [first] = [...checks(edited(twin), "errors")].flatMap((findings) => [...findings]);
  expect((first![2] as () => string)()).toBe("duplicate id 'E1'; first used at model.nodes[1]");
});

test("of a plate one repeated corner is told", () => {
  const folded: Damage = (d) => (d.model.plates[0].nodes = ["S00", "S10", "S10", "S00"]);
  expect(found("errors", folded, "plate-on-beams")).toEqual(["model.plates[0].nodes[2] repeated_corner"]);
});

test.each<[string, Damage]>([
  ["model.nodes[7] coincident_nodes", (d) => d.model.nodes.push({ ...d.model.nodes[1], id: "again", z: 6 + 1e-10 })],
  ["model.members[6] doubled_member", (d) => d.model.members.push({ ...d.model.members[0], id: "again", start: "E1", end: "F1" })],
  ["model.supports[7].node doubled_support", (d) => d.model.supports.push({ ...d.model.supports[2], id: "again" })],
  [
    "model.load_combinations[0].terms[2].load_case repeated_case",
    (d) => d.model.load_combinations[0].terms.push({ load_case: "S", factor: 0.1 }),
  ],
  ["model.groups[0].members[2] repeated_name", (d) => (d.model.groups = [{ id: "g", members: ["C1", "R1", "C1"] }])],
])("%s", (issue, change) => expect(found("advice", change)).toEqual([issue]));

test("the same terms in another order are one combination twice", () => {
  const again: Damage = (d) => {
    const [first] = d.model.load_combinations;
    d.model.load_combinations.push({ ...first, id: "again", terms: [...first.terms].reverse() });
  };
  expect(found("advice", again)).toEqual(["model.load_combinations[5] doubled_combination"]);
});
