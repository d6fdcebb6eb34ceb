/** What the page leaves out of three.js is nothing that its picture is drawn with. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { MATERIALS, withoutUnused } from "../shaders.plugin.ts";

const three = readFileSync(
  createRequire(import.meta.url)
    .resolve("three")
    .replace("three.cjs", "three.module.js"),
  "utf8",
);
const scene = new URL("../src/scene/", import.meta.url);
const drawn = readdirSync(scene).map((file) => readFileSync(new URL(file, scene), "utf8"));

const isEmpty = (name: string): boolean => new RegExp(`^(const|var) ${name} = "";$`, "m").test(withoutUnused(three));

test("the picture has no other material of three.js'", () => {
  const made = new Set(
    drawn.flatMap((text) => [...text.matchAll(/new (?!Shader)(\w+)Material\(/g)].map(([, name]) => name!.toLowerCase())),
  );
  expect([...made].sort()).toEqual([...MATERIALS].sort());
});

test("parts that its own shaders include are kept, those of other materials are not", () => {
  const included = drawn.flatMap((text) => [...text.matchAll(/#include <(\w+)>/g)].map(([, name]) => name!));
  expect(included).toContain("colorspace_fragment");
  for (const name of [...included, "colorspace_pars_fragment", "tonemapping_pars_fragment"]) expect(isEmpty(name), name).toBe(false);
  for (const name of ["lights_physical_pars_fragment", "transmission_pars_fragment"]) expect(isEmpty(name), name).toBe(true);
});

test("a table written otherwise stops the build", () => {
  expect(() => withoutUnused(three.replace("\tmeshbasic_frag:", "\tplain_frag:"))).toThrow("meshbasic_frag");
});
