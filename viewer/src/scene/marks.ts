/** What is written and drawn onto the model: names, loads, reactions, diagrams, the axes of the chosen member. */
import type { Force } from "handoff-solver";
import { readAt } from "../geometry/hull.ts";
import type { Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { DrawnLoads } from "../model/loads.ts";
import type { Curve } from "../results/ordinates.ts";
import { axisSymbols, memberLabel } from "./annotations.ts";
import { diagramSymbols, reachOf } from "./diagrams.ts";
import type { Drawing, Layers } from "./layers.ts";
import { loadSymbols, type Words } from "./loads.ts";
import type { Palette } from "./palette.ts";
import type { DrawnReaction, reactionSymbols } from "./reactions.ts";
import type { Screen } from "./screen.ts";

export class Marks {
  private curves: Curve[] = [];
  private drawn: { component: Force; scale: number } | null = null;
  private axes: number | null = null;

  /** `size`: what one symbol measures in metres. `changed`: the layers are to be applied. */
  constructor(
    private readonly parts: Catalogue,
    private readonly layers: Layers,
    private readonly screen: Screen,
    private readonly size: number,
    private palette: Palette,
    private readonly changed: () => void,
  ) {}

  /** Names these members, whether or not all ids are shown. */
  name(members: readonly number[]): void {
    this.layers.label(
      "named",
      members.map((index) => memberLabel(this.parts, this.palette, index)),
    );
    this.changed();
  }
  loads(loads: () => DrawnLoads, words: Words): void {
    this.plan("loads", () => loadSymbols(loads(), this.size, this.palette, this.screen.resolution, words));
  }
  reactions(draw: typeof reactionSymbols, items: DrawnReaction[], words: Words): void {
    this.plan("reactions", () => draw(items, this.size, this.palette, this.screen.resolution, words));
  }
  diagram(component: Force | null, curves: Curve[], scale: number, word: (value: number) => string): void {
    this.curves = component === null ? [] : curves;
    this.drawn = component && { component, scale };
    this.layers.show("diagram", component !== null);
    this.plan("diagram", () => diagramSymbols(this.parts, component!, curves, scale, this.palette, this.screen.resolution, word));
  }
  /** Where the drawn diagrams of these members reach. */
  reach(members: readonly number[]): Vec[] {
    const { drawn } = this;
    if (!drawn) return [];
    const own = this.curves.filter(({ member }) => members.includes(member));
    return own.flatMap((curve) => reachOf(this.parts.runs[curve.member]!, drawn.component, curve, drawn.scale));
  }
  /** What the drawn diagram says at a place of a member: one value, or the two of an envelope. */
  diagramAt(member: number, share: number): number[] {
    const x = share * (this.parts.runs[member]?.length ?? 0);
    return this.curves.filter((curve) => curve.member === member).map((curve) => readAt(curve.x, curve.values, x).left);
  }

  /** The chosen member shows which way its own axes point; drawn with what is applied next. */
  choose(member: number | null): void {
    this.axes = member;
    this.drawAxes();
  }
  repaint(palette: Palette): void {
    this.palette = palette;
    this.layers.renew("loads", "reactions", "diagram");
    this.drawAxes();
  }

  private drawAxes(): void {
    const run = this.axes === null ? undefined : this.parts.runs[this.axes];
    this.layers.show("chosen-axes", run !== undefined);
    if (run) this.layers.plan("chosen-axes", () => axisSymbols([run], this.size, this.palette, this.screen.resolution, 5));
  }

  private plan(name: string, draw: Drawing): void {
    this.layers.plan(name, draw);
    this.changed();
  }
}
