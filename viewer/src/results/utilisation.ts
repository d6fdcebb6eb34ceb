/** Which colour stands for a utilisation. */
import { statusOf } from "../../../solver/src/results/checks.ts";

/** By the check's own rule, round-off and all. */
const passes = (ratio: number): boolean => statusOf(ratio) === "pass";

export interface Band {
  upTo: number;
  colour: string;
  label: string;
}

/** Five bands that differ in lightness as well as hue, so that they also part for colour-blind readers. */
export const UTILISATION: Band[] = [
  { upTo: 0.5, colour: "#3c76c4", label: "≤ 50 %" },
  { upTo: 0.75, colour: "#2fa59a", label: "≤ 75 %" },
  { upTo: 0.9, colour: "#93bd3c", label: "≤ 90 %" },
  { upTo: 1, colour: "#eca722", label: "≤ 100 %" },
  { upTo: Infinity, colour: "#d8352f", label: "> 100 %" },
];
export const UNVERIFIED = "#8b95a1";
/** Beside the bands: a figure that is not the last word, and no figure at all. */
export const OPEN_LABEL = "light core: points open";
export const UNVERIFIED_LABEL = "striped: no figure";

/** What of a utilisation is coloured: a zero that something is left out of verifies nothing. */
export const coloured = (ratio: number | null, unverified: string | null): number | null =>
  ratio === 0 && unverified !== null ? null : ratio;

export const utilisationColour = (ratio: number | null | undefined): string =>
  ratio === null || ratio === undefined || !Number.isFinite(ratio)
    ? UNVERIFIED
    : UTILISATION.find(({ upTo }) => passes(ratio / upTo))!.colour;
