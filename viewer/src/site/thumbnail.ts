/** A small drawing of a model from its coordinates alone: lines, plates and supports; what is unfinished in it is passed over. */
import type { Structure } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { boundsOf } from "../geometry/bounds.ts";
import { dot, type Vec } from "../geometry/vectors.ts";
import { sheet } from "../model/sheet.ts";

interface Sketched {
  model?: Partial<Pick<Structure, "nodes" | "members" | "plates" | "supports">>;
}

const EDGE = 0.08;
/** Stands for no extent at all, m. */
const POINT = 1e-9;

export function thumbnail({ model = {} }: Sketched, label: string, [width, height]: [number, number]): Tag {
  const places = (model.nodes ?? []).map(({ x, y, z }): Vec => [x, y, z]);
  const [right, up] = sheet(boundsOf(model.nodes ?? []));
  const flat = places.map((place): [number, number] => [dot(place, right), -dot(place, up)]);
  const seen = (k: 0 | 1): [number, number] => flat.reduce(([a, b], p) => [Math.min(a, p[k]), Math.max(b, p[k])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [seen(0), seen(1)];
  const edge = EDGE * width + 6;
  const scale = Math.min((width - 2 * edge) / (x1 - x0 || POINT), (height - 2 * edge) / (y1 - y0 || POINT));
  const at = new Map(
    (model.nodes ?? []).map(({ id }, i): [string, [number, number]] => {
      const [x, y] = flat[i]!;
      return [id, [width / 2 + (x - (x0 + x1) / 2) * scale, height / 2 + (y - (y0 + y1) / 2) * scale]];
    }),
  );
  const path = (ids: string[]): string | null => {
    const points = ids.map((id) => at.get(id));
    return points.every((point) => point !== undefined) ? points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") : null;
  };
  // One path for all members: thousands of them stay one element.
  const lines = (model.members ?? []).flatMap(({ start, end }) => path([start, end]) ?? []);
  const areas = (model.plates ?? []).flatMap(({ nodes }) => path(nodes) ?? []);
  const feet = (model.supports ?? []).map(({ node }) => at.get(node)).filter((point) => point !== undefined);
  return tag(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "thumbnail", role: "img", "aria-label": label },
    tag("path", { class: "plate", d: areas.map((d) => `M${d}Z`).join("") }),
    tag("path", { class: "steel", d: lines.map((d) => `M${d}`).join("") }),
    tag("path", { class: "support", d: feet.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l-4 7h8z`).join("") }),
  );
}
