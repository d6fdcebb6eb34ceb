/** Natural vibration: frequencies, shapes and how much mass moves with each. */

import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { type MassSource, massesOf } from "../../model/masses.ts";
import { eigenpairs } from "../../numerics/eigen.ts";
import { dot } from "../../numerics/inner_product.ts";
import { SolveError } from "../../results/error.ts";
import type { ModalMode, ModalResults } from "../../results/index.ts";
import type { Analysis } from "../linear.ts";
import { refineLoads } from "../second_order/refined.ts";
import { modeShape } from "./modeshape.ts";
import { assembleMass, cutInPieces } from "./pieces.ts";

/** Pieces per member, at least: the second mode of one alone is 0.07 % high at most with eight, 0.5 % with four. */
const FINE = 8;
const COARSE = 4;
const FINE_UP_TO = 500;
/** Beyond so many members their own vibration between nodes is left to the cubic shape of one piece. */
const IN_PIECES_UP_TO = 2000;
/** Pieces to each half-wave, for 0.1 %; a clamped member has half a wave more than its mode's number. */
const PER_HALF_WAVE = 3;

/** Modes that are asked for are taken to be spread over the members. */
function partsFor(members: number, modes: number): number {
  if (members > IN_PIECES_UP_TO) return 1;
  return members > FINE_UP_TO ? COARSE : Math.max(FINE, PER_HALF_WAVE * (Math.ceil(modes / members) + 1));
}

const AXES = [0, 1, 2] as const;

export interface ModalRequest {
  count: number;
  sources: { loads: CaseLoads; factor: number }[] | undefined;
}

/** All members and supports act, one-way ones too: a vibration goes both ways. */
export function vibrate(frame: Frame, linear: Analysis, { count, sources }: ModalRequest): ModalResults {
  const parts = partsFor(frame.memberIds.length, count);
  const pieces = parts === 1 ? { frame, elements: linear.elements, kernel: linear.kernel } : cutInPieces(frame, parts, linear.held);
  const { kernel } = pieces;
  const own = sources?.map(
    ({ loads, factor }): MassSource => ({
      loads: parts === 1 ? loads : refineLoads(loads, frame, pieces.frame.nodeIds.length, parts),
      factor,
    }),
  );
  const masses = massesOf(pieces.frame, own);
  const carried = assembleMass(pieces, masses);
  let total = 0;
  masses.all.forEach((perLength, p) => (total += perLength * pieces.frame.length[p]!));
  for (let i = 0; i < masses.nodal.length; i += 6) total += masses.nodal[i]!;
  if (masses.plates) for (const { thickness, area, density } of frame.plates.shells) total += density * thickness * area;
  if (!(total > 0)) throw new SolveError("no_mass", "nothing has mass: neither materials nor the chosen load cases weigh anything");
  const { values, shapes, proof } = eigenpairs(kernel, { problem: "vibration", count });
  const sums = [0, 0, 0];
  const modes = values.map((value, i): ModalMode => {
    const shape = shapes[i]!;
    // Shapes have φᵀ·Ke·φ = 1, so φᵀ·M·φ = 1/ω².
    const mass = AXES.map((axis) => {
      const along = dot(shape, carried[axis]!);
      return along * along * value;
    });
    AXES.forEach((axis) => (sums[axis]! += mass[axis]!));
    const frequency = Math.sqrt(value) / (2 * Math.PI);
    return {
      frequency,
      period: 1 / frequency,
      mass: mass as [number, number, number],
      mass_sum: sums.map((sum) => sum / total) as [number, number, number],
      ...modeShape(shape, frame.nodeIds.length),
    };
  });
  return {
    parts,
    total_mass: total,
    modes,
    proof: { proved: proof.counted === proof.found, counted: proof.counted, below: Math.sqrt(proof.shift) / (2 * Math.PI) },
    failed: null,
  };
}
