/** Buckling and vibration as the page lists them; shapes stay in the worker until one is drawn. */
import type { Model, Results } from "handoff-solver";
import { swayFactor } from "../../../solver/src/analysis/buckling/swayfactor.ts";
import { counted } from "../format/counts.ts";

/** One mode by name: of a combination's buckling (an index into `buckling`) or of vibration. */
export type ModeName = { kind: "buckling"; of: number; mode: number } | { kind: "modal"; mode: number };

/** The global direction in which most of a mode goes. */
export type Along = "X" | "Y" | "Z";

/** Of six movements per node. */
function alongOf(shape: readonly number[]): Along {
  const work = [0, 1, 2].map((k) => shape.reduce((sum, value, i) => (i % 6 === k ? sum + value * value : sum), 0));
  return (["X", "Y", "Z"] as const)[work.indexOf(Math.max(...work))]!;
}

export interface CriticalFactor {
  combination: string;
  alpha: number | null;
  sway: boolean;
  /** Members by index that take a good part in it, most of all first. */
  members: number[];
  /** What is known of its modes of sway, as the solver says it; empty where nothing is compressed. */
  swaySaid: string;
  failed: string | null;
  /** Not looked at yet: `failed` then says so. */
  awaited: boolean;
}
export interface ModeList {
  /** One per combination at the ultimate limit state. */
  critical: CriticalFactor[];
  /** The lowest factor of sway of all of them, and whether it is below `firstOrder`. */
  sway: { said: string; low: boolean } | null;
  /** What is asked for and not there, each as a sentence names it; empty once the analysis is whole. */
  awaited: string[];
  /** From this critical factor on a first-order analysis serves: the solver's limit of EN 1993-1-1 5.2.1(3). */
  firstOrder: number;
  buckling: { combination: string; failed: string | null; proof: string; modes: { alpha: number; sway: boolean; along?: Along }[] }[];
  modal: {
    failed: string | null;
    totalMass: number;
    proof: string;
    modes: { frequency: number; period: number; mass: [number, number, number]; sum: [number, number, number] }[];
  } | null;
}

/** From this share of the largest on a member is said to take part; engineering judgement. */
const PART = 0.1;

function takingPart(participation: readonly number[] = []): number[] {
  const least = PART * participation.reduce((most, share) => Math.max(most, share), 0);
  const some = participation.flatMap((share, m) => (share > 0 && share >= least ? [m] : []));
  return some.sort((a, b) => participation[b]! - participation[a]!);
}

const MISSED = ", none missed (Sturm count)";

type Proof = NonNullable<Results["buckling"][number]["proof"]>;

/** A count that agrees with what was found speaks of flexure, and of lateral buckling of closed sections, alone. */
function bucklingProof({ proved, counted: below, below: at }: Proof, modes: readonly { alpha_cr: number }[]): string {
  if (proved) return MISSED;
  const found = modes.filter(({ alpha_cr }) => at === null || alpha_cr < at).length;
  return below === found
    ? ", no mode of flexure missed (Sturm count); torsional and lateral-torsional buckling of open sections is checked by member (6.3)"
    : "";
}

const COMING = "being found";
const CANCELLED = "cancelled before it was looked for";

/** The same once the reader has cancelled: what is not there will not come. */
export const withoutAwaited = ({ critical, ...modes }: ModeList): ModeList => ({
  ...modes,
  critical: critical.map((one) => (one.awaited ? { ...one, failed: CANCELLED } : one)),
});

/** Results of a solver that looks for no modes have none of the three; checks come after them. */
export type WithModes = Pick<Results, "load_combinations"> & Partial<Pick<Results, "stability" | "buckling" | "modal" | "checks">>;

/** Of results that are still being found `asked` is the model's analysis: what is not there yet is then listed as awaited. */
export function listModes(
  { load_combinations, stability, buckling, modal, checks }: WithModes,
  firstOrder: number,
  asked?: Model["analysis"] | null,
): ModeList {
  const name = (index: number): string => load_combinations[index]!.id;
  const critical = (stability ?? []).map((one) => ({
    combination: name(one.combination),
    alpha: one.alpha_cr,
    sway: one.sway,
    members: takingPart(one.participation),
    swaySaid: swayFactor([one], name, checks)?.said ?? "",
    failed: one.failed?.message ?? null,
    awaited: false,
  }));
  // They are found in the order of the combinations.
  const ultimate = asked === undefined ? [] : load_combinations.filter(({ limit_state }) => limit_state !== "SLS");
  const left = ultimate
    .slice(critical.length)
    .map(({ id }) => ({ combination: id, alpha: null, sway: false, members: [], swaySaid: "", failed: COMING, awaited: true }));
  return {
    firstOrder,
    critical: [...critical, ...left],
    sway: swayFactor(stability ?? [], name, checks),
    awaited: [
      ...(left.length ? [`α_cr of ${counted(left.length)} of ${counted(ultimate.length)} combinations`] : []),
      ...(asked?.buckling && asked.buckling.combinations.length > (buckling?.length ?? 0) ? ["buckling modes"] : []),
      ...(asked?.modal && !modal ? ["vibration"] : []),
    ],
    buckling: (buckling ?? []).map(({ combination, modes, proof, failed }) => ({
      combination: name(combination),
      failed: failed?.message ?? null,
      proof: proof ? bucklingProof(proof, modes) : "",
      modes: modes.map(({ alpha_cr, sway, shape }) => ({
        alpha: alpha_cr,
        sway,
        ...(sway && shape?.length ? { along: alongOf(shape) } : {}),
      })),
    })),
    modal: modal
      ? {
          failed: modal.failed?.message ?? null,
          totalMass: modal.total_mass,
          proof: modal.proof?.proved ? MISSED : "",
          modes: modal.modes.map(({ frequency, period, mass, mass_sum }) => ({ frequency, period, mass, sum: mass_sum })),
        }
      : null,
  };
}

/** The mode of the lowest factor of a combination: the first of sway where that is one. */
export function lowestMode(modes: ModeList): ModeName | null {
  const { buckling } = modes;
  const of = buckling.length - 1;
  const found = buckling[of];
  if (!found?.modes.length) return null;
  const sway = lowestOf(modes)?.sway ? found.modes.findIndex((one) => one.sway) : 0;
  return { kind: "buckling", of, mode: Math.max(0, sway) };
}

/** The same mode among others, as of a changed model; null where it is not there. */
export function modeIn(name: ModeName | null, before: ModeList | null, { buckling, modal }: ModeList): ModeName | null {
  if (name?.kind === "modal") return modal?.modes[name.mode] ? name : null;
  const combination = name && before?.buckling[name.of]?.combination;
  const of = buckling.findIndex((one) => one.combination === combination);
  return name && buckling[of]?.modes[name.mode] ? { ...name, of } : null;
}

/** A mode as a link names it: "buckling 0 ULS1", "modal 2". */
export const modeWords = (name: ModeName, { buckling }: ModeList): string =>
  name.kind === "modal" ? `modal ${name.mode}` : `buckling ${name.mode} ${buckling[name.of]!.combination}`;

/** Null where there is no such mode. */
export function modeFrom(words: string, { buckling, modal }: ModeList): ModeName | null {
  const [, kind, mode, combination] = /^(buckling|modal) (\d+) ?(.*)$/.exec(words) ?? [];
  const place = Number(mode);
  if (kind === "modal") return modal?.modes[place] ? { kind, mode: place } : null;
  const of = buckling.findIndex((one) => one.combination === combination);
  return kind === "buckling" && buckling[of]?.modes[place] ? { kind, of, mode: place } : null;
}

/** The combination whose factor is lowest; null where none is pressed. */
export const lowestOf = ({ critical }: Pick<ModeList, "critical">): (CriticalFactor & { alpha: number }) | null =>
  critical.reduce<(CriticalFactor & { alpha: number }) | null>(
    (low, one) => (one.alpha !== null && one.alpha < (low?.alpha ?? Infinity) ? { ...one, alpha: one.alpha } : low),
    null,
  );

/** Whether a combination is not borne, EN 1993-1-1 5.2.1. */
export const isCollapse = (modes: Pick<ModeList, "critical">): boolean => (lowestOf(modes)?.alpha ?? 1) < 1;

/** What a mode is a form of: of the whole frame, or of members between its nodes. */
export const formText = (sway: boolean): string => (sway ? "sway" : "members buckle");

export const alphaText = (alpha: number): string => (alpha >= 100 ? "> 100" : alpha.toPrecision(alpha < 10 ? 2 : 3));

/** A mode as a legend and a list name it. */
export function modeTitle({ buckling, modal }: ModeList, name: ModeName): string {
  if (name.kind === "modal") return `Mode ${name.mode + 1}, ${frequencyText(modal!.modes[name.mode]!.frequency)}`;
  const { combination, modes } = buckling[name.of]!;
  const { alpha, along } = modes[name.mode]!;
  return `Buckling mode ${name.mode + 1} of ${combination}, α = ${alphaText(alpha)}${along ? `, sways along ${along}` : ""}`;
}
export const frequencyText = (hertz: number): string => `${hertz.toPrecision(3)} Hz`;

interface CriticalWords {
  value: string;
  note: string;
  bad: boolean;
}

/** The lowest critical factor and what it asks for; null where no combination has one. While some are awaited none is called the lowest. */
export function criticalWords(modes: ModeList, order: 1 | 2): CriticalWords | null {
  const { critical } = modes;
  const awaited = critical.filter((one) => one.awaited);
  const so = lowestWords(modes, order);
  if (!awaited.length) return so;
  const cancelled = awaited[0]!.failed === CANCELLED;
  const left = `${counted(awaited.length)} of ${counted(critical.length)} combinations ${cancelled ? "were not looked at" : "to come"}`;
  return {
    value: cancelled ? "not found" : "being found",
    note: so ? `${left}; so far ${so.value} ${so.note.replace("lowest mode: ", "")}` : left,
    bad: so?.bad ?? false,
  };
}

function lowestWords({ critical, firstOrder, sway: known }: ModeList, order: 1 | 2): CriticalWords | null {
  const lowest = lowestOf({ critical });
  if (!lowest) return null;
  const { alpha, sway, combination } = lowest;
  const means =
    alpha < 1
      ? "; the structure buckles before its loads are reached"
      : order === 2
        ? "; second order, as analysed"
        : alpha >= firstOrder
          ? `; first order serves (≥ ${firstOrder})`
          : sway
            ? `; second order needed (< ${firstOrder})`
            : ", for their own checks to verify";
  // Where the lowest mode is no sway, 5.2.1(3) goes by another factor: what is known of it stands beside.
  const low = known?.low === true && order === 1;
  const beside =
    sway || !known ? "" : `; ${known.said.replace("sway αcr", "αcr of sway modes")}${low ? `: second order needed (< ${firstOrder})` : ""}`;
  return {
    value: alphaText(alpha),
    note: `in ${combination}, lowest mode: ${sway ? "the frame sways" : "members buckle"}${means}${beside}`,
    bad: alpha < 1 || low,
  };
}
