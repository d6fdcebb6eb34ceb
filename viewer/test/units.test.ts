/** Numbers as readers see them. */
import { describe, expect, it } from "vitest";
import { inUnits, measure, number, percent, unitSymbol } from "../src/format/units.ts";

describe("units", () => {
  it("writes newtons as kilonewtons and metres of deflection as millimetres", () => {
    expect(measure(12340, "force", "kN")).toBe("12.34 kN");
    expect(measure(0.0125, "deflection", "kN")).toBe("12.50 mm");
    expect(measure(-1500, "moment", "kN")).toBe("−1.50 kN·m");
  });
  it("writes SI with five significant figures, whatever the size", () => {
    expect(measure(2.1e11, "stress", "SI")).toBe("2.1000e11 Pa");
    expect(number(-0.000012345, "deflection", "SI")).toBe("−1.2345e−5");
    expect(number(1234.5678, "force", "SI")).toBe("1234.6");
  });
  it("never writes a negative zero, and a missing value is a dash", () => {
    expect(number(-0.001, "force", "kN")).toBe("0.00");
    expect(number(null, "force", "kN")).toBe("–");
    expect(measure(Number.NaN, "force", "kN")).toBe("–");
  });
  it("keeps utilisation in percent in both systems", () => {
    expect(measure(0.5, "ratio", "kN")).toBe("50.0 %");
    expect(measure(0.5, "ratio", "SI")).toBe("50.0 %");
    expect(inUnits(0.5, "ratio", "SI")).toBe(50);
    expect(percent(null)).toBe("–");
  });
  it("has a symbol for every quantity of force and length", () => {
    expect(unitSymbol("line_load", "kN")).toBe("kN/m");
    expect(unitSymbol("line_load", "SI")).toBe("N/m");
  });
});
