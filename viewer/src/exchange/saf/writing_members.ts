/** Members as rows of SAF. */

import type { AuthoredStructure } from "handoff-solver";
import { NodesOn } from "../../../../solver/src/model/nodes_on.ts";
import { localAxes } from "../../geometry/axes.ts";
import { dot, minus, type Vec } from "../../geometry/vectors.ts";
import type { Account } from "../conversion.ts";
import type { SafRow } from "./sheets.ts";
import { BEHAVIOURS, ENDS, UNKNOWN } from "./vocabulary.ts";
import { rowNames } from "./writing_sections.ts";

export function memberRows(structure: AuthoredStructure, account: Account): SafRow[] {
  const at = new Map(structure.nodes.map(({ id, x, y, z }): [string, Vec] => [id, [x, y, z]]));
  const nameOf = rowNames(structure);
  const on = new NodesOn(structure.nodes);
  return structure.members.map((member) => {
    const { id, start, end, section, material, rotation = 0, type = "beam", connect } = member;
    const [from, to] = [at.get(start)!, at.get(end)!];
    const along = minus(to, from);
    // SAF wants a direction even where it is the usual one, and z has none along an upright member.
    const upright = localAxes(along).y[1] === 1 && Math.abs(along[0]) < 1e-6 * Math.abs(along[2]);
    const inner = connect ? on.between(from, to).map(({ node }) => node.id) : [];
    if (connect && !inner.length) account.guessed(`member '${id}'`, "it connects to nodes on it, and there are none");
    const row: SafRow = {
      Name: id,
      Type: "General",
      "Cross section": nameOf(section, material),
      Nodes: `${start}; ${end}`,
      Segments: "Line",
      "Begin node": start,
      "End node": end,
      "Internal nodes": inner.join("; ") || null,
      "Geometrical shape": "Line",
      LCS: upright ? "y by vector" : "z by vector",
      "LCS Rotation [deg]": rotation,
      "Coordinate X [m]": 0,
      "Coordinate Y [m]": upright ? 1 : 0,
      "Coordinate Z [m]": upright ? 0 : 1,
      "System line": "Centre",
      "Behaviour in analysis": BEHAVIOURS.find(([ours]) => ours === type)![1],
    };
    const axes = localAxes(along, rotation);
    for (const { offset, node } of ENDS) {
      const [x, y, z] = [axes.x, axes.y, axes.z].map((axis) => dot(member[offset] ?? [0, 0, 0], axis));
      row[`Analysis Y Eccentricity of ${node} [mm]`] = y! * 1000;
      row[`Analysis Z Eccentricity of ${node} [mm]`] = z! * 1000;
      if (Math.abs(x!) > 1e-9) account.leftOut(`member '${id}'`, `the part of its ${offset} along itself: ${UNKNOWN}`);
    }
    return row;
  });
}
