/** Buckling and vibration as the page lists them; shapes stay in the worker until one is drawn. */
import type { Results } from "handoff-solver";

/** One mode by name: of a combination's buckling (an index into `buckling`) or of vibration. */
export type ModeName = { kind: "buckling"; of: number; mode: number } | { kind: "modal"; mode: number };

export interface CriticalFactor {
  combination: string;
  alpha: number | null;
  sway: boolean;
  failed: string | null;
}
export interface ModeList {
  /** One per combination at the ultimate limit state. */
  critical: CriticalFactor[];
  /** From this critical factor on a first-order analysis serves: the solver's limit of EN 1993-1-1 5.2.1(3). */
  firstOrder: number;
  buckling: { combination: string; failed: string | null; proved: boolean; modes: { alpha: number; sway: boolean }[] }[];
  modal: {
    failed: string | null;
    totalMass: number;
    proved: boolean;
    modes: { frequency: number; period: number; mass: [number, number, number]; sum: [number, number, number] }[];
  } | null;
}

/** Results of a solver that looks for no modes have none of the three. */
export type WithModes = Pick<Results, "load_combinations"> & Partial<Pick<Results, "stability" | "buckling" | "modal">>;

export function listModes({ load_combinations, stability, buckling, modal }: WithModes, firstOrder: number): ModeList {
  const name = (index: number): string => load_combinations[index]?.id ?? "";
  return {
    firstOrder,
    critical: (stability ?? []).map(({ combination, alpha_cr, sway, failed }) => ({
      combination: name(combination),
      alpha: alpha_cr,
      sway,
      failed: failed?.message ?? null,
    })),
    buckling: (buckling ?? []).map(({ combination, modes, proof, failed }) => ({
      combination: name(combination),
      failed: failed?.message ?? null,
      proved: proof?.proved ?? false,
      modes: modes.map(({ alpha_cr, sway }) => ({ alpha: alpha_cr, sway })),
    })),
    modal: modal
      ? {
          failed: modal.failed?.message ?? null,
          totalMass: modal.total_mass,
          proved: modal.proof?.proved ?? false,
          modes: modal.modes.map(({ frequency, period, mass, mass_sum }) => ({ frequency, period, mass, sum: mass_sum })),
        }
      : null,
  };
}

export const alphaText = (alpha: number): string => (alpha >= 100 ? "> 100" : alpha.toPrecision(alpha < 10 ? 2 : 3));

/** A mode as a legend and a list name it. */
export function modeTitle({ buckling, modal }: ModeList, name: ModeName): string {
  if (name.kind === "modal") return `Mode ${name.mode + 1}, ${frequencyText(modal?.modes[name.mode]?.frequency ?? 0)}`;
  const of = buckling[name.of];
  return `Buckling mode ${name.mode + 1} of ${of?.combination ?? ""}, α = ${alphaText(of?.modes[name.mode]?.alpha ?? 0)}`;
}
export const frequencyText = (hertz: number): string => `${hertz.toPrecision(3)} Hz`;

/** The lowest critical factor and what it asks for; null where no combination has one. */
export function criticalWords({ critical, firstOrder }: ModeList, order: 1 | 2): { value: string; note: string; bad: boolean } | null {
  let lowest: CriticalFactor | null = null;
  for (const one of critical) if (one.alpha !== null && one.alpha < (lowest?.alpha ?? Infinity)) lowest = one;
  if (!lowest || lowest.alpha === null) return null;
  const { alpha, sway, combination } = lowest;
  const form = sway ? "sway" : "no sway";
  const means =
    alpha < 1
      ? "the structure buckles before its loads are reached"
      : alpha >= firstOrder
        ? `first order serves (≥ ${firstOrder})`
        : order === 2
          ? "second order, as analysed"
          : sway
            ? `second order needed (< ${firstOrder})`
            : "members buckle, which their checks look at";
  return {
    value: alphaText(alpha),
    note: `${combination}, ${form}: ${means}`,
    bad: alpha < 1 || (alpha < firstOrder && sway && order === 1),
  };
}
