/** Small texts that must be right: the link's life, file names, the block a program reads, Python literals. */
import { expect, it } from "vitest";
import { fileName } from "../src/exports/download.ts";
import { num, text } from "../src/exports/python.ts";
import { timeLeft } from "../src/format/countdown.ts";
import { figure } from "../src/panel/trace.ts";
import { draftId } from "../src/service/draft.ts";
import { scriptSafe } from "../src/solving/overview.ts";

const noon = new Date("2026-01-01T12:00:00Z");
it("counts a link down", () => {
  expect(timeLeft(new Date("2026-01-02T11:59:30Z"), noon)).toBe("link ends in 23 h 59 min");
  expect(timeLeft(new Date("2026-01-01T12:05:00Z"), noon)).toBe("link ends in 5 min");
  expect(timeLeft(new Date("2026-01-01T11:59:00Z"), noon)).toContain("has ended");
});
it("reads the id of a link from its path, and none from /open", () => {
  expect(draftId("/open/abc123")).toBe("abc123");
  expect(draftId("/open/abc123/")).toBe("abc123");
  expect(draftId("/open")).toBeNull();
  expect(draftId("/open/")).toBeNull();
});
it("lets no name close the block of results", () => {
  const written = scriptSafe({ id: "</script><b>" });
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual({ id: "</script><b>" });
});
it("names files by their title without what a file system minds", () => {
  expect(fileName('Hall 3 / côté "est"')).toBe("Hall-3-côté-est");
  expect(fileName("///")).toBe("model");
});
it("keeps text of a model inside its Python quotes", () => {
  expect(text('a"\n+ b')).toBe('"a\\"\\n+ b"');
  expect(num(-0)).toBe("0.0");
  expect(num(1e-7)).toBe("1e-7");
});
it("prints figures as a hand calculation does", () => {
  expect(figure(361.77)).toBe("361.8");
  expect(figure(1019147)).toBe("1\u2009019\u2009147");
  expect(figure("c")).toBe("c");
});
