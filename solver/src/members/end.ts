/** One end of a design member and what holds it there, each part found when it is first asked for: most members ask for few. */

import { some } from "../results/counts.ts";
import type { CheckMember, Dof, Vector } from "../topology/context.ts";
import { fixesMove, fixesTurn, type Held, holdsTwist } from "../topology/joints.ts";
import type { Line, Span } from "../topology/line.ts";
import { allGoOn, goesOn, goesThrough } from "../topology/meeting.ts";
import type { Both, End, Ends } from "./ends.ts";
import type { StructureView } from "./structure.ts";
import { type NodeSprings, springsOf } from "./structureholds.ts";
import { COUNTED_TWICE, type Rest, restAlong } from "./surroundings.ts";

const MOVES = [0, 1, 2] as const;
const TURNS = [3, 4, 5] as const;

/** Times what ways show that members might offer at most, before a tree outward is asked for. */
const MORE = 10;

const TURNED: Record<Dof, Dof> = { ux: "ux", uy: "uz", uz: "uy", rx: "rx", ry: "rz", rz: "ry" };

export class HeldEnd implements End {
  readonly node: string;
  private readonly member: CheckMember;
  private readonly hinge: string | undefined;
  private readonly support: Held | undefined;
  // What was asked for already.
  private goingOn: readonly CheckMember[] | undefined;
  private meeting: readonly CheckMember[] | undefined;
  private turned: Rest | undefined;
  private resisting: number | undefined;
  private braced: Both<number> | undefined;
  private framed: Both<number> | undefined;
  private swung: Both<number> | undefined;
  private passed: Both<boolean> | undefined;
  private arched: boolean | undefined;
  private fixed: Both<boolean> | undefined;

  constructor(
    line: Line,
    at: "start" | "end",
    private readonly own: ReadonlySet<string>,
    private readonly joints: StructureView,
    private readonly restOf: (node: string, axes: CheckMember["axes"]) => Rest,
  ) {
    const { nodes, spans } = line;
    const { member, reversed } = (at === "start" ? spans[0] : spans.at(-1)) as Span;
    this.node = (at === "start" ? nodes[0] : nodes.at(-1)) as string;
    this.member = member;
    this.hinge = (at === "start") !== reversed ? member.start_hinge : member.end_hinge;
    this.support = joints.support(this.node);
  }

  get continues(): string | null {
    return this.onwards[0]?.id ?? null;
  }

  get twist(): number {
    return (this.resisting ??= series(this.behindTwist(), this.left("rx")));
  }

  get twistMost(): number {
    return series(this.joints.surroundings.mostAbout(this.node, this.besides(), this.member.axes.x), this.left("rx"));
  }

  get twistSupported(): boolean {
    return this.resists(this.member.axes.x, 3);
  }

  get sway(): Both<number> {
    const { y, z } = this.member.axes;
    return (this.braced ??= { y: this.bracing(y, "uy"), z: this.bracing(z, "uz") });
  }

  get frame(): Both<number> {
    return (this.framed ??= { y: this.framing(1, "uy"), z: this.framing(2, "uz") });
  }

  get turn(): Both<number> {
    const { whole } = this;
    const behind = (dof: 4 | 5): number => restAlong(whole, dof) / (whole.by.length > 0 ? COUNTED_TWICE : 1);
    return { y: series(behind(4), this.left("ry")), z: series(behind(5), this.left("rz")) };
  }

  get swing(): Both<number> {
    const { y, z } = this.member.axes;
    return (this.swung ??= { y: this.swingAbout(y, z, 5), z: this.swingAbout(z, y, 4) });
  }

  get through(): Both<boolean> {
    const { y, z } = this.member.axes;
    return (this.passed ??= { y: this.bowsThrough(y), z: this.bowsThrough(z) });
  }

  get onward(): boolean {
    return (this.arched ??= allGoOn(this.others, this.member.axes.x, this.joints));
  }

  get bare(): boolean {
    return !this.joints.joined(this.node) && this.support === undefined;
  }

  get clamped(): Both<boolean> {
    const { y, z } = this.member.axes;
    return (this.fixed ??= { y: this.clamps(y, "ry", z, "uz"), z: this.clamps(z, "rz", y, "uy") });
  }

  get pinned(): Both<boolean> {
    const { y, z } = this.member.axes;
    const alone = !this.joints.joined(this.node);
    return { y: alone && !this.resists(y, 3), z: alone && !this.resists(z, 3) };
  }

  get twistBy(): string {
    const { supported } = this;
    if (holdsTwist(this.support, this.member.axes.x)) return `support ${supported}`;
    const { by } = this.turning;
    return [supported && `support ${supported}`, by.length && `members ${some(by, 3)}`].filter(Boolean).join(" and ");
  }

  get swayBy(): Both<string> {
    const { supported, member } = this;
    const by = (e: Vector): string =>
      fixesMove(this.support, e) ? `support ${supported}` : supported ? `support ${supported} and bracing` : "bracing";
    return { y: by(member.axes.y), z: by(member.axes.z) };
  }

  /** What the member's own hinge leaves; hinges speak of the model's axes, and a section seen with its major axis as y has them turned. */
  private left(dof: Dof): number {
    const { type, turned } = this.member;
    return type !== "beam" && dof.startsWith("r") ? 0 : this.joints.left(this.hinge, turned ? TURNED[dof] : dof);
  }

  private get supported(): string {
    return this.support?.stiffness.some((value) => value > 0) ? this.support.ids.join(", ") : "";
  }

  private get whole(): Rest {
    return this.restOf(this.node, this.member.axes);
  }

  /** Members that go on in much the same direction, and twist along. */
  private get onwards(): readonly CheckMember[] {
    return (this.goingOn ??= this.membersOn());
  }

  private membersOn(): CheckMember[] {
    const { node, member, joints } = this;
    return this.left("rx") === 0 ? [] : this.around((one) => goesOn(one, node, member.axes.x, joints));
  }

  /** The rest without these: by ways to the ground, or where they show little, by a tree outward if that shows more. */
  private get turning(): Rest {
    return (this.turned ??= this.restTurning());
  }

  private restTurning(): Rest {
    const { onwards, node, joints, member } = this;
    const { x, y, z } = member.axes;
    const without = this.besides();
    const { surroundings } = joints;
    const led = onwards.length > 0 ? surroundings.rest(node, without, [x, y, z]) : this.whole;
    const k = restAlong(led, 3);
    const { section, material, length } = member;
    if (k >= (material.e * Math.max(section.iy, section.iz)) / length || MORE * k >= surroundings.mostAbout(node, without, x)) return led;
    const spread = surroundings.outward(node, without, [x, y, z]);
    return restAlong(spread, 3) > k ? spread : led;
  }

  /** The member itself and those. */
  private besides(): ReadonlySet<string> {
    return this.onwards.length > 0 ? new Set([...this.own, ...this.onwards.map(({ id }) => id)]) : this.own;
  }

  /** What else meets the node, but a stub that ends in the air holds nothing. */
  private get others(): readonly CheckMember[] {
    const { node, joints } = this;
    return (this.meeting ??= this.around((one) => joints.held(one.start === node ? one.end : one.start, 1)));
  }

  private around(counts: (one: CheckMember) => boolean): CheckMember[] {
    const out: CheckMember[] = [];
    for (const one of this.joints.surroundings.at(this.node)) if (!this.own.has(one.id) && counts(one)) out.push(one);
    return out;
  }

  private behindTwist(): number {
    if (holdsTwist(this.support, this.member.axes.x)) return Infinity;
    const { turning } = this;
    return restAlong(turning, 3) / (turning.by.length > 0 ? COUNTED_TWICE : 1);
  }

  private bracing(e: Vector, dof: Dof): number {
    return series(this.joints.surroundings.braced(this.node, e), this.left(dof));
  }

  private framing(along: 1 | 2, dof: Dof): number {
    return series(restAlong(this.whole, along), this.left(dof));
  }

  private bowsThrough(e: Vector): boolean {
    return !this.resists(e) && goesThrough(this.others, this.member.axes.x, e, this.joints);
  }

  /** A support does, moves along e or from 3 on turns about it. */
  private resists(e: Vector, first: 0 | 3 = 0): boolean {
    const { support } = this;
    return support !== undefined && MOVES.some((k) => (support.stiffness[first + k] as number) > 0 && Math.abs(e[k] as number) > 1e-6);
  }

  private clamps(turn: Vector, dof: Dof, move: Vector, along: Dof): boolean {
    const { support } = this;
    const fixed = fixesTurn(support, turn) && fixesMove(support, move) && fixesMove(support, this.member.axes.x);
    return fixed && this.left(dof) === Infinity && this.left(along) === Infinity;
  }

  private swingAbout(about: Vector, other: Vector, dof: 4 | 5): number {
    const { support } = this;
    const turns = (turn: number, k: number): boolean => Math.abs(about[k] as number) < 1e-6 || (support?.stiffness[turn] as number) > 0;
    const carries = support !== undefined && TURNS.every(turns);
    if (!carries || holdsTwist(support, this.member.axes.x) || fixesTurn(support, other)) return Infinity;
    return Math.sqrt(this.twist * series(restAlong(this.whole, dof), this.left(dof === 4 ? "ry" : "rz")));
  }
}

const series = (a: number, b: number): number => (a === Infinity ? b : b === Infinity ? a : a + b === 0 ? 0 : (a * b) / (a + b));

/** Both ends of a line. */
export function endsOf(line: Line, joints: StructureView): Ends {
  const own = new Set(line.spans.map(({ member }) => member.id));
  const known: number[] = [];
  const { axes } = (line.spans[0] as Span).member;
  const rests = new Map<string, Rest>();
  // What holds an end is asked for as an end, and as a node that carries.
  const restOf = (node: string, seen: CheckMember["axes"]): Rest => {
    const rest = (): Rest => joints.surroundings.rest(node, own, [seen.x, seen.y, seen.z]);
    if (seen !== axes) return rest();
    let found = rests.get(node);
    if (!found) rests.set(node, (found = rest()));
    return found;
  };
  const supported = (i: number, way: "y" | "z"): boolean => fixesMove(joints.support(line.nodes[i] as string), axes[way]);
  const offered = new Map<boolean, readonly NodeSprings[] | null>();
  return {
    offered(isSideways) {
      let found = offered.get(isSideways);
      if (found === undefined) offered.set(isSideways, (found = springsOf(line, joints, isSideways)));
      return found;
    },
    start: new HeldEnd(line, "start", own, joints, restOf),
    end: new HeldEnd(line, "end", own, joints, restOf),
    carried: (i) => (known[i] ??= supported(i, "z") ? Infinity : restAlong(restOf(line.nodes[i] as string, axes), 2)),
    supported,
  };
}
