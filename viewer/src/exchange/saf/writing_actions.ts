/** Loads as rows of SAF, each in the sheet of its kind. */

import type { DistributedLoad, LoadCase, MomentLoad, NodeLoad, PlateLoad, PointLoad, SupportDisplacement } from "handoff-solver";
import type { Account } from "../conversion.ts";
import type { SafRow } from "./sheets.ts";
import { AXES, type Axis, MILLIRADIANS, UNKNOWN } from "./vocabulary.ts";

const systemOf = (axes: string | undefined): string => (axes === "local" ? "Local" : "Global");

export class ActionRows {
  private readonly forces: SafRow[] = [];
  private readonly moments: SafRow[] = [];
  private readonly lines: SafRow[] = [];
  private readonly warmth: SafRow[] = [];
  private readonly surfaces: SafRow[] = [];
  private readonly movements: SafRow[] = [];
  readonly sheets = [
    { name: "StructuralPointAction", rows: this.forces },
    { name: "StructuralPointMoment", rows: this.moments },
    { name: "StructuralCurveAction", rows: this.lines },
    { name: "StructuralCurveActionThermal", rows: this.warmth },
    { name: "StructuralSurfaceAction", rows: this.surfaces },
    { name: "StructuralPointSupportDef", rows: this.movements },
  ];

  constructor(private readonly account: Account) {}

  add({ id, node_loads = [], member_loads = [], plate_loads = [], support_displacements = [] }: LoadCase): void {
    for (const load of node_loads) this.atNode(load, id);
    for (const load of member_loads) {
      if (load.type === "distributed") this.along(load, id);
      else if (load.type === "temperature") {
        const { member, dt, gradient_y, gradient_z } = load;
        if (gradient_y || gradient_z)
          this.account.leftOut(`a temperature load on member '${member}'`, "its gradients: SAF has temperatures of sides instead");
        if (dt) this.warmth.push({ Name: `LT${this.warmth.length + 1}`, ...WARM, "deltaT [°C]": dt, Member: member, "Load case": id });
      } else this.onMember(load, id);
    }
    for (const load of plate_loads) this.onPlate(load, id);
    for (const load of support_displacements) this.move(load, id);
  }

  private point(letter: "f" | "m", axis: Axis, size: number, at: string): SafRow {
    const rows = letter === "f" ? this.forces : this.moments;
    const row: SafRow = { Name: `${letter.toUpperCase()}${rows.length + 1}`, Type: "Standard", "Load case": at };
    row["Direction"] = letter === "f" ? axis.toUpperCase() : `M${axis}`;
    row[letter === "f" ? "Value [kN]" : "Value [kNm]"] = size / 1000;
    rows.push(row);
    return row;
  }

  private atNode(load: NodeLoad, at: string): void {
    for (const letter of ["f", "m"] as const)
      for (const axis of AXES) {
        const size = load[`${letter}${axis}`];
        if (size)
          Object.assign(this.point(letter, axis, size, at), {
            ...{ "Force action": "In node", "Reference node": load.node, "Coordinate system": "Global" },
          });
      }
  }

  private onMember(load: PointLoad | MomentLoad, at: string): void {
    for (const axis of AXES) {
      const size = load.type === "point" ? load[`f${axis}`] : load[`m${axis}`];
      if (size)
        Object.assign(this.point(load.type === "point" ? "f" : "m", axis, size, at), {
          ...{ "Force action": "On beam", "Reference member": load.member, "Coordinate system": systemOf(load.axes) },
          ...{ Origin: "From start", "Coordinate definition": "Relative", "Position x [m]": load.position, "Repeat (n)": 1 },
        });
    }
  }

  private along(load: DistributedLoad, at: string): void {
    for (const axis of AXES) {
      const first = load[`f${axis}`] ?? 0;
      const last = load[`f${axis}_end`] ?? first;
      if (!first && !last) continue;
      this.lines.push({
        ...{ Name: `LF${this.lines.length + 1}`, Type: "Standard", "Force action": "On beam" },
        ...{ Distribution: first === last ? "Uniform" : "Trapez", Direction: axis.toUpperCase() },
        ...{ "Value 1 [kN/m]": first / 1000, "Value 2 [kN/m]": last / 1000, Member: load.member, "Load case": at },
        ...{ "Coordinate system": systemOf(load.axes), Location: load.axes === "projected" ? "Projection" : "Length" },
        ...{ "Coordinate definition": "Relative", Origin: "From start", Extent: "Full" },
        ...{ "Start point [m]": load.start ?? 0, "End point [m]": load.end ?? 1 },
        ...{ "Eccentricity ey [mm]": 0, "Eccentricity ez [mm]": 0 },
      });
    }
  }

  private onPlate({ plate, pressure, dt, gradient_z, axes = "local" }: PlateLoad, at: string): void {
    if (dt || gradient_z) this.account.leftOut(`the warmth of plate '${plate}' in load case '${at}'`, UNKNOWN);
    if (!pressure) return;
    this.surfaces.push({
      ...{ Name: `SF${this.surfaces.length + 1}`, Direction: "Z", Type: "Standard", "Force action": "On 2D member" },
      ...{ "Value [kN/m2]": pressure / 1000, "2D Member": plate, "Load case": at },
      ...{ "Coordinate system": systemOf(axes), Location: axes === "projected" ? "Projection" : "Length" },
    });
  }

  private move(load: SupportDisplacement, at: string): void {
    for (const axis of AXES) {
      const row = (direction: string): SafRow => ({
        ...{ Name: `RS${this.movements.length + 1}`, "Point support": load.support, Direction: direction, "Load case": at },
      });
      const [moved, turned] = [load[`u${axis}`], load[`r${axis}`]];
      if (moved) this.movements.push({ ...row(axis.toUpperCase()), "Translation value [mm]": moved * 1000 });
      if (turned) this.movements.push({ ...row(`R${axis}`), "Rotation value [mrad]": turned * MILLIRADIANS });
    }
  }
}

/** Warmth of a whole member. */
const WARM: SafRow = {
  ...{ "Force action": "On beam", Variation: "Constant", "Coordinate definition": "Relative", Origin: "From start" },
  ...{ "Start point [m]": 0, "End point [m]": 1 },
};
