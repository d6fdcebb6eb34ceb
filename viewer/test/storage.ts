/** The tab's own storage, of which Node has none: empty before each test of the file that calls this. */
import { afterAll, beforeEach, vi } from "vitest";

export function tabStorage(): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  // Files share their globals.
  afterAll(() => void vi.unstubAllGlobals());
  return kept;
}
