/** The reading of one value. */

/** What it may be; a bound that is missing is none. */
export interface Bounds {
  type: "number" | "string" | "boolean";
  minimum?: number;
  above?: number;
  maximum?: number;
}

type Fault = "" | "wrong_type" | "not_finite" | "empty" | "out_of_range";

/** The value, and what is wrong with it. */
export function readValue({ type, ...bounds }: Bounds, raw: unknown): [value: unknown, fault: Fault] {
  if (typeof raw !== type) return [raw, "wrong_type"];
  if (typeof raw === "number") return [raw, numberFault(bounds, raw)];
  return [raw, typeof raw === "string" && !raw.trim() ? "empty" : ""];
}

function numberFault({ minimum = -Infinity, above = -Infinity, maximum = Infinity }: Omit<Bounds, "type">, value: number): Fault {
  if (!Number.isFinite(value)) return "not_finite";
  return value < minimum || value <= above || value > maximum ? "out_of_range" : "";
}
