/** Where credentials come from, and what is said when they cannot be read. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { credentials } from "../src/service.js";

afterEach(() => vi.unstubAllEnvs());

function home(stored?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "handoff-"));
  mkdirSync(join(folder, "handoff"));
  if (stored !== undefined) writeFileSync(join(folder, "handoff", "credentials.json"), stored);
  vi.stubEnv("XDG_CONFIG_HOME", folder);
  vi.stubEnv("HANDOFF_URL", undefined);
  vi.stubEnv("HANDOFF_API_KEY", undefined);
  return join(folder, "handoff", "credentials.json");
}

it("has none where nobody logged in", () => {
  home();
  expect(credentials()).toBeUndefined();
});
it("takes the file that login wrote, without a slash at the end of the address", () => {
  home('{"base_url": "https://example.com/", "api_key": "k"}');
  expect(credentials()).toEqual({ base_url: "https://example.com", api_key: "k" });
});
it("takes the environment first and does not need the file then", () => {
  home("{");
  vi.stubEnv("HANDOFF_URL", "https://example.org");
  vi.stubEnv("HANDOFF_API_KEY", "e");
  expect(credentials()).toEqual({ base_url: "https://example.org", api_key: "e" });
});
it("gives the stored key to no other address than its own", () => {
  home('{"base_url": "https://example.com/", "api_key": "k"}');
  vi.stubEnv("HANDOFF_URL", "https://example.org");
  expect(credentials()).toBeUndefined();
  vi.stubEnv("HANDOFF_URL", "https://example.com");
  expect(credentials()).toEqual({ base_url: "https://example.com", api_key: "k" });
});
it("names a file that it cannot read", () => {
  const file = home("{");
  expect(() => credentials()).toThrow(`the credentials in ${file} cannot be read`);
});
