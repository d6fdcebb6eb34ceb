/** The chosen and the hovered member, node or plate, drawn over the model. */
import { Group, Mesh, MeshBasicMaterial, SphereGeometry, type Vector2 } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import { type Hit, membersOf } from "./hit.ts";
import type { MemberLines } from "./members.ts";
import type { Palette } from "./palette.ts";
import { type Moved, pane } from "./plates.ts";
import { Segments } from "./segments.ts";

export class Highlights {
  readonly group = new Group();
  private palette: Palette | null = null;
  private drawn: Segments[] = [];
  private selected: Hit | null = null;
  private hovered: Hit | null = null;
  private deform = 0;
  private solid = false;
  /** How nodes move, for what is drawn on plates. */
  moved: Moved = null;
  constructor(
    private readonly parts: Catalogue,
    private readonly members: MemberLines,
    private readonly resolution: Vector2,
    private readonly size: number,
  ) {}

  paint(palette: Palette): void {
    this.palette = palette;
    this.refresh();
  }
  mark(selected: Hit | null, hovered: Hit | null, deform: number): void {
    [this.selected, this.hovered, this.deform] = [selected, hovered, deform];
    this.refresh();
  }
  through(solid: boolean): void {
    if (solid === this.solid) return;
    this.solid = solid;
    this.refresh();
  }
  bend(deform: number): void {
    this.deform = deform;
    for (const segments of this.drawn) segments.set("deform", deform);
    if (this.selected?.kind === "plate" || this.hovered?.kind === "plate") this.refresh();
  }

  refresh(): void {
    if (!this.palette) return;
    for (const segments of this.drawn) segments.dispose();
    this.drawn = [];
    this.group.clear();
    if (this.hovered) this.add(this.hovered, "hover", 8);
    if (this.selected) this.add(this.selected, "select", 10);
  }

  private add(hit: Hit, tone: "select" | "hover", width: number): void {
    const colour = this.palette![tone];
    if (hit.kind === "member") {
      // Behind a line as a halo, so that the member's own colour still says its utilisation; through a solid as its axis.
      const segments = new Segments(
        this.members.excerpt(membersOf(hit)),
        { width: this.solid ? width / 2 : width, colour },
        this.resolution,
      );
      segments.set("deform", this.deform);
      segments.mesh.renderOrder = this.solid ? 5 : -1;
      segments.mesh.material.depthTest = !this.solid;
      segments.mesh.material.transparent = this.solid;
      this.drawn.push(segments);
      this.group.add(segments.mesh);
      return;
    }
    if (hit.kind === "plate") {
      this.group.add(pane(this.parts, hit.index, this.moved, this.deform, colour));
      return;
    }
    const node = this.parts.model.model.nodes[hit.index];
    if (!node) return;
    const ball = new Mesh(
      new SphereGeometry(this.size * 0.24, 16, 12),
      new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true }),
    );
    ball.position.set(node.x, node.y, node.z);
    ball.renderOrder = 6;
    this.group.add(ball);
  }
}
