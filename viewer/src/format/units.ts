/** The unit systems a reader may choose; the model itself is always SI. */
import standards from "../../../schemas/standards.json" with { type: "json" };

export type UnitSystem = "kN" | "SI" | "kip";
export const SYSTEMS: readonly UnitSystem[] = ["kN", "SI", "kip"];
export type Quantity =
  | "force"
  | "moment"
  | "line_load"
  | "plate_moment"
  | "length"
  | "deflection"
  | "rotation"
  | "stress"
  | "area"
  | "inertia"
  | "modulus"
  | "warping"
  | "thickness"
  | "density"
  | "line_mass"
  | "mass"
  | "ratio"
  | "none"
  | "temperature"
  | "gradient"
  | "stiffness"
  | "rotational_stiffness"
  | "pressure";

interface Unit {
  symbol: string;
  factor: number;
  digits: number;
}

const KN: Record<Quantity, Unit> = {
  force: { symbol: "kN", factor: 1e-3, digits: 2 },
  moment: { symbol: "kN·m", factor: 1e-3, digits: 2 },
  line_load: { symbol: "kN/m", factor: 1e-3, digits: 2 },
  plate_moment: { symbol: "kN·m/m", factor: 1e-3, digits: 2 },
  pressure: { symbol: "kN/m²", factor: 1e-3, digits: 2 },
  length: { symbol: "m", factor: 1, digits: 3 },
  deflection: { symbol: "mm", factor: 1e3, digits: 2 },
  rotation: { symbol: "mrad", factor: 1e3, digits: 3 },
  stress: { symbol: "N/mm²", factor: 1e-6, digits: 1 },
  area: { symbol: "cm²", factor: 1e4, digits: 2 },
  inertia: { symbol: "cm⁴", factor: 1e8, digits: 1 },
  modulus: { symbol: "cm³", factor: 1e6, digits: 1 },
  warping: { symbol: "cm⁶", factor: 1e12, digits: 0 },
  thickness: { symbol: "mm", factor: 1e3, digits: 1 },
  density: { symbol: "kg/m³", factor: 1, digits: 0 },
  line_mass: { symbol: "kg/m", factor: 1, digits: 1 },
  mass: { symbol: "kg", factor: 1, digits: 0 },
  ratio: { symbol: "%", factor: 100, digits: 1 },
  none: { symbol: "", factor: 1, digits: 3 },
  temperature: { symbol: "K", factor: 1, digits: 1 },
  gradient: { symbol: "K/m", factor: 1, digits: 1 },
  stiffness: { symbol: "kN/m", factor: 1e-3, digits: 1 },
  rotational_stiffness: { symbol: "kN·m/rad", factor: 1e-3, digits: 1 },
};
/** Exact by definition: the inch is 25.4 mm, the pound 0.45359237 kg under standard gravity (NIST SP 811, appendix B). */
const INCH = 0.0254;
const FOOT = 12 * INCH;
const POUND = 0.45359237;
const KIP = 1000 * POUND * standards.gravity;
const KIPS: Record<Quantity, Unit> = {
  ...KN,
  force: { symbol: "kip", factor: 1 / KIP, digits: 3 },
  moment: { symbol: "kip·ft", factor: 1 / (KIP * FOOT), digits: 2 },
  line_load: { symbol: "kip/ft", factor: FOOT / KIP, digits: 3 },
  plate_moment: { symbol: "kip·ft/ft", factor: 1 / KIP, digits: 3 },
  pressure: { symbol: "psf", factor: (1000 * FOOT * FOOT) / KIP, digits: 1 },
  length: { symbol: "ft", factor: 1 / FOOT, digits: 2 },
  deflection: { symbol: "in", factor: 1 / INCH, digits: 3 },
  stress: { symbol: "ksi", factor: (INCH * INCH) / KIP, digits: 2 },
  area: { symbol: "in²", factor: 1 / INCH ** 2, digits: 2 },
  inertia: { symbol: "in⁴", factor: 1 / INCH ** 4, digits: 1 },
  modulus: { symbol: "in³", factor: 1 / INCH ** 3, digits: 1 },
  warping: { symbol: "in⁶", factor: 1 / INCH ** 6, digits: 0 },
  thickness: { symbol: "in", factor: 1 / INCH, digits: 3 },
  density: { symbol: "lb/ft³", factor: FOOT ** 3 / POUND, digits: 0 },
  line_mass: { symbol: "lb/ft", factor: FOOT / POUND, digits: 1 },
  mass: { symbol: "lb", factor: 1 / POUND, digits: 0 },
  temperature: { symbol: "°F", factor: 1.8, digits: 1 },
  gradient: { symbol: "°F/ft", factor: 1.8 * FOOT, digits: 1 },
  stiffness: { symbol: "kip/ft", factor: FOOT / KIP, digits: 1 },
  rotational_stiffness: { symbol: "kip·ft/rad", factor: 1 / (KIP * FOOT), digits: 1 },
};
/** Of what is measured in another unit than in `KN`. */
const SYMBOLS_SI: Partial<Record<Quantity, string>> = {
  force: "N",
  moment: "N·m",
  line_load: "N/m",
  plate_moment: "N·m/m",
  pressure: "Pa",
  deflection: "m",
  rotation: "rad",
  stress: "Pa",
  area: "m²",
  inertia: "m⁴",
  modulus: "m³",
  warping: "m⁶",
  thickness: "m",
  stiffness: "N/m",
  rotational_stiffness: "N·m/rad",
};

const tableOf = (system: UnitSystem): Record<Quantity, Unit> => (system === "kip" ? KIPS : KN);

export const unitSymbol = (quantity: Quantity, system: UnitSystem): string =>
  (system === "SI" && SYMBOLS_SI[quantity]) || tableOf(system)[quantity].symbol;

export const inUnits = (value: number, quantity: Quantity, system: UnitSystem): number =>
  system !== "SI" || quantity === "ratio" ? value * tableOf(system)[quantity].factor : value;

const MINUS = "−";

/** SI values span twenty orders of magnitude, so they are written with five significant figures. */
function significant(value: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-3) return value.toExponential(4).replace("e+", "e");
  return String(Number(value.toPrecision(5)));
}

/** Ten times its resistance or a million times: neither figure tells more than that it is far beyond. */
const MOST = 10;
const share = (ratio: number): string => (ratio > MOST ? `> ${MOST * 100}` : (ratio * 100).toFixed(1));

export function number(value: number | null | undefined, quantity: Quantity, system: UnitSystem): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "–";
  const unit = tableOf(system)[quantity];
  if (quantity === "ratio" && value > MOST) return share(value);
  const shown =
    system !== "SI" || quantity === "ratio" || quantity === "none" ? (value * unit.factor).toFixed(unit.digits) : significant(value);
  if (!shown.includes("-")) return shown;
  // −0.00 says nothing more than 0.00 and reads as a sign.
  return /^-0(\.0*)?$/.test(shown) ? shown.slice(1) : shown.replace(/^-/, MINUS).replace("e-", `e${MINUS}`);
}

/** Whether a figure as written is nothing: a true zero, or what rounds to one. */
export const isNaught = (written: string): boolean => /^0(\.0*)?( |$)/.test(written);

export function measure(value: number | null | undefined, quantity: Quantity, system: UnitSystem): string {
  const shown = number(value, quantity, system);
  const symbol = unitSymbol(quantity, system);
  return shown === "–" || !symbol ? shown : `${shown} ${symbol}`;
}

/** A utilisation; what was not wholly verified is at least this. */
export const percent = (ratio: number | null | undefined, whole = true): string =>
  ratio === null || ratio === undefined ? "–" : `${whole || ratio > MOST ? "" : "≥ "}${share(ratio)} %`;
