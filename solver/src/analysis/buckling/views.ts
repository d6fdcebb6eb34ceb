/** A way to look at the structure, and what it takes to search it: whole members and their pieces, for each set of parts that act. */

import { evenly, type Stretch } from "../../elements/cut.ts";
import type { Axial } from "../../elements/pressed.ts";
import type { Frame } from "../../model/frame.ts";
import { Progress } from "../../results/progress.ts";
import type { Chords } from "../../topology/chords.ts";
import { Kept } from "../kept.ts";
import type { Analysis } from "../linear.ts";
import { released } from "../one_way/active.ts";
import { type Turning, TurningParts } from "../second_order/turning.ts";
import { Stage } from "../stage.ts";
import { CriticalLoads } from "./critical.ts";
import { leapCuts } from "./cuts.ts";
import { asPieces, cutInPieces, type Pieces } from "./pieces.ts";
import type { Pressing } from "./pressing.ts";
import { divide, SWAY } from "./sway.ts";
import { untwisted } from "./untwisted.ts";

/** Whole members with their elastic factor, their pieces, and the search on both. */
interface Opened {
  /** Members as they are; where the force along one leaps, the stretches between. */
  coarse: Pieces;
  fine: Pieces;
  loads: CriticalLoads;
}

/** What acts, and the state whose loads cut members; none where no loads are known yet. */
type Acting = Omit<Pressing, "state"> & Partial<Pick<Pressing, "state">>;

type Linear = Pick<Analysis, "elements" | "kernel" | "held">;

export class View {
  private readonly kept: Kept<Opened>;

  /** `linear` is the whole analysis where this looks at the same structure; `turning` is by the members as they are. */
  constructor(
    private readonly frame: Frame,
    private readonly chords: Chords,
    readonly turning: TurningParts,
    private readonly linear?: Linear,
  ) {
    this.kept = new Kept(frame.memberIds.length);
  }

  /** In so many even parts, or finer where the force along a member leaps in a state. */
  open(acting: Acting, parts: number): Opened {
    const { idleMembers, idleSupports } = acting;
    const leaps = acting.state && leapCuts(acting.state, this.frame, parts);
    const cuts = leaps?.flatMap((own, m) => (own.length > 1 ? [`${m}:${own.map(({ to, parts: count }) => `${to} ${count}`).join()}`] : []));
    const key = [parts, idleMembers.join(), idleSupports.map((each) => each.join()).join(" "), cuts?.join(" ")].join("|");
    return this.kept.of(key, () => this.cut(acting, leaps ?? evenly(this.frame, parts)));
  }

  private cut({ idleMembers, idleSupports }: Acting, stretches: readonly (readonly Stretch[])[]): Opened {
    const idle = new Set(idleMembers);
    const frame = released(this.frame, new Set(idleSupports.map(([support, direction]) => 6 * support + direction)));
    const { elements, kernel, held } = (!idle.size && !idleSupports.length && this.linear) || factored(frame, idle);
    const fine = cutInPieces(frame, stretches, idle, held);
    // A whole member knows nothing of where the force along it leaps: then it ends there too.
    const coarse = isEven(stretches) ? asPieces(frame, elements, kernel) : withFactor(cutInPieces(frame, inOne(stretches), idle, held));
    const sways = (axial: Axial, turns: Turning, shape: Float64Array): boolean =>
      divide(coarse, this.chords, this.frame.position, axial, turns, shape).sway >= SWAY;
    return { coarse, fine, loads: new CriticalLoads(coarse, fine, sways) };
  }
}

/** Whether the force along no member leaps. */
const isEven = (stretches: readonly (readonly Stretch[])[]): boolean => stretches.every((own) => own.length === 1);

/** Each stretch one piece. */
const inOne = (stretches: readonly (readonly Stretch[])[]): Stretch[][] =>
  stretches.map((own) => own.map((stretch) => ({ ...stretch, parts: 1 })));

/** With the elastic factor that whole members have from the analysis. */
function withFactor(pieces: Pieces): Pieces {
  pieces.kernel.beginFactor();
  pieces.kernel.advanceFactor(Infinity);
  return pieces;
}

function factored(frame: Frame, idle: ReadonlySet<number>): Linear {
  // Its phases are those of the whole analysis, which is past them.
  const stage = new Stage(frame, new Progress(undefined), idle);
  stage.factorise();
  return { elements: stage.elements, kernel: stage.kernel, held: stage.system.idle };
}

/** As it is, and where open members stand on closed ones with what bends them turning with one end of theirs or the other. */
export function viewsOf(frame: Frame, chords: Chords, linear: Linear): [View, ...View[]] {
  const others = [false, true].flatMap((near) => untwisted(frame, near) ?? []);
  return [
    new View(frame, chords, new TurningParts(frame), linear),
    ...others.map((other) => new View(other.frame, chords, new TurningParts(frame, other.coupled))),
  ];
}
