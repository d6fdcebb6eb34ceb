/** Text over the picture, on a canvas of its own: crisp, never overlapping, the important first. */
import { type Camera, Vector3 } from "three";
import type { Vec } from "../model/axes.ts";

export interface Label {
  at: Vec;
  shift?: Vec;
  text: string;
  tone: string;
  rank: number;
  bold?: boolean;
}

/** More than this many words in one picture cannot be read. */
const MOST = 260;
const FONT = '"Inter", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export class Labels {
  readonly canvas = document.createElement("canvas");
  private readonly groups = new Map<string, Label[]>();
  private ordered: Label[] = [];
  private stale = false;
  constructor() {
    this.canvas.className = "labels";
    this.canvas.setAttribute("aria-hidden", "true");
  }
  put(group: string, labels: Label[]): void {
    if (this.groups.get(group) === labels) return;
    this.groups.set(group, labels);
    this.stale = true;
  }

  draw(camera: Camera, width: number, height: number, ratio: number, deform: number, halo: string): void {
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
    const taken: [number, number, number, number][] = [];
    const point = new Vector3();
    let drawn = 0;
    let tried = 0;
    for (const label of this.ordered) {
      if (drawn >= MOST || ++tried > 4000) break;
      point.set(...label.at);
      if (label.shift) point.addScaledVector(new Vector3(...label.shift), deform);
      point.project(camera);
      if (point.z > 1 || Math.abs(point.x) > 1 || Math.abs(point.y) > 1) continue;
      context.font = `${label.bold ? "600 " : ""}12px ${FONT}`;
      const x = ((point.x + 1) / 2) * width + 6;
      const y = ((1 - point.y) / 2) * height - 9;
      const w = context.measureText(label.text).width;
      if (x + w > width) continue;
      const box: [number, number, number, number] = [x - 2, y - 8, x + w + 2, y + 8];
      if (taken.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1])) continue;
      taken.push(box);
      drawn++;
      context.lineWidth = 4;
      context.strokeStyle = halo;
      context.strokeText(label.text, x, y);
      context.fillStyle = label.tone;
      context.fillText(label.text, x, y);
    }
  }
}
