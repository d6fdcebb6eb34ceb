/** Which way the global axes point as the model is looked at: a small cross of three in a corner. */
import type { Camera } from "three";
import type { Box } from "../geometry/placing.ts";
import type { Palette } from "./palette.ts";

/** Length of an axis that lies in the picture's plane, and what it keeps free round it, in pixels. */
const REACH = 22;
const ROOM = 34;
/** Of its length: what is shorter points at the reader or away and is written beside the origin. */
const ALONG = 0.2;

interface Axis {
  name: "X" | "Y" | "Z";
  /** In the picture: to the right, upwards, towards the reader; of length 1. */
  right: number;
  up: number;
  near: number;
}

/** The columns of what turns the model's axes into the eye's. */
export function axesSeen({ matrixWorldInverse: { elements } }: Camera): Axis[] {
  return (["X", "Y", "Z"] as const).map((name, i) => ({
    name,
    right: elements[4 * i]!,
    up: elements[4 * i + 1]!,
    near: elements[4 * i + 2]!,
  }));
}

/** "X right, Y away, Z up": the way each of them points most. */
export function axesWords(axes: readonly Axis[]): string {
  const way = ({ right, up, near }: Axis): string => {
    const most = Math.max(Math.abs(right), Math.abs(up), Math.abs(near));
    if (most === Math.abs(right)) return right > 0 ? "right" : "left";
    if (most === Math.abs(up)) return up > 0 ? "up" : "down";
    return near > 0 ? "towards you" : "away";
  };
  return axes.map((axis) => `${axis.name} ${way(axis)}`).join(", ");
}

/** Draws it over a foot at the left and tells the room it takes. */
export function drawTriad(context: CanvasRenderingContext2D, axes: readonly Axis[], foot: number, css: Palette["css"], font: string): Box {
  const [x, y] = [16 + ROOM, foot - ROOM];
  context.font = `600 ${font}`;
  context.textAlign = "center";
  // What points away is drawn first, so that what comes towards the reader lies over it.
  for (const { name, right, up } of [...axes].sort((a, b) => a.near - b.near)) {
    const tone = css[`axis-${name.toLowerCase() as "x" | "y" | "z"}`];
    const [dx, dy] = [right * REACH, -up * REACH];
    for (const [width, colour] of [
      [4, css.canvas],
      [2, tone],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + dx, y + dy);
      context.stroke();
    }
    const long = Math.hypot(right, up);
    const [tx, ty] = long < ALONG ? [x - 9, y + 9] : [x + dx + (8 * right) / long, y + dy - (8 * up) / long];
    context.strokeStyle = css.canvas;
    context.lineWidth = 3;
    context.strokeText(name, tx, ty);
    context.fillStyle = tone;
    context.fillText(name, tx, ty);
  }
  context.textAlign = "start";
  return [x - ROOM, y - ROOM, x + ROOM, y + ROOM];
}
