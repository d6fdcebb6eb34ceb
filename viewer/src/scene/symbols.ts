/** The layers that follow from the model alone: supports, hinges, local axes, ids. */
import { Group, type Vector2 } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import type { Shown } from "../model/part.ts";
import { axisSymbols, idLabels } from "./annotations.ts";
import type { Drawing } from "./layers.ts";
import type { Palette } from "./palette.ts";
import { hingeSymbols, supportSymbols } from "./supports.ts";

export function modelSymbols(
  parts: Catalogue,
  size: number,
  palette: Palette,
  resolution: Vector2,
  shown: Shown,
): Record<"supports" | "hinges" | "axes" | "ids", Drawing> {
  const seen = parts.runs.filter((_, i) => shown.members?.[i] !== false);
  return {
    supports: () => ({ group: supportSymbols(parts, size, palette, resolution, shown.node), labels: [] }),
    hinges: () => ({ group: hingeSymbols(parts, size, palette, shown.members), labels: [] }),
    axes: () => axisSymbols(seen, size, palette, resolution),
    ids: () => ({ group: new Group(), labels: idLabels(parts, palette, shown) }),
  };
}
