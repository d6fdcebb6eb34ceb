/** Small texts that must be right: the link's life, file names, the block a program reads, Python literals. */
import { expect, it } from "vitest";
import { fileName } from "../src/exports/download.ts";
import { num, text } from "../src/exports/python.ts";
import { timeLeft } from "../src/format/countdown.ts";
import { figure, quantity, ratioWords } from "../src/panel/trace.ts";
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
it("writes the figures of a check in the reader's units, their ratio as it was", () => {
  // NIST SP 811, appendix B: 1 kip·ft = 1.355818 kN·m, 1 ksi = 6.894757 N/mm², 1 in = 25.4 mm.
  expect(quantity({ symbol: "fy", value: 355, unit: "N/mm2" }, "kip")).toBe("fy = 51.49\u00a0ksi");
  expect(quantity({ symbol: "h", value: 330, unit: "mm" }, "kip")).toBe("h = 12.99\u00a0in");
  expect(quantity({ symbol: "h", value: 330, unit: "mm" }, "kN")).toBe("h = 330\u00a0mm");
  const inputs = [
    { symbol: "My,Ed", value: 151, unit: "kNm" },
    { symbol: "Mb,Rd", value: 245.7, unit: "kNm" },
  ];
  const last = {
    title: "",
    clause: "",
    formula: "",
    inputs,
    result: { symbol: "utilisation", value: 151 / 245.7, unit: "" },
    limit: null,
    status: null,
    notes: [],
  };
  expect(ratioWords({ steps: [last] }, "kip")).toBe("My,Ed / Mb,Rd = 111.4 / 181.2\u00a0kip·ft = 0.615");
});
