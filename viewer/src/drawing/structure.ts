/** A model on a sheet: its members as lines, its plates, its supports. What is unfinished in it is passed over. */
import type { Member, Node, Plate, Support } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import type { Line } from "../geometry/placing.ts";
import type { Point, Sheet } from "./sheet.ts";
import { supportKind, supportSymbol } from "./supports.ts";

/** As much of a model as a drawing needs. */
export interface Drawable {
  nodes?: readonly Pick<Node, "id" | "x" | "y" | "z">[];
  members?: readonly Pick<Member, "start" | "end">[];
  plates?: readonly Pick<Plate, "nodes">[];
  supports?: readonly Support[];
}

export class Drawn {
  private readonly places: ReadonlyMap<string, Point>;

  constructor(
    private readonly model: Drawable,
    private readonly sheet: Sheet,
  ) {
    this.places = new Map((model.nodes ?? []).map(({ id, x, y, z }) => [id, sheet.at([x, y, z])]));
  }

  /** Members as they lie on the sheet, in the model's order; those without both their nodes are left out. */
  get lines(): Line[] {
    return (this.model.members ?? []).flatMap(({ start, end }): Line[] => {
      const [a, b] = [this.places.get(start), this.places.get(end)];
      return a && b ? [[...a, ...b]] : [];
    });
  }
  /** Members in no colour of their own: one path, so that thousands of them stay one element. */
  steel(how: Record<string, string | number> = { stroke: "#333", "stroke-width": 1.6 }): Tag {
    const d = this.lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
    return tag("path", { class: "steel", d, fill: "none", ...how });
  }

  get plates(): Tag[] {
    return (this.model.plates ?? []).flatMap(({ nodes }) => {
      const rim = nodes.flatMap((id) => [this.places.get(id) ?? []].flat() as number[]);
      return rim.length === 2 * nodes.length ? [tag("polygon", { points: rim.join(" "), fill: "#e9edf2", stroke: "#9aa5b1" })] : [];
    });
  }
  get supports(): Tag {
    const symbols = (this.model.supports ?? []).flatMap((support) => {
      const at = this.places.get(support.node);
      return at ? [supportSymbol(supportKind(support, this.sheet.axes), at)] : [];
    });
    return tag("g", { class: "supports", fill: "none", stroke: "#4a6b57" }, ...symbols);
  }
}
