/** What bends and is coloured: members as lines or as solids, and the surface of plates. */
import type { Catalogue } from "../model/catalogue.ts";
import type { Surface } from "./contours.ts";
import type { Highlights } from "./highlights.ts";
import { MemberLines } from "./members.ts";
import { Paint } from "./paint.ts";
import type { Palette } from "./palette.ts";
import type { Moved } from "./plates.ts";
import type { Screen } from "./screen.ts";
import type { Solids } from "./solids.ts";

type Mask = Parameters<Paint["lay"]>[3];

export class Body {
  readonly members: MemberLines;
  readonly paint = new Paint();
  /** Displaced points of every member, how far nodes are moved, and how much larger than life both are drawn. */
  shape: Float32Array | null = null;
  moved: Moved = null;
  private scale = 0;
  private solid: Solids | null = null;
  private surfaced: Surface | null = null;

  constructor(
    parts: Catalogue,
    private readonly screen: Screen,
    palette: Palette,
  ) {
    this.members = new MemberLines(parts, screen.resolution, palette.ghost, palette.canvas);
    this.members.ghost.mesh.visible = false;
  }

  /** Null until outlines have come. */
  get solids(): Solids | null {
    return this.solid;
  }
  get surface(): Surface | null {
    return this.surfaced;
  }

  fill(solids: Solids, shown: Mask): void {
    this.solid = solids;
    solids.restrict(shown);
    solids.displace(this.shape, this.members.points);
    solids.scale(this.screen.deform);
  }
  cover(surface: Surface | null): void {
    this.surfaced = surface;
    surface?.scale(this.screen.deform);
  }

  displace(shape: Float32Array | null, scale: number, moved: Moved): void {
    this.shape = shape;
    this.moved = moved;
    this.scale = shape ? scale : 0;
    this.members.displace(shape);
    this.solid?.displace(shape, this.members.points);
    this.members.ghost.mesh.visible = shape !== null;
  }

  /** Bent by a share of the whole shape. */
  bend(share: number, highlights: Highlights): void {
    this.screen.deform = this.scale * share;
    this.members.lines.set("deform", this.screen.deform);
    this.solid?.scale(this.screen.deform);
    this.surfaced?.scale(this.screen.deform);
    highlights.bend(this.screen.deform);
  }

  /** Takes the theme's colours again. */
  repaint(palette: Palette): void {
    this.members.ghost.mesh.material.uniforms.flat_tint!.value = palette.ghost;
    this.members.lines.mesh.material.uniforms.pale!.value = palette.canvas;
  }
  lay(palette: Palette, shown: Mask): void {
    this.paint.lay(this.members, this.solid, palette, shown);
  }
}
