/** A length to measure the picture by. */

import type { Box } from "../geometry/placing.ts";
import { barLength } from "../geometry/scale.ts";
import type { Eye } from "./camera.ts";

/** The longest it may be, in pixels. */
const MOST = 130;

/** How lengths are written, and the metres of their unit. */
export interface Lengths {
  word: (metres: number) => string;
  unit: number;
}

/** Its length in pixels, its words, and where its left end stands. */
export interface Bar {
  length: number;
  text: string;
  x: number;
  y: number;
}

/** Above what stands at the foot; in perspective it holds where the eye looks. */
export function barFor(eye: Eye, height: number, taken: readonly Box[], { word, unit }: Lengths): Bar {
  const metre = height / (2 * eye.half());
  const metres = barLength(MOST / metre, unit);
  const foot = taken.reduce((top, box) => (box[0] < MOST && box[3] > height / 2 ? Math.min(top, box[1]) : top), height);
  const about = eye.camera === eye.perspective ? "≈ " : "";
  return { length: metres * metre, text: `${about}${word(metres)}`, x: 16, y: foot - 10 };
}

/** Draws it and tells the room it takes. */
export function drawBar(context: CanvasRenderingContext2D, { length, text, x, y }: Bar, halo: string, ink: string, font: string): Box {
  for (const [width, tone] of [
    [4, halo],
    [1.5, ink],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = tone;
    context.beginPath();
    context.moveTo(x, y - 6);
    context.lineTo(x, y);
    context.lineTo(x + length, y);
    context.lineTo(x + length, y - 6);
    context.stroke();
  }
  context.font = font;
  context.fillStyle = ink;
  context.fillText(text, x + 5, y - 8);
  return [x - 4, y - 18, x + Math.max(length, context.measureText(text).width) + 8, y + 4];
}
