/** The picture of one model: a scene whose parts are switched, coloured and moved from outside. */
import { Group } from "three";
import type { Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type Hit, membersOf, sameHit } from "../model/hit.ts";
import type { Shown } from "../model/part.ts";
import type { ResolvedSection } from "../model/section.ts";
import { Animation } from "./animation.ts";
import { Body } from "./body.ts";
import type { Eye, Projection, ViewName } from "./camera.ts";
import type { Surface } from "./contours.ts";
import { Highlights } from "./highlights.ts";
import type { Label } from "./labels.ts";
import { type Drawing, type Layer, Layers } from "./layers.ts";
import { lights } from "./lights.ts";
import type { Words } from "./loads.ts";
import { Marks } from "./marks.ts";
import type { Judgement } from "./paint.ts";
import { readPalette } from "./palette.ts";
import { Picker } from "./picking.ts";
import { type Moved, plateMesh } from "./plates.ts";
import type { Screen } from "./screen.ts";
import type { Solids } from "./solids.ts";
import { modelSymbols } from "./symbols.ts";

export type { Layer, Projection, ViewName, Words };

export class Stage {
  readonly points: number;
  readonly marks: Marks;
  private readonly body: Body;
  private readonly highlights: Highlights;
  private readonly picker: Picker;
  private readonly layers: Layers;
  private readonly animation = new Animation((share) => this.bend(share));
  private palette = readPalette();
  private chosen: Hit | null = null;
  /** What one symbol measures in metres: a share of the model, less where the model is fine-meshed. */
  private readonly size: number;

  constructor(
    readonly screen: Screen,
    private readonly parts: Catalogue,
  ) {
    const scene = screen.turnTo(parts);
    this.layers = new Layers(scene, screen.labels);
    this.body = new Body(parts, this.screen, this.palette);
    const { members } = this.body;
    this.points = members.points;
    this.picker = new Picker(parts);
    this.size = parts.bounds.size * (parts.runs.length > 400 ? 0.018 : 0.034);
    this.marks = new Marks(parts, this.layers, this.screen, this.size, this.palette, () => this.apply());
    this.highlights = new Highlights(parts, members, this.screen.resolution, this.size);
    scene.add(members.lines.mesh, members.ghost.mesh, this.highlights.group, ...lights());
    this.repaint();
    this.eye.turnTo(parts);
  }

  get eye(): Eye {
    return this.screen.eye;
  }
  /** Nothing moves any more: another model has taken the screen. */
  end(): void {
    this.animation.run(false);
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
    this.body.fill(solids, this.picker.shown.members);
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
    this.body.repaint(this.palette);
    const symbols = modelSymbols(this.parts, this.size, this.palette, this.screen.resolution, this.picker.shown);
    for (const [name, draw] of Object.entries(symbols)) this.layers.plan(name, draw);
    this.drawPlates();
    this.marks.repaint(this.palette);
    this.highlights.paint(this.palette);
    this.paintMembers();
    this.apply();
  }

  /** Displaced points of every member and how much larger than life they are drawn. */
  deformed(shape: Float32Array | null, scale: number, animate: boolean, label?: Label, moved: Moved = null): void {
    this.body.displace(shape, scale, moved);
    this.highlights.moved = moved;
    this.layers.label("deformed", shape && label ? [label] : []);
    this.animation.run(shape !== null && animate);
    if (!(shape !== null && animate)) this.bend(1);
    this.highlights.refresh();
    this.apply();
  }

  /** Plates coloured or moved by results; null draws them as panes again. */
  plates(surface: Surface | null): void {
    this.body.cover(surface);
    this.drawPlates();
  }

  /** What to colour by, null for nothing, and members that take no part in what is shown: these are dashed. */
  judged(judgement: Judgement | null, resting: readonly number[], tints: readonly string[] | null = null): void {
    this.body.paint.judgement = judgement;
    this.body.paint.tints = tints;
    this.body.paint.resting = new Set(resting);
    this.paintMembers();
    this.screen.redraw();
  }

  /** Draws a part of the model alone. */
  restrict(shown: Shown): void {
    if (shown === this.picker.shown) return;
    this.picker.shown = shown;
    this.body.solids?.restrict(shown.members);
    this.repaint();
  }

  /** Brings a member with its diagram, a node or a plate into the middle, near enough to be read. */
  seek(hit: Hit): void {
    const node = hit.kind === "node" ? this.parts.model.model.nodes[hit.index] : undefined;
    const members = membersOf(hit);
    const ends = members.flatMap((member) => [this.parts.runs[member]!.from, this.parts.runs[member]!.to]);
    const points: Vec[] = node ? [[node.x, node.y, node.z]] : [...ends, ...this.marks.reach(members)];
    if (points.length) this.eye.near(points);
    this.screen.redraw();
  }

  select(hit: Hit | null, hover: Hit | null): void {
    if (!sameHit(hit, this.chosen)) {
      this.chosen = hit;
      this.marks.choose(hit?.kind === "member" ? hit.index : null);
      this.apply();
    }
    this.highlights.mark(hit, hover);
    this.screen.redraw();
  }

  pick(clientX: number, clientY: number): Hit | null {
    const { body, points, screen } = this;
    const { left, top, width, height } = screen.canvas.getBoundingClientRect();
    const { camera } = screen.eye;
    camera.updateMatrixWorld();
    const plates = this.layers.seen("plates");
    const drawn = { shape: body.shape, points, deform: screen.deform, moved: body.moved, plates };
    return this.picker.at(clientX - left, clientY - top, { camera, width, height }, drawn);
  }

  /** The value of the coloured plates at a place on one of them. */
  valueAt({ index, spot }: Hit): number | null {
    return (spot && this.body.surface?.valueAt(index, spot)) ?? null;
  }

  private bend(share: number): void {
    this.body.bend(share, this.highlights);
    this.screen.redraw();
  }

  private paintMembers(): void {
    this.body.lay(this.palette, this.picker.shown.members);
  }

  private drawPlates(): void {
    const { surface } = this.body;
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
    const solid = this.layers.seen("solids") && this.body.solids !== null;
    this.body.members.lines.mesh.visible = !solid;
    this.highlights.through(solid);
    this.screen.redraw();
  }
}
