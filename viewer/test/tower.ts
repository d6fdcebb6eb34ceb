/** A model of two storeys, with groups and storeys of its own where a test wants them. */
import type { Model } from "handoff-solver";

/** Columns of 3 m and 4 m with a beam on each. */
export function tower(more: object = {}): Model {
  const nodes = [0, 3, 7].flatMap((z, i) => [
    { id: `L${i}`, x: 0, y: 0, z },
    { id: `R${i}`, x: 6, y: 0, z },
  ]);
  const bar = (id: string, start: string, end: string) => ({ id, start, end, section: "s", material: "m" });
  const members = [bar("c1", "L0", "L1"), bar("c2", "L1", "L2"), bar("b1", "L1", "R1"), bar("b2", "L2", "R2")];
  return {
    schema_version: "1.0",
    model: { nodes, members, sections: [], materials: [], supports: [], load_cases: [], load_combinations: [], ...more },
  } as Model;
}
export const own = {
  storeys: [
    { id: "First", z: 3 },
    { id: "Ground", z: 0 },
  ],
  groups: [
    { id: "columns", members: ["c1", "c2"] },
    { id: "first", members: ["c2", "b2"] },
  ],
};
