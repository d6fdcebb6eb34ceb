/** A way to look at the structure, and what it takes to search it: whole members and their pieces, for each set of parts that act. */

import { evenly, type Stretch } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { Progress } from "../../results/progress.ts";
import type { Chords } from "../../topology/chords.ts";
import type { Analysis } from "../linear.ts";
import { released } from "../one_way/active.ts";
import { RecentStructures } from "../recent_structures.ts";
import { TurningParts } from "../second_order/turning.ts";
import { Stage } from "../stage.ts";
import type { Sways } from "./critical.ts";
import { leapCuts } from "./cuts.ts";
import { asPieces, cutInPieces, type Pieces } from "./pieces.ts";
import type { Pressing } from "./pressing.ts";
import { divide, SWAY } from "./sway.ts";
import { untwisted } from "./untwisted.ts";

/** One set of parts that act: whole members with their elastic factor. */
interface Opened {
  key: string;
  frame: Frame;
  idle: ReadonlySet<number>;
  held: Linear["held"];
  /** Where the force along a member leaps, the stretches between. */
  stretches: readonly (readonly Stretch[])[];
  coarse: Pieces;
  sways: Sways;
}

/** What acts, and the state whose loads cut members; none where no loads are known yet. */
type Acting = Omit<Pressing, "state"> & Partial<Pick<Pressing, "state">>;

type Linear = Pick<Analysis, "elements" | "kernel" | "held">;

export class View {
  private readonly kept: RecentStructures<Opened>;
  private readonly cuts: RecentStructures<Pieces>;

  /** `linear` is the whole analysis where this looks at the same structure; `turning` is by the members as they are. */
  constructor(
    private readonly frame: Frame,
    private readonly chords: Chords,
    readonly turning: TurningParts,
    private readonly linear?: Linear,
  ) {
    this.kept = new RecentStructures(frame.memberIds.length);
    this.cuts = new RecentStructures(frame.memberIds.length);
  }

  open(acting: Acting): Opened {
    const { idleMembers, idleSupports } = acting;
    const stretches = acting.state ? leapCuts(acting.state, this.frame) : evenly(this.frame, 1);
    const cuts = stretches.flatMap((own, m) => (own.length > 1 ? [`${m}:${own.map(({ to }) => to).join()}`] : []));
    const key = [idleMembers.join(), idleSupports.map((each) => each.join()).join(" "), cuts.join(" ")].join("|");
    return this.kept.of(key, () => this.opened(key, acting, stretches));
  }

  /** Cut in so many pieces each of what `open` gave. */
  cut({ key, frame, idle, held, stretches }: Opened, parts: readonly number[]): Pieces {
    let p = 0;
    return this.cuts.of(`${key}|${parts.join()}`, () => {
      const finer = stretches.map((own) => own.map((stretch) => ({ ...stretch, parts: parts[p++]! })));
      return cutInPieces(frame, finer, idle, held);
    });
  }

  private opened(key: string, { idleMembers, idleSupports }: Acting, stretches: Opened["stretches"]): Opened {
    const idle = new Set(idleMembers);
    const frame = released(this.frame, new Set(idleSupports.map(([support, direction]) => 6 * support + direction)));
    const { elements, kernel, held } = (!idle.size && !idleSupports.length && this.linear) || factored(frame, idle);
    // A whole member knows nothing of where the force along it leaps: then it ends there too.
    const isEven = stretches.every((own) => own.length === 1);
    const coarse = isEven ? asPieces(frame, elements, kernel) : withFactor(cutInPieces(frame, stretches, idle, held));
    const sways: Sways = (axial, turns, shape) => divide(coarse, this.chords, this.frame.position, axial, turns, shape).sway >= SWAY;
    return { key, frame, idle, held, stretches, coarse, sways };
  }
}

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
