/** Text over the picture, on a canvas of its own: crisp, never overlapping, the important first. */
import { type Camera, Vector3 } from "three";
import type { Run } from "../geometry/axes.ts";
import { type Box, isTold, type Line, place, type Told } from "../geometry/placing.ts";
import type { Vec } from "../geometry/vectors.ts";
import { type Bar, drawBar } from "./bar.ts";
import type { Palette } from "./palette.ts";
import { axesSeen, axesWords, drawTriad } from "./triad.ts";

export interface Label {
  at: Vec;
  shift?: Vec;
  text: string;
  /** The picture's ink where none is named. */
  tone?: string;
  rank: number;
  bold?: boolean;
  /** What the words stand for, and where on the member: nearly the same on both sides of a joint is written once. */
  value?: number;
  foot?: Vec;
  /** Written beside its point or not at all: not worth a line that leads to it. */
  beside?: boolean;
  /** Written above its point (−1) or below it (1) alone: on the other side lies what it is the edge of. */
  clear?: -1 | 1;
  /** The same words nearer than this, in pixels, are written once. */
  merges?: number;
  /** Which of several loads that stand on one another: theirs are not the same words. */
  row?: number;
}

/** What a label canvas is drawn for. */
export interface Frame {
  camera: Camera;
  width: number;
  height: number;
  /** Device pixels to one of the page. */
  ratio: number;
  deform: number;
  /** The palette's colours. */
  css: Palette["css"];
  /** Where controls stand over the picture. */
  covered: readonly Box[];
  /** Members that words keep off where they can. */
  runs: readonly Run[];
  bar: Bar;
}

/** More than this many words in one picture cannot be read. */
const MOST = 260;
const FONT = '"Inter", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const fontOf = ({ bold }: Label): string => `${bold ? "600 " : ""}12px ${FONT}`;

/** Of more members than these words find no clear place anyway. */
const CLEARED = 300;

/** Members as they lie on the screen; those that reach behind the eye are left out. */
function linesOf({ camera, runs, width, height }: Frame): Line[] {
  if (runs.length > CLEARED) return [];
  const point = new Vector3();
  const seen = (at: Vec): [number, number] | null => {
    point.set(...at).project(camera);
    return point.z > 1 ? null : [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
  };
  return runs.flatMap(({ from, to }) => {
    const [a, b] = [seen(from), seen(to)];
    return a && b ? [[...a, ...b] as const] : [];
  });
}

export class Labels {
  readonly canvas = document.createElement("canvas");
  private readonly groups = new Map<string, Label[]>();
  private ordered: Label[] = [];
  private stale = false;
  constructor() {
    this.canvas.className = "labels";
    this.canvas.setAttribute("role", "img");
  }
  clear(): void {
    this.groups.clear();
    this.stale = true;
  }
  put(group: string, labels: Label[]): void {
    if (this.groups.get(group) === labels) return;
    this.groups.set(group, labels);
    this.stale = true;
  }

  draw(frame: Frame): void {
    const { width, height, ratio, css } = frame;
    const context = this.canvas.getContext("2d");
    if (!context) return;
    if (this.stale) this.ordered = [...this.groups.values()].flat().sort((a, b) => a.rank - b.rank);
    this.stale = false;
    if (this.canvas.width !== width * ratio || this.canvas.height !== height * ratio) {
      this.canvas.width = width * ratio;
      this.canvas.height = height * ratio;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.textBaseline = "middle";
    context.lineJoin = "round";
    const taken: Box[] = [...frame.covered];
    const bar = drawBar(context, frame.bar, css.canvas, css.ink, `11px ${FONT}`);
    const axes = axesSeen(frame.camera);
    taken.push(bar, drawTriad(context, axes, bar[1], css, `11px ${FONT}`));
    const said = `Global axes: ${axesWords(axes)}`;
    // Told when it changes, not with every frame of a turn.
    if (this.canvas.ariaLabel !== said) this.canvas.ariaLabel = said;
    this.words(context, frame, taken);
  }

  private words(context: CanvasRenderingContext2D, frame: Frame, taken: Box[]): void {
    const { camera, width, height, deform } = frame;
    const { canvas: halo, ink } = frame.css;
    const point = new Vector3();
    const seen = (at: Vec, shift?: Vec): [number, number] => {
      point.set(...at);
      if (shift) point.addScaledVector(new Vector3(...shift), deform);
      point.project(camera);
      return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
    };
    const room = { width, height, taken, lines: linesOf(frame) };
    const written = new Map<string, [number, number][]>();
    const told: Told[] = [];
    const placed: { label: Label; box: Box }[] = [];
    let tried = 0;
    for (const label of this.ordered) {
      if (placed.length >= MOST || ++tried > 4000) break;
      const [x, y] = seen(label.at, label.shift);
      if (point.z > 1 || Math.abs(point.x) > 1 || Math.abs(point.y) > 1) continue;
      const near = label.merges ?? 0;
      const key = `${label.row ?? 0} ${label.text}`;
      const same = near ? (written.get(key) ?? []) : [];
      if (same.some(([a, b]) => Math.hypot(a - x, b - y) < near)) continue;
      const tells = label.value !== undefined && { value: label.value, at: [x, y] as const, foot: seen(label.foot ?? label.at) };
      if (tells && isTold(told, tells)) continue;
      context.font = fontOf(label);
      const spot = place(x, y, context.measureText(label.text).width, room, label.beside, label.clear);
      if (!spot) continue;
      taken.push(spot.box);
      if (tells) told.push(tells);
      written.set(key, [...same, [x, y]]);
      if (spot.leader) {
        context.lineWidth = 1;
        context.strokeStyle = label.tone ?? ink;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(...spot.leader);
        context.stroke();
      }
      placed.push({ label, box: spot.box });
    }
    // After all leaders, so that none strikes words out.
    context.lineWidth = 4;
    context.strokeStyle = halo;
    for (const { label, box } of placed) {
      const [left, middle] = [box[0] + 2, (box[1] + box[3]) / 2];
      // Lines that run on between letters would strike them out.
      context.fillStyle = halo;
      context.globalAlpha = 0.7;
      context.fillRect(box[0], box[1] + 1, box[2] - box[0], box[3] - box[1] - 2);
      context.globalAlpha = 1;
      context.font = fontOf(label);
      context.strokeText(label.text, left, middle);
      context.fillStyle = label.tone ?? ink;
      context.fillText(label.text, left, middle);
    }
  }
}
