/** Scales for pictures and diagrams: what multiplies metres, and which colour stands for a utilisation. */

/** Rounds down to 1, 2 or 5 times a power of ten. */
export function niceBelow(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  // 1e-9: a value that is itself 1, 2 or 5 must not fall one step through round-off.
  return power * (lead >= 5 - 1e-9 ? 5 : lead >= 2 - 1e-9 ? 2 : 1);
}

/** The scale at which the largest value is drawn as `share` of the model's size. */
export const drawnScale = (largest: number, modelSize: number, share: number): number =>
  largest > 0 ? (share * modelSize) / largest : 0;

export interface Band { upTo: number; colour: string; label: string }

/** Five bands that differ in lightness as well as hue, so that they also part for colour-blind readers. */
export const UTILISATION: Band[] = [
  { upTo: 0.5, colour: '#3c76c4', label: '≤ 50 %' },
  { upTo: 0.75, colour: '#2fa59a', label: '≤ 75 %' },
  { upTo: 0.9, colour: '#93bd3c', label: '≤ 90 %' },
  { upTo: 1, colour: '#eca722', label: '≤ 100 %' },
  { upTo: Infinity, colour: '#d8352f', label: '> 100 %' },
];
export const UNVERIFIED = '#8b95a1';

export const utilisationColour = (ratio: number | null | undefined): string =>
  ratio === null || ratio === undefined || !Number.isFinite(ratio)
    ? UNVERIFIED
    : UTILISATION.find((band) => ratio <= band.upTo + 1e-9)!.colour;

/** Round axis ticks across [low, high]. */
export function ticks(low: number, high: number, count: number): number[] {
  if (!(high > low)) return [low];
  const raw = (high - low) / count;
  const step = [1, 2, 5, 10].map((m) => m * niceBelow(raw)).find((s) => s >= raw) ?? raw;
  const out: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) out.push(i * step);
  return out;
}
