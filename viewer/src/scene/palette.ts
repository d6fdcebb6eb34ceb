/** The picture's colours, read from the stylesheet so that light and dark stay in one place. */
import { Color } from "three";

const NAMES = [
  "canvas",
  "ink",
  "muted",
  "member",
  "ghost",
  "accent",
  "select",
  "hover",
  "support",
  "spring",
  "hinge",
  "load",
  "reaction",
  "positive",
  "negative",
  "plate",
  "solid",
  "axis-x",
  "axis-y",
  "axis-z",
  "mechanism",
  "grid",
] as const;
export type Tone = (typeof NAMES)[number];
export type Palette = Record<Tone, Color> & { css: Record<Tone, string> };

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const css = Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--pic-${name}`).trim() || "#888888"]));
  const colours = Object.fromEntries(NAMES.map((name) => [name, new Color(css[name])]));
  return { ...colours, css } as Palette;
}
