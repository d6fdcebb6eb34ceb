/** Numbers as readers see them. */
import { describe, expect, it } from "vitest";
import { inUnits, isNaught, measure, number, percent, unitSymbol } from "../src/format/units.ts";

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
  it("writes US customary units by their definitions", () => {
    // NIST SP 811 appendix B: 1 kip = 4.448222 kN, 1 ft·lbf = 1.355818 N·m, 1 ksi = 6.894757 MPa, 1 lbf/ft² = 47.88026 Pa.
    expect(measure(4448.2216152605, "force", "kip")).toBe("1.000 kip");
    expect(measure(1355.8179483314, "moment", "kip")).toBe("1.00 kip·ft");
    expect(measure(6.894757293e6, "stress", "kip")).toBe("1.00 ksi");
    expect(measure(47.88026, "pressure", "kip")).toBe("1.0 psf");
    expect(measure(0.3048, "length", "kip")).toBe("1.00 ft");
    expect(measure(0.0254, "deflection", "kip")).toBe("1.000 in");
    expect(inUnits(16.01846, "density", "kip")).toBeCloseTo(1, 5);
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

it("knows a written figure that is nothing, and none that says something", () => {
  expect(["0", "0.00", "0.00 kN", number(-0.001, "force", "kN")].map(isNaught)).toEqual([true, true, true, true]);
  expect(["0.01", "−0.01 kN", "10.00", "–", "0.0050 kN"].map(isNaught)).toEqual([false, false, false, false, false]);
});
