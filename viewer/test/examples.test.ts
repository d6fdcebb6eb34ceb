/** Every example of the documents is offered where models are opened, and on the front page. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXAMPLES } from "../src/layout/examples.ts";

const names = readdirSync(new URL("../../schemas/examples", import.meta.url)).map((file) => file.replace(".json", ""));

test("all examples are offered by the same names", () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(names.sort());
  const home = readFileSync(new URL("../home.html", import.meta.url), "utf8");
  for (const [name, title] of Object.entries(EXAMPLES)) expect(home).toContain(`<a href="/open?example=${name}">${title}</a>`);
});
