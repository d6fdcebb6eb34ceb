/** The figures of a check as its reader follows them. */
import { expect, it } from "vitest";
import { figure, quantity, ratioWords } from "../src/report/steps.ts";

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
