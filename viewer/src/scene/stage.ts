/** The picture: one scene of the model whose parts are switched, coloured and moved from outside. */
import { Group, Scene } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import type { DrawnLoads } from "../model/loads.ts";
import type { Shown } from "../model/part.ts";
import type { ResolvedSection } from "../model/section.ts";
import { readAt } from "../solving/hull.ts";
import { Animation } from "./animation.ts";
import { axisSymbols, memberLabel } from "./annotations.ts";
import type { Lengths } from "./bar.ts";
import type { Eye, Projection, ViewName } from "./camera.ts";
import type { Surface } from "./contours.ts";
import { type Component, type Curve, diagramSymbols } from "./diagrams.ts";
import type { Covered } from "./fitting.ts";
import { Highlights } from "./highlights.ts";
import type { Label } from "./labels.ts";
import { type Drawing, Layers } from "./layers.ts";
import { lights } from "./lights.ts";
import { loadSymbols, type Words } from "./loads.ts";
import { MemberLines } from "./members.ts";
import { Paint } from "./paint.ts";
import { readPalette } from "./palette.ts";
import { type Hit, Picker } from "./picking.ts";
import type { Box } from "./placing.ts";
import { type Moved, plateMesh } from "./plates.ts";
import type { DrawnReaction, reactionSymbols } from "./reactions.ts";
import { Screen } from "./screen.ts";
import type { Solids } from "./solids.ts";
import { modelSymbols } from "./symbols.ts";

export type { Component, Curve, Hit, Projection, ViewName, Words };
export type Layer = "solids" | "plates" | "supports" | "hinges" | "loads" | "axes" | "ids" | "reactions";

export class Stage {
  readonly points: number;
  private readonly scene = new Scene();
  private readonly screen: Screen;
  private readonly members: MemberLines;
  private readonly highlights: Highlights;
  private readonly picker: Picker;
  private readonly layers: Layers;
  private readonly animation = new Animation((share) => this.bend(share));
  private readonly paint = new Paint();
  private solids: Solids | null = null;
  private palette = readPalette();
  private shape: Float32Array | null = null;
  private scale = 0;
  private moved: Moved = null;
  private surface: Surface | null = null;
  private curves: Curve[] = [];
  private chosen: Hit | null = null;
  /** What one symbol measures in metres: a share of the model, less where the model is fine-meshed. */
  private readonly size: number;

  constructor(
    host: HTMLElement,
    private readonly parts: Catalogue,
    covered: () => readonly Covered[],
    boxes: () => Box[],
  ) {
    this.screen = new Screen(host, this.scene, parts, this.palette, covered, boxes);
    this.layers = new Layers(this.scene, this.screen.labels);
    this.members = new MemberLines(parts, this.screen.resolution, this.palette.ghost, this.palette.canvas);
    this.points = this.members.points;
    this.picker = new Picker(parts);
    this.size = parts.bounds.size * (parts.runs.length > 400 ? 0.018 : 0.034);
    this.highlights = new Highlights(parts, this.members, this.screen.resolution, this.size);
    this.scene.add(this.members.lines.mesh, this.members.ghost.mesh, this.highlights.group, ...lights());
    this.members.ghost.mesh.visible = false;
    this.repaint();
    this.eye.look(this.eye.homeView());
  }

  get eye(): Eye {
    return this.screen.eye;
  }
  get canvas(): HTMLCanvasElement {
    return this.screen.canvas;
  }
  /** Fits again after what covers the picture has changed, unless the reader has chosen a view of their own. */
  settle(): void {
    this.screen.settle();
  }
  dispose(): void {
    this.animation.run(false);
    this.screen.dispose();
  }

  /** Section outlines come after the first picture: a named section's shape is in the library, and few look at solids. */
  outline(sections: ReadonlyMap<string, ResolvedSection>, failed: (error: unknown) => void): void {
    this.plan("solids", () => {
      const group = new Group();
      import("./solids.ts").then(({ Solids: Found }) => this.fill(new Found(this.parts, sections, group)), failed);
      return { group, labels: [] };
    });
  }
  private fill(solids: Solids): void {
    this.solids = solids;
    solids.restrict(this.picker.shown.members);
    solids.displace(this.shape, this.points);
    solids.scale(this.screen.deform);
    this.paintMembers();
    this.apply();
  }

  show(layer: Layer, on: boolean): void {
    this.layers.show(layer, on);
    this.apply();
  }

  /** Takes the theme's colours again. */
  repaint(): void {
    this.palette = readPalette();
    this.screen.repaint(this.palette);
    this.members.ghost.mesh.material.uniforms.flat_tint!.value = this.palette.ghost;
    this.members.lines.mesh.material.uniforms.pale!.value = this.palette.canvas;
    const symbols = modelSymbols(this.parts, this.size, this.palette, this.screen.resolution, this.picker.shown);
    for (const [name, draw] of Object.entries(symbols)) this.layers.plan(name, draw);
    this.drawPlates();
    this.markAxes();
    this.highlights.paint(this.palette);
    this.paintMembers();
    this.apply();
  }

  /** Names these members, whether or not all ids are shown. */
  name(members: readonly number[]): void {
    this.layers.label(
      "named",
      members.map((index) => memberLabel(this.parts, this.palette, index)),
    );
    this.apply();
  }
  loads(loads: () => DrawnLoads, words: Words): void {
    this.plan("loads", () => loadSymbols(loads(), this.size, this.palette, this.screen.resolution, words));
  }
  reactions(draw: typeof reactionSymbols, items: DrawnReaction[], words: Words): void {
    this.plan("reactions", () => draw(items, this.size, this.palette, this.screen.resolution, words));
  }
  diagram(component: Component | null, curves: Curve[], scale: number, word: (value: number) => string): void {
    this.curves = component === null ? [] : curves;
    this.layers.show("diagram", component !== null);
    this.plan("diagram", () => diagramSymbols(this.parts, component!, curves, scale, this.palette, this.screen.resolution, word));
  }

  /** Displaced points of every member and how much larger than life they are drawn. */
  deformed(shape: Float32Array | null, scale: number, animate: boolean, label?: Label, moved: Moved = null): void {
    this.shape = shape;
    this.moved = this.highlights.moved = moved;
    this.scale = shape ? scale : 0;
    this.members.displace(shape);
    this.solids?.displace(shape, this.points);
    this.layers.label("deformed", shape && label ? [label] : []);
    this.members.ghost.mesh.visible = shape !== null;
    this.animation.run(shape !== null && animate);
    if (!(shape !== null && animate)) this.bend(1);
    this.highlights.refresh();
    this.apply();
  }

  /** Plates coloured or moved by results; null draws them as panes again. */
  plates(surface: Surface | null): void {
    this.surface = surface;
    surface?.scale(this.screen.deform);
    this.drawPlates();
  }

  /** Utilisations to colour by, null for none, and members that take no part in what is shown: these are dashed. */
  judged(ratios: readonly (number | null)[] | null, resting: readonly number[]): void {
    this.paint.ratios = ratios;
    this.paint.resting = new Set(resting);
    this.paintMembers();
    this.redraw();
  }

  /** Draws a part of the model alone. */
  restrict(shown: Shown): void {
    this.picker.shown = shown;
    this.solids?.restrict(shown.members);
    this.repaint();
  }

  /** Brings a member, node or plate into the middle, near enough to be read. */
  seek({ kind, index }: Hit): void {
    const run = kind === "member" ? this.parts.runs[index] : undefined;
    const node = kind === "node" ? this.parts.model.model.nodes[index] : undefined;
    if (run) this.eye.near([0, 1, 2].map((k) => (run.from[k]! + run.to[k]!) / 2) as [number, number, number], run.length);
    else if (node) this.eye.near([node.x, node.y, node.z], 0);
    this.redraw();
  }

  /** What the drawn diagram says at a place of a member: one value, or the two of an envelope. */
  diagramAt(member: number, share: number): number[] {
    const x = share * (this.parts.runs[member]?.length ?? 0);
    return this.curves.filter((curve) => curve.member === member).map((curve) => readAt(curve.x, curve.values, x).left);
  }

  /** How lengths are written from now on. */
  measure(lengths: Lengths): void {
    this.screen.measure(lengths);
  }

  select(hit: Hit | null, hover: Hit | null): void {
    if (hit?.kind !== this.chosen?.kind || hit?.index !== this.chosen?.index) {
      this.chosen = hit;
      this.markAxes();
      this.apply();
    }
    this.highlights.mark(hit, hover, this.screen.deform);
    this.redraw();
  }

  pick(clientX: number, clientY: number): Hit | null {
    const box = this.canvas.getBoundingClientRect();
    this.eye.camera.updateMatrixWorld();
    return this.picker.at(
      clientX - box.left,
      clientY - box.top,
      box.width,
      box.height,
      this.eye.camera,
      this.shape,
      this.points,
      this.screen.deform,
      this.moved,
      this.layers.seen("plates"),
    );
  }

  /** The value of the coloured plates at a place on one of them. */
  valueAt({ index, spot }: Hit): number | null {
    return (spot && this.surface?.valueAt(index, spot)) ?? null;
  }

  /** The picture and its words in one bitmap. */
  snapshot(ratio?: number): Promise<Blob> {
    return this.screen.snapshot(ratio);
  }

  private bend(share: number): void {
    this.screen.deform = this.scale * share;
    this.members.lines.set("deform", this.screen.deform);
    this.solids?.scale(this.screen.deform);
    this.surface?.scale(this.screen.deform);
    this.highlights.bend(this.screen.deform);
    this.redraw();
  }

  private paintMembers(): void {
    this.paint.lay(this.members, this.solids, this.palette, this.picker.shown.members);
  }

  /** The chosen member shows which way its own axes point. */
  private markAxes(): void {
    const run = this.chosen?.kind === "member" ? this.parts.runs[this.chosen.index] : undefined;
    this.layers.show("chosen-axes", run !== undefined);
    if (run) this.layers.plan("chosen-axes", () => axisSymbols([run], this.size, this.palette, this.screen.resolution, 5));
  }

  private drawPlates(): void {
    const { surface } = this;
    this.plan("plates", () => ({
      group: surface ? surface.mesh : plateMesh(this.parts, this.palette, this.picker.shown.plates),
      labels: [],
    }));
  }

  private plan(name: string, draw: Drawing): void {
    this.layers.plan(name, draw);
    this.apply();
  }
  private apply(): void {
    this.layers.apply();
    const solid = this.layers.seen("solids") && this.solids !== null;
    this.members.lines.mesh.visible = !solid;
    this.highlights.through(solid);
    this.redraw();
  }

  private redraw(): void {
    this.screen.redraw();
  }
}
