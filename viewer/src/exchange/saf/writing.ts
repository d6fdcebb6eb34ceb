/** A model as the parts of a SAF workbook; whatever SAF has no place for is told. */

import type { AuthoredModel, AuthoredStructure, Plate, Structure } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { Unreadable } from "../../base/unreadable.ts";
import { type Parts, type Table, writtenWorkbook } from "../../files/workbook.ts";
import { Account, type Entry } from "../conversion.ts";
import { type SafRow, tableFrom } from "./sheets.ts";
import { UNKNOWN } from "./vocabulary.ts";
import { hingeRows, supportRow } from "./writing_joints.ts";
import { loadSheets } from "./writing_loads.ts";
import { memberRows } from "./writing_members.ts";
import { materialRow, sectionRows } from "./writing_sections.ts";

export interface Written {
  parts: Parts;
  report: Entry[];
}

export function writeSaf(model: AuthoredModel): Written {
  const account = new Account();
  const structure = writable(model, account);
  const { nodes, supports, plates = [], storeys = [] } = structure;
  const { title = "", description = "" } = model.settings ?? {};
  const sheets = new Map<string, Table>([
    [
      "Project",
      [
        ["Name", title],
        ["Description", description],
      ],
    ],
    [
      "Model",
      [
        ["Name", title],
        ["System of units", "Metric"],
        ["Global coordinate system", "Z vertical"],
        ["LCS of cross-section", "ZYX"],
        ["SAF Version", "2.2.0"],
      ],
    ],
    ["StructuralMaterial", tableFrom(structure.materials.map(materialRow))],
    ["StructuralCrossSection", tableFrom(sectionRows(structure, account))],
    [
      "StructuralPointConnection",
      tableFrom(nodes.map(({ id, x, y, z }) => ({ Name: id, "Coordinate X [m]": x, "Coordinate Y [m]": y, "Coordinate Z [m]": z }))),
    ],
    ["StructuralStorey", tableFrom(storeys.map(({ id, z }) => ({ Name: id, "Height level [m]": z })))],
    ["StructuralCurveMember", tableFrom(memberRows(structure, account))],
    ["StructuralSurfaceMember", tableFrom(plates.map((plate) => plateRow(plate, account)))],
    ["StructuralPointSupport", tableFrom(supports.map(supportRow))],
    ["RelConnectsStructuralMember", tableFrom(hingeRows(structure))],
    ...loadSheets(structure, account),
  ]);
  for (const name of ["design_members", "groups"] as const)
    for (const { id } of structure[name] ?? []) account.leftOut(`${name} '${id}'`, UNKNOWN);
  for (const name of Object.keys(model.analysis ?? {})) if (name !== "combinations") account.leftOut(`analysis.${name}`, UNKNOWN);
  // A sheet without a row says nothing.
  return { parts: writtenWorkbook(new Map([...sheets].filter(([, table]) => table.length > 1))), report: account.entries };
}

/** With combinations made from their rule, loads on areas spread to members, and sections by their numbers. */
function writable(model: AuthoredModel, account: Account): AuthoredStructure & Pick<Structure, "sections"> {
  const sent = model.model;
  const parted = sent.nodes.find(({ id }) => id.includes(";"));
  if (parted) throw new Unreadable(`SAF parts the names of nodes by semicolons: give node '${parted.id}' another name`);
  const plain = plainModel(model).model;
  if (model.analysis?.combinations) account.guessed("analysis.combinations", "as the combinations that its rule makes");
  const spread = sent.load_cases.some(({ area_loads }) => area_loads?.length);
  if (spread) account.guessed("loads on areas", "as loads on members, which are parted where others connect to them");
  return { ...(spread ? plain : sent), materials: sent.materials, sections: plain.sections, load_combinations: plain.load_combinations };
}

function plateRow({ id, material, thickness, nodes, offset = 0 }: Plate, account: Account): SafRow {
  const half = thickness / 2;
  const plane = offset === -half ? "Top" : offset === half ? "Bottom" : "Centre";
  if (offset && plane === "Centre") account.leftOut(`plate '${id}'`, `its offset of ${offset} m: ${UNKNOWN}`);
  return {
    Name: id,
    Type: "Plate",
    Material: material,
    "Thickness type": "Constant",
    "Thickness [mm]": thickness * 1000,
    "System plane at": plane,
    Nodes: nodes.join("; "),
    Edges: nodes.map(() => "Line").join("; "),
  };
}
