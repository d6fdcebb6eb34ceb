/** What a reader sees of a model as the fragment of its link, and back; a part that makes no sense is left out. */

import type { View } from "../scene/camera.ts";
import type { PartWords } from "./part_words.ts";

export interface Seen extends PartWords {
  set?: string;
  /** "member", "node" or "plate", and the id. */
  chosen?: [kind: string, id: string];
  diagram?: string;
  contour?: string;
  units?: string;
  /** Name of the table. */
  tab?: string;
  /** Kind, number and combination of the mode that is drawn. */
  mode?: string;
  /** What is switched on, where the reader has switched anything. */
  layers?: string[];
  drawn?: string[];
  /** Times the scale that the page finds for the deformed shape. */
  scale?: number;
  view?: View;
}

const FIGURES = 5;
const short = (value: number): string => String(Number(value.toPrecision(FIGURES)));

export function toFragment(seen: Seen): string {
  const words = new URLSearchParams();
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined) words.set(name, value);
  };
  put("set", seen.set);
  put("chosen", seen.chosen?.join(":"));
  put("diagram", seen.diagram);
  put("contour", seen.contour);
  put("units", seen.units);
  put("tab", seen.tab);
  put("mode", seen.mode);
  put("only", seen.only?.map(encodeURIComponent).join(" "));
  put("hidden", seen.hidden?.map(encodeURIComponent).join(" "));
  put("box", seen.box?.map(short).join(" "));
  put("layers", seen.layers?.join(" "));
  put("drawn", seen.drawn?.join(" "));
  put("scale", seen.scale === undefined ? undefined : short(seen.scale));
  put(
    "view",
    seen.view && [seen.view.projection, ...seen.view.eye.map(short), ...seen.view.target.map(short), short(seen.view.half)].join(" "),
  );
  return words.toString();
}

export function fromFragment(fragment: string): Seen {
  const words = new URLSearchParams(fragment.replace(/^#/, ""));
  const list = (name: string): string[] | undefined => words.get(name)?.split(" ").filter(Boolean);
  const [kind, ...id] = words.get("chosen")?.split(":") ?? [];
  const scale = Number(words.get("scale") ?? Number.NaN);
  const given: Seen = {
    set: words.get("set") ?? undefined,
    chosen: kind && id.length ? [kind, id.join(":")] : undefined,
    diagram: words.get("diagram") ?? undefined,
    contour: words.get("contour") ?? undefined,
    units: words.get("units") ?? undefined,
    tab: words.get("tab") ?? undefined,
    mode: words.get("mode") ?? undefined,
    only: list("only")?.map(decoded),
    hidden: list("hidden")?.map(decoded),
    box: boxFrom(list("box")),
    layers: list("layers"),
    drawn: list("drawn"),
    scale: scale > 0 && Number.isFinite(scale) ? scale : undefined,
    view: viewFrom(list("view")),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** What is no encoded text stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function boxFrom(words: string[] | undefined): number[] | undefined {
  const numbers = words?.map(Number) ?? [];
  return numbers.length === 6 && numbers.every(Number.isFinite) ? numbers : undefined;
}

function viewFrom(words: string[] | undefined): View | undefined {
  const [projection, ...rest] = words ?? [];
  const numbers = rest.map(Number);
  if (projection !== "perspective" && projection !== "orthographic") return undefined;
  if (numbers.length !== 7 || !numbers.every(Number.isFinite) || numbers[6]! <= 0) return undefined;
  const [ex, ey, ez, tx, ty, tz, half] = numbers as [number, number, number, number, number, number, number];
  return { projection, eye: [ex, ey, ez], target: [tx, ty, tz], half };
}
