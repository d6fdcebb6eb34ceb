/** The reading of one value. */

/** What it may be; a bound that is missing is none. */
export interface Bounds {
  type: "number" | "numbers" | "string" | "boolean";
  minimum?: number;
  above?: number;
  maximum?: number;
}

type Fault = "" | "wrong_type" | "not_finite" | "empty" | "out_of_range";

/** The value, and what is wrong with it. */
export function readValue({ type, ...bounds }: Bounds, raw: unknown): [value: unknown, fault: Fault] {
  if (type === "numbers") return readNumbers(bounds, typeof raw === "number" ? [raw] : raw);
  if (typeof raw !== type) return [raw, "wrong_type"];
  if (typeof raw === "number") return [raw, numberFault(bounds, raw)];
  return [raw, typeof raw === "string" && !raw.trim() ? "empty" : ""];
}

function numberFault({ minimum = -Infinity, above = -Infinity, maximum = Infinity }: Omit<Bounds, "type">, value: number): Fault {
  if (!Number.isFinite(value)) return "not_finite";
  return value < minimum || value <= above || value > maximum ? "out_of_range" : "";
}

/** Numbers of one list; layers/core/handoff/beams/values.py has as many. */
const MOST = 40;

/** A list of them; one number is a list of one. */
function readNumbers(bounds: Omit<Bounds, "type">, raw: unknown): [value: unknown, fault: Fault] {
  if (!Array.isArray(raw) || !raw.length || raw.length > MOST) return [raw, "wrong_type"];
  const faults = raw.map((one): Fault => (typeof one === "number" ? numberFault(bounds, one) : "wrong_type"));
  return [raw, faults.find((fault) => fault === "wrong_type") ?? faults.find(Boolean) ?? ""];
}
