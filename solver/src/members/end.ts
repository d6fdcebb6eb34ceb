/** One end of a design member and what holds it there, each part found when it is first asked for: most members ask for few. */

import { OFFERED } from "../analysis/flexibility.ts";
import { some } from "../results/counts.ts";
import type { CheckMember, Dof, Vector } from "../topology/context.ts";
import { fixesMove, fixesTurn, type Held, holdsTwist, type Joints } from "../topology/joints.ts";
import type { Line, Span } from "../topology/line.ts";
import { allGoOn, goesOn, goesThrough, isBrace } from "../topology/meeting.ts";
import type { Both, End, Ends } from "./ends.ts";
import { isHeld, isTwoWay, type Rest, RestOfStructure, restAlong, SHARED } from "./rest.ts";
import { type NodeSprings, springsOf } from "./structureholds.ts";

const MOVES = [0, 1, 2] as const;
const TURNS = [3, 4, 5] as const;

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
  private across: Both<number> | undefined;
  private swung: Both<number> | undefined;
  private passed: Both<boolean> | undefined;
  private arched: boolean | undefined;

  constructor(
    private readonly line: Line,
    at: "start" | "end",
    private readonly own: ReadonlySet<string>,
    private readonly joints: Joints,
    private readonly without: RestOfStructure,
  ) {
    const { nodes, spans } = line;
    const { member, reversed } = (at === "start" ? spans[0] : spans.at(-1)) as Span;
    this.node = (at === "start" ? nodes[0] : nodes.at(-1)) as string;
    this.member = member;
    this.hinge = (at === "start") !== reversed ? member.start_hinge : member.end_hinge;
    this.support = joints.support(this.node);
  }

  get continues(): string | null {
    return this.onwards.find((one) => !isBrace(one, this.member.axes.x, this.joints))?.id ?? null;
  }

  get twist(): number {
    return (this.resisting ??= series(this.behindTwist(), this.left("rx")));
  }

  get twistSupported(): boolean {
    return this.resists(this.member.axes.x, 3);
  }

  get sway(): Both<number> {
    const { y, z } = this.member.axes;
    return (this.across ??= { y: this.holdAcross(y, 1, "uy"), z: this.holdAcross(z, 2, "uz") });
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

  get twistBy(): string {
    const { supported } = this;
    if (holdsTwist(this.support, this.member.axes.x)) return `support ${supported}`;
    const { by } = this.turning;
    return [supported && `support ${supported}`, by.length && `members ${some(by, 3)}`].filter(Boolean).join(" and ");
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
    return this.without.at(this.node, this.member.axes);
  }

  /** Members that go on in much the same direction, and twist along. */
  private get onwards(): readonly CheckMember[] {
    return (this.goingOn ??= this.membersOn());
  }

  private membersOn(): CheckMember[] {
    const { node, member, joints } = this;
    return this.left("rx") === 0 ? [] : this.around((one) => goesOn(one, node, member.axes.x, joints));
  }

  /** Without what goes on, which twists along. */
  private get turning(): Rest {
    return (this.turned ??= this.onwards.length > 0 ? this.withoutOnwards() : this.whole);
  }

  private withoutOnwards(): Rest {
    const members = [...this.line.spans.map(({ member }) => member), ...this.onwards];
    const nodes = [...new Set(members.flatMap(({ start, end }) => [start, end]))];
    return new RestOfStructure(nodes, members, this.joints).at(this.node, this.member.axes);
  }

  /** What else meets the node, but a stub that ends in the air holds nothing. */
  private get others(): readonly CheckMember[] {
    const { node, joints } = this;
    return (this.meeting ??= this.around((one) => isHeld(one, node, joints)));
  }

  private around(counts: (one: CheckMember) => boolean): CheckMember[] {
    const out: CheckMember[] = [];
    for (const one of this.joints.at(this.node)) if (!this.own.has(one.id) && isTwoWay(one) && counts(one)) out.push(one);
    return out;
  }

  private behindTwist(): number {
    if (holdsTwist(this.support, this.member.axes.x)) return Infinity;
    const { turning } = this;
    const behind = restAlong(turning, 3) * (turning.by.length > 0 ? SHARED : 1);
    // What goes on are braces alone: they need most of their torsion themselves.
    const isBraced = this.onwards.length > 0 && this.continues === null;
    return isBraced ? Math.max(behind, OFFERED * restAlong(this.whole, 3)) : behind;
  }

  private holdAcross(e: Vector, along: 1 | 2, dof: Dof): number {
    return series(fixesMove(this.support, e) ? Infinity : restAlong(this.whole, along), this.left(dof));
  }

  private bowsThrough(e: Vector): boolean {
    return !this.resists(e) && goesThrough(this.others, this.member.axes.x, e, this.joints);
  }

  /** A support does, moves along e or from 3 on turns about it. */
  private resists(e: Vector, first: 0 | 3 = 0): boolean {
    const { support } = this;
    return support !== undefined && MOVES.some((k) => (support.stiffness[first + k] as number) > 0 && Math.abs(e[k] as number) > 1e-6);
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
export function endsOf(line: Line, joints: Joints): Ends {
  const members = line.spans.map(({ member }) => member);
  const own = new Set(members.map(({ id }) => id));
  const known: number[] = [];
  const { axes } = (line.spans[0] as Span).member;
  const without = new RestOfStructure(line.nodes, members, joints);
  const isSupported = (i: number): boolean => fixesMove(joints.support(line.nodes[i] as string), axes.z);
  const offered = new Map<boolean, readonly NodeSprings[] | null>();
  return {
    offered(isSideways) {
      let found = offered.get(isSideways);
      if (found === undefined) offered.set(isSideways, (found = springsOf(line, joints, isSideways)));
      return found;
    },
    start: new HeldEnd(line, "start", own, joints, without),
    end: new HeldEnd(line, "end", own, joints, without),
    carried: (i) => (known[i] ??= isSupported(i) ? Infinity : restAlong(without.at(line.nodes[i] as string, axes), 2)),
    restAt: (i) => without.at(line.nodes[i] as string, axes),
  };
}
