/** What the page leaves out of three.js' renderer is nothing that its picture asks for. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { LEFT_OUT, withoutUnusedParts } from "../renderer.plugin.ts";

const three = readFileSync(
  createRequire(import.meta.url)
    .resolve("three")
    .replace("three.cjs", "three.module.js"),
  "utf8",
);
const scene = new URL("../src/scene/", import.meta.url);

test("the picture has no texture, shadow, surroundings, morphing or target of its own", () => {
  const asks = /Texture|RenderTarget|castShadow|shadowMap|environment\b|envMap|morph|UniformsGroup|setEffects|\.xr\b/;
  for (const file of readdirSync(scene)) {
    expect(asks.exec(readFileSync(new URL(file, scene), "utf8"))?.[0], file).toBeUndefined();
  }
});

test("each part is left out whole, and all else stays to the letter", () => {
  const kept = withoutUnusedParts(three);
  const parts = [...kept.matchAll(/^(?:class|function) (\w+)/gm)].map(([, name]) => name!);
  expect(parts).toEqual([...three.matchAll(/^(?:class|function) (\w+)/gm)].map(([, name]) => name!));
  for (const name of Object.keys(LEFT_OUT)) expect(kept).toMatch(new RegExp(`^function ${name}\\(\\) \\{ return`, "m"));
});

test("a part that goes by another name stops the build", () => {
  expect(() => withoutUnusedParts(three.replaceAll("WebXRManager", "XRManager"))).toThrow("WebXRManager");
});
