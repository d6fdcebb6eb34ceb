/** A way to look at the structure, and one state of it at a time: whole members, or these cut in pieces, pressed by its forces inside the kernel. */

import type { Frame } from "../../model/frame.ts";
import { Progress } from "../../results/progress.ts";
import type { Chords } from "../../topology/chords.ts";
import { CutStructure } from "../cut_structure.ts";
import type { Analysis } from "../linear.ts";
import { closedMembers } from "../second_order/coupling.ts";
import { Stage } from "../stage.ts";
import type { LinearState } from "../superposition.ts";
import { type Cut, leapCuts } from "./cuts.ts";
import type { Pressing } from "./pressing.ts";
import { type Division, divide } from "./sway.ts";
import { untwisted } from "./untwisted.ts";

/** Pivots this small may be those of a mechanism, which the elements have to tell. */
const SUSPICIOUS = 1e-9;

/** What is looked at: a state, cut as its waves ask for, or whole members where no parts are told. */
interface Look {
  pressing: Pressing;
  parts: readonly number[] | undefined;
  straight: boolean;
}

export class View {
  readonly structure: CutStructure;
  private acting: string | undefined;
  private look: Look | undefined;
  /** As its pieces are cut now. */
  cuts: readonly Cut[] = [];

  /** `coupled` are members in which bending and torque turn with them, as they stand in the frame `as` it is; `held` rotations that nothing stiffens. */
  constructor(
    readonly frame: Frame,
    readonly chords: Chords,
    coupled: ReadonlySet<number>,
    held: Analysis["held"],
    readonly as: Frame = frame,
  ) {
    this.structure = new CutStructure(frame, held, coupled, as);
  }

  /** Whole members, which end where the force along them leaps too, under the forces of a state; straight between their ends where bows are to be left out. */
  press(pressing: Pressing, straight = false): void {
    this.show(pressing, undefined, straight);
  }

  /** The same, each stretch in so many pieces. */
  pressPieces(pressing: Pressing, parts: readonly number[]): void {
    this.show(pressing, parts, false);
  }

  private show(pressing: Pressing, parts: readonly number[] | undefined, straight: boolean): void {
    this.act(pressing);
    const { look, structure } = this;
    const { core } = structure.kernel;
    const isPressed = look && look.pressing.state === pressing.state && look.pressing.own === pressing.own && look.parts === parts;
    if (!isPressed) {
      const stretches = leapCuts(pressing.state, this.frame);
      this.cuts = parts ? stretches.map((cut, i) => ({ ...cut, parts: parts[i]! })) : stretches;
      structure.members.cut(Float64Array.from(this.cuts.flatMap(({ member, from, to, parts: count }) => [member, from, to, count])));
      structure.press(forcesOf(this.frame, pressing), pressing.own);
    }
    // Whole members are known by their nodes: what lies along them follows.
    const isWhole = !parts && this.cuts.length === this.frame.length.length;
    core.lookAtNodes(isWhole);
    if (!isPressed || look.straight !== straight) {
      core.straighten(straight);
      if (isWhole) structure.turn(pressing.state.plateForces, true);
    }
    this.look = { pressing, parts, straight };
    structure.kernel.useElastic();
  }

  /** What takes part, with its elastic factor; throws where that is a mechanism. */
  private act({ idleMembers, idleSupports }: Pressing): void {
    const key = `${idleMembers.join()}|${idleSupports.map((each) => each.join()).join(" ")}`;
    if (key === this.acting) return;
    const { kernel } = this.structure;
    const idle = new Set(idleMembers);
    this.structure.act({ idle, lifted: new Set(idleSupports.map(([support, direction]) => 6 * support + direction)) });
    this.acting = this.look = undefined;
    kernel.core.lookAtNodes(false);
    if (!this.cuts.length) this.structure.members.cut(Float64Array.from([...this.frame.length].flatMap((length, m) => [m, 0, length, 1])));
    kernel.beginFactor();
    kernel.advanceFactor(Infinity);
    if (kernel.lostPivots > 0 || kernel.smallestRatio < SUSPICIOUS)
      new Stage(this.structure.frame, new Progress(undefined), idle).factorise();
    this.acting = key;
  }

  /** Whether what presses could have something buckle at all. */
  get canBuckle(): boolean {
    const { members, coupled } = this.structure;
    return coupled > 0 || this.frame.plates.shells.length > 0 || members.axial().some((n) => n < 0);
  }

  /** Members with a piece that is pressed, or bent as none is looked at by itself. */
  get loaded(): Set<number> {
    const { members, nothingBent } = this.structure;
    const axial = members.axial().slice();
    const pressed = this.cuts.flatMap(({ member }, p) =>
      Math.min(axial[3 * p]!, axial[3 * p + 1]!, axial[3 * p + 2]!) < 0 ? [member] : [],
    );
    const bent = members.bent(nothingBent);
    return new Set([...pressed, ...[...this.frame.start.keys()].filter((m) => Math.max(bent[2 * m]!, bent[2 * m + 1]!) > 0)]);
  }

  /** Of a shape, which the kernel's pieces have. */
  divide(shape: Float64Array): Division {
    return divide(this.structure, this.chords, shape);
  }

  /** Work of the forces that press whole members on one shape as the other is added: nodes tell them. */
  work(one: Float64Array, other: Float64Array): number {
    const { kernel } = this.structure;
    const force = new Float64Array(kernel.size);
    kernel.vectors.multiply("geometric", one.subarray(0, kernel.size), force);
    let sum = 0;
    for (let i = 0; i < force.length; i++) sum += force[i]! * other[i]!;
    return sum;
  }
}

/** Forces as far as they are those of what is looked at. */
function forcesOf(frame: Frame, { state, own }: Pressing): Pick<LinearState, "endForces" | "plateForces" | "spans"> {
  if (!own) return state;
  const isOwn = (m: number): boolean => own(frame.start[m]!);
  const { spans } = state;
  const [endForces, whole] = [state.endForces.slice(), spans.whole.slice()];
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (isOwn(m)) continue;
    endForces.fill(0, 12 * m, 12 * m + 12);
    whole.fill(0, 6 * m, 6 * m + 6);
  }
  const onsets = new Map([...spans.onsets].filter(([m]) => isOwn(m)));
  const hasPlates = frame.plates.nodes.some(([node]) => own(node!));
  return { endForces, spans: { ...spans, whole, onsets }, plateForces: hasPlates ? state.plateForces : state.plateForces.map(() => 0) };
}

/** As it is, and where open members stand on closed ones with what bends them turning with one end of theirs or the other. */
export function viewsOf(frame: Frame, chords: Chords, { held }: Pick<Analysis, "held">): [View, ...View[]] {
  const others = [false, true].flatMap((near) => untwisted(frame, near) ?? []);
  return [
    new View(frame, chords, closedMembers(frame), held),
    ...others.map((other) => new View(other.frame, chords, other.coupled, heldIn(other.frame), frame)),
  ];
}

/** Rotations that nothing stiffens with everything acting. */
function heldIn(frame: Frame): Analysis["held"] {
  const stage = new Stage(frame, new Progress(undefined));
  stage.factorise();
  return stage.system.idle;
}
