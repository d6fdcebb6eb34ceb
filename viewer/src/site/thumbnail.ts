/** A small drawing of a model as it was sent, finished or not. */
import type { Tag } from "../controls/markup.ts";
import { drawing, sheetOf } from "../drawing/sheet.ts";
import { type Drawable, Drawn } from "../drawing/structure.ts";

const EDGE = 0.08;

export function thumbnail({ model = {} }: { model?: Drawable }, label: string, size: [number, number]): Tag {
  const edge = EDGE * size[0] + 6;
  const sheet = sheetOf(model.nodes ?? [], size, [edge, edge]);
  const structure = new Drawn(model, sheet);
  const drawn = drawing(sheet, label, ...structure.plates, structure.steel(), structure.supports);
  return { ...drawn, attributes: { ...drawn.attributes, class: "thumbnail" } };
}
