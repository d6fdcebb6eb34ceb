/** The frame as it stands and, enlarged, as it moves, from wherever the reader turns it. */
import type { Model } from "handoff-solver";
import { el, svg } from "../../controls/element.ts";
import { f, type Point, pathOf, spanFrom } from "../../drawing/sheet.ts";
import { measure } from "../../format/units.ts";
import { boundsOf, CORNER } from "../../geometry/bounds.ts";
import { dot, minus, norm, plus, scaled, type Vec } from "../../geometry/vectors.ts";
import { coloured, utilisationColour } from "../../results/utilisation.ts";
import { POINTS, type Solved } from "./solving.ts";

const WIDTH = 460;
const HEIGHT = 300;
const EDGE = 36;
/** The largest displacement as it is drawn, px. */
const MOVED = 26;
/** Along each loaded member. */
const ARROWS = 9;
/** Of an arrow, px. */
const ARROW = 30;

type At = (place: Vec) => Point;

/** Seen from a corner, turned by `degrees` about the vertical: the scale is of all directions alike, so that the frame keeps its size while it turns. */
function view({ model: { nodes } }: Model, degrees: number): { at: At; scale: number } {
  const { low, high, centre } = boundsOf(nodes);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y, z] = CORNER;
  const [right, up] = spanFrom([x * cos - y * sin, x * sin + y * cos, z]);
  const across = Math.hypot(high[0] - low[0], high[1] - low[1]);
  const tall = (high[2] - low[2]) * up[2] + across * Math.sqrt(1 - up[2] ** 2);
  const scale = Math.min((WIDTH - 2 * EDGE) / across, (HEIGHT - 2 * EDGE) / tall);
  const at = (place: Vec): Point => {
    const from = minus(place, centre);
    return [WIDTH / 2 + dot(from, right) * scale, HEIGHT / 2 - dot(from, up) * scale];
  };
  return { at, scale };
}

const arrow = ([x0, y0]: Point, [x1, y1]: Point): string => {
  // Seen end on, it has no direction on the sheet.
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const barb = (side: 1 | -1): string => `M${f(x1)} ${f(y1)}L${f(x1 - 6 * dx + side * 3 * dy)} ${f(y1 - 6 * dy - side * 3 * dx)}`;
  return `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}${barb(1)}${barb(-1)}`;
};

/** Arrows of every load of the model, each ending where it acts. */
function loads(
  { model: { load_cases } }: Model,
  ends: ReadonlyMap<string, [Vec, Vec]>,
  places: ReadonlyMap<string, Vec>,
  at: At,
  scale: number,
): string {
  const to = (place: Vec, force: Vec): string => arrow(at(minus(place, scaled(force, ARROW / scale / (norm(force) || 1)))), at(place));
  return load_cases
    .flatMap(({ member_loads = [], node_loads = [] }) => [
      ...member_loads.flatMap((load) => {
        const [start, end] = ends.get(load.member)!;
        const along = minus(end, start);
        return Array.from({ length: ARROWS }, (_, i) => to(plus(start, scaled(along, i / (ARROWS - 1))), [0, 0, -1]));
      }),
      ...node_loads.map(({ node, fx = 0, fy = 0, fz = 0 }) => to(places.get(node)!, [fx, fy, fz])),
    ])
    .join("");
}

export interface Turned {
  node: SVGElement;
  draw(solved: Solved): void;
  turn(degrees: number): void;
}

export function drawing(): Turned {
  const node = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "frame-drawing", role: "img", "aria-label": "Frame" });
  let shown: Solved | null = null;
  let degrees = 0;
  const redraw = (): void => {
    if (shown) node.replaceChildren(...parts(shown, degrees));
  };
  return {
    node,
    draw(solved) {
      shown = solved;
      const { value } = solved.shape.largest;
      node.setAttribute(
        "aria-label",
        `${solved.model.settings?.title ?? "Frame"}: ${solved.verdict.word}, largest displacement ${measure(value, "deflection", "kN")}`,
      );
      redraw();
    },
    turn(to) {
      degrees = to;
      redraw();
    },
  };
}

function parts({ model, shape, ratios, unverified }: Solved, degrees: number): SVGElement[] {
  const { at, scale } = view(model, degrees);
  const places = new Map(model.model.nodes.map(({ id, x, y, z }): [string, Vec] => [id, [x, y, z]]));
  const ends = new Map(model.model.members.map(({ id, start, end }): [string, [Vec, Vec]] => [id, [places.get(start)!, places.get(end)!]]));
  const times = MOVED / scale / (shape.largest.value || 1);
  const lines = [...ends.values()];
  const moved = lines.map(([start, end], i) =>
    Array.from({ length: POINTS }, (_, k): Point => {
      const [x, y, z] = [0, 1, 2].map((c) => shape.samples[3 * (i * POINTS + k) + c]!);
      return at(plus(plus(start, scaled(minus(end, start), k / (POINTS - 1))), scaled([x!, y!, z!], times)));
    }),
  );
  return [
    svg("path", { class: "still", d: lines.map((line) => pathOf(line.map(at))).join("") }),
    ...model.model.supports.map(({ node }) => {
      const [x, y] = at(places.get(node)!);
      return svg("path", { class: "support", d: `M${f(x - 9)} ${f(y)}h18m-18 0l-4 6m10-6l-4 6m10-6l-4 6m10-6l-4 6` });
    }),
    svg("path", { class: "load", d: loads(model, ends, places, at, scale) }),
    ...moved.map((points, i) => {
      const path = svg("path", { class: "steel", d: pathOf(points) });
      path.style.stroke = utilisationColour(coloured(ratios[i] ?? null, unverified[i] ?? null));
      return path;
    }),
  ];
}

/** What was found, in words and numbers; `ids` serve whoever reads by program. */
export function figures(): { node: HTMLElement; say(solved: Solved): void } {
  const value = (id: string): HTMLElement => el("dd", { id });
  const [moment, moved, used, verdict, time] = [value("moment"), value("moved"), value("used"), value("verdict"), value("time")];
  const pair = (word: string, found: HTMLElement): HTMLElement => el("div", {}, el("dt", {}, word), found);
  const node = el(
    "dl",
    { class: "figures" },
    pair("Largest moment, ULS", moment),
    pair("Largest displacement, SLS", moved),
    pair("Used, EN 1993-1-1 and L/250", used),
    pair("Verdict", verdict),
    pair("Solved in this browser in", time),
  );
  return {
    node,
    say(solved) {
      moment.textContent = measure(solved.moment, "moment", "kN");
      moved.textContent = measure(solved.shape.largest.value, "deflection", "kN");
      used.textContent = solved.verdict.utilisation === null ? "–" : measure(solved.verdict.utilisation, "ratio", "kN");
      verdict.textContent = solved.verdict.word;
      verdict.dataset.is = solved.verdict.is;
      time.textContent = `${solved.milliseconds.toFixed(0)} ms`;
    },
  };
}
