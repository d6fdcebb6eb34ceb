/** Ids in the picture: led to where there are few, beside what they name or nowhere where there are many. */
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { ALL } from "../src/model/part.ts";
import { idLabels } from "../src/scene/annotations.ts";
import type { Palette } from "../src/scene/palette.ts";
import { tower } from "./tower.ts";

const palette = { css: { accent: "#14508f", muted: "#66727e" } } as unknown as Palette;

it("draws no lines to ids that would cover what they name", () => {
  const few = catalogue(tower());
  const nodes = Array.from({ length: 61 }, (_, i) => ({ id: `N${i}`, x: i, y: 0, z: 0 }));
  const many = catalogue(tower({ nodes, members: [] }));
  const led = (parts: typeof few): number => idLabels(parts, palette, ALL).filter(({ beside }) => !beside).length;
  expect(led(few)).toBe(10);
  expect(led(many)).toBe(0);
});
