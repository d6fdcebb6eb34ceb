/** What agents are told first: every operation, every document, and nothing that is not there. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contents } from "../documents/contents.ts";

const { llms, pages } = contents();

it("names every operation of the description", () => {
  const { paths } = JSON.parse(readFileSync("../schemas/openapi.json", "utf8")) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = [...llms.matchAll(/^- `([A-Z]+ \S+)`: /gm)].map(([, operation]) => operation);
  expect(listed).toEqual(described);
});

it("leads to documents that are built, and to every chapter", () => {
  const linked = [...llms.matchAll(/\{base_url\}\/docs\/([\w/-]+)\)/g)].map(([, name]) => name);
  const built = pages.map(({ name }) => name);
  expect(built).toEqual(expect.arrayContaining(linked));
  expect(linked).toEqual(expect.arrayContaining(["start", "model", "checks", "codes", "local", "agents", "api"]));
});

it("begins as llmstxt.org asks: a title, then what it is in a quote", () => {
  expect(llms).toMatch(/^# Handoff\n\n> [^\n]+\n\n/);
});

it("names the tools of the hosted server", () => {
  expect(llms).toContain("check_beam");
  expect(llms).toContain("solve_model");
});
