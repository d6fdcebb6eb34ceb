/** Forces and displacements along a design member in one combination. */

import type { CheckCombination, CheckContext, Diagram, Forces, Vector } from "../topology/context.ts";
import { along, type Line, type Span, spanAt } from "../topology/line.ts";
import { isSmoothAt, sizesAt } from "./cuts.ts";
import type { MomentShape } from "./shapes.ts";

/** Of calls that read one force of it, which never overlap. */
const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

export class LineDiagram {
  /** Pushed one by one, as every list that all members read: `map` makes another kind of array once it is compiled, and all its readers are compiled anew. */
  readonly diagrams: Diagram[] = [];
  private special: readonly number[] | undefined;
  private sizes: Forces | undefined;
  private most = Number.NaN;
  private longer: LineDiagram | undefined;
  /** Made where asked for: most combinations are left out before. */
  private shapes: Map<string, MomentShape> | undefined;

  constructor(
    readonly line: Line,
    context: Pick<CheckContext, "diagram">,
    readonly combination: CheckCombination,
  ) {
    for (const { member } of line.spans) this.diagrams.push(context.diagram(member, combination));
  }

  /** Forces at s in the axes of the member there. */
  memberForces(s: number, side: -1 | 1, out: Forces): Forces {
    return this.forcesOn(spanAt(this.line.spans, s, side > 0), s, side, out);
  }

  private forcesOn(i: number, s: number, side: -1 | 1, out: Forces): Forces {
    const span = this.line.spans[i] as Span;
    const local = Math.min(span.member.length, Math.max(0, s - span.from));
    return (this.diagrams[i] as Diagram).forces(
      span.reversed ? span.member.length - local : local,
      span.reversed ? (-side as -1 | 1) : side,
      out,
    );
  }

  /** Forces at s in the line's own axes: those of its first member, x along the line. */
  forces(s: number, side: -1 | 1, out: Forces): Forces {
    const i = spanAt(this.line.spans, s, side > 0);
    const span = this.line.spans[i] as Span;
    const f = this.forcesOn(i, s, side, out);
    if (span.sx * span.sz < 0) f.vz = -f.vz;
    if (span.sx * span.sy < 0) f.vy = -f.vy;
    if (span.sz < 0) f.my = -f.my;
    if (span.sy < 0) f.mz = -f.mz;
    return f;
  }

  /** The shape of a stretch, found once however many clauses ask for it. */
  remembered(stretch: string, find: () => MomentShape): MomentShape {
    this.shapes ??= new Map();
    let shape = this.shapes.get(stretch);
    if (!shape) this.shapes.set(stretch, (shape = find()));
    return shape;
  }

  moment(s: number, axis: "my" | "mz", side: -1 | 1 = 1): number {
    return this.forces(s, side, scratch)[axis];
  }

  /** Largest |My| along the line. */
  largestMy(): number {
    if (Number.isNaN(this.most)) {
      let most = 0;
      for (const s of this.positions()) most = Math.max(most, Math.abs(this.moment(s, "my", -1)), Math.abs(this.moment(s, "my", 1)));
      this.most = most;
    }
    return this.most;
  }

  /** The same combination along a line that this one is a piece of: bounds and what they leave ask for it again. */
  along(line: Line, context: Pick<CheckContext, "diagram">): LineDiagram {
    if (this.longer?.line !== line) this.longer = new LineDiagram(line, context, this.combination);
    return this.longer;
  }

  /** Every special position of the members along s, but for ends of members where nothing happens. */
  positions(): readonly number[] {
    return (this.special ??= this.specialPositions());
  }

  private specialPositions(): readonly number[] {
    const { spans } = this.line;
    // One member's own are in order and apart already.
    if (spans.length === 1 && !(spans[0] as Span).reversed) return (this.diagrams[0] as Diagram).positions;
    const all: number[] = [];
    for (let i = 0; i < spans.length; i++) {
      for (const x of (this.diagrams[i] as Diagram).positions) all.push(along(spans[i] as Span, x));
    }
    all.sort((a, b) => a - b);
    const out: number[] = [];
    for (let i = 0; i < all.length; i++)
      if (i === 0 || (all[i] as number) - (all[i - 1] as number) > 1e-9 * this.line.length) out.push(all[i] as number);
    if (spans.length === 1) return out;
    const sizes = (this.sizes = sizesAt(this, out));
    const cuts = spans.flatMap(({ from }, i) => (i > 0 && isSmoothAt(this, i, sizes) ? [from] : []));
    return cuts.length ? out.filter((s) => !cuts.some((cut) => Math.abs(s - cut) <= 1e-9 * this.line.length)) : out;
  }

  /** The largest force along a line of several members. */
  largestForce(): number {
    this.positions();
    return this.sizes?.vz ?? 0;
  }

  displacement(s: number): Vector {
    const { spans } = this.line;
    const i = spanAt(spans, s, false);
    const span = spans[i] as Span;
    const local = Math.min(span.member.length, Math.max(0, s - span.from));
    return (this.diagrams[i] as Diagram).displacement(span.reversed ? span.member.length - local : local);
  }

  /** Rotation vector of the member end at a node of the line: after it (side +1) or before it. */
  rotationAt(s: number, side: -1 | 1): Vector {
    const { spans, length } = this.line;
    const near = 1e-9 * length;
    const i =
      side > 0 ? spans.findIndex((span) => span.from >= s - near) : spans.findIndex((span) => span.from + span.member.length >= s - near);
    const span = spans[i] as Span;
    return (this.diagrams[i] as Diagram).rotation(side > 0 !== span.reversed ? "start" : "end");
  }
}
