/** The chosen and the hovered member, node or plate, drawn over the model; each is drawn anew only where it changes, since what is made anew flickers. */
import { Group, Mesh, MeshBasicMaterial, type Object3D, SphereGeometry, type Vector2 } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import { type Hit, membersOf, sameHit } from "../model/hit.ts";
import type { MemberLines } from "./members.ts";
import type { Palette } from "./palette.ts";
import { type Moved, pane } from "./plates.ts";
import { Segments } from "./segments.ts";

const WIDTHS = { hover: 8, select: 10 };
/** How far a halo stands behind its line, in depths of the view: two at one depth show through one another by turns. */
const BEHIND = -2e-5;
type Tone = keyof typeof WIDTHS;
const TONES = Object.keys(WIDTHS) as Tone[];

interface Mark {
  hit: Hit | null;
  /** Of members alone. */
  segments: Segments | null;
  object: Object3D | null;
}

const unmarked = (): Mark => ({ hit: null, segments: null, object: null });

export class Highlights {
  readonly group = new Group();
  private palette: Palette | null = null;
  private readonly marks: Record<Tone, Mark> = { hover: unmarked(), select: unmarked() };
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
  mark(selected: Hit | null, hovered: Hit | null): void {
    this.put("select", selected);
    // Two halos at one depth would show through one another by turns.
    this.put("hover", sameHit(selected, hovered) ? null : hovered);
  }
  through(solid: boolean): void {
    if (solid === this.solid) return;
    this.solid = solid;
    this.refresh();
  }
  bend(deform: number): void {
    this.deform = deform;
    for (const tone of TONES) {
      const { hit, segments } = this.marks[tone];
      segments?.set("deform", deform);
      if (hit?.kind === "plate") this.draw(tone);
    }
  }

  refresh(): void {
    for (const tone of TONES) this.draw(tone);
  }

  private put(tone: Tone, hit: Hit | null): void {
    if (sameHit(hit, this.marks[tone].hit)) return;
    this.marks[tone].hit = hit;
    this.draw(tone);
  }

  private draw(tone: Tone): void {
    const mark = this.marks[tone];
    mark.segments?.dispose();
    mark.object?.removeFromParent();
    mark.segments = mark.object = null;
    if (!mark.hit || !this.palette) return;
    if (mark.hit.kind === "member") mark.segments = this.halo(mark.hit, tone);
    mark.object = mark.segments?.mesh ?? this.shape(mark.hit, this.palette[tone]);
    if (mark.object) this.group.add(mark.object);
  }

  /** Behind a line as a halo, so that the member's own colour still says its utilisation; through a solid as its axis. */
  private halo(hit: Hit, tone: Tone): Segments {
    const width = WIDTHS[tone];
    const segments = new Segments(
      this.members.excerpt(membersOf(hit)),
      { width: this.solid ? width / 2 : width, colour: this.palette![tone], lift: this.solid ? 0 : BEHIND },
      this.resolution,
    );
    segments.set("deform", this.deform);
    segments.mesh.renderOrder = this.solid ? 5 : -1;
    segments.mesh.material.depthTest = !this.solid;
    segments.mesh.material.transparent = this.solid;
    return segments;
  }

  private shape(hit: Hit, colour: Palette[Tone]): Object3D | null {
    if (hit.kind === "plate") return pane(this.parts, hit.index, this.moved, this.deform, colour);
    const node = this.parts.model.model.nodes[hit.index];
    if (!node) return null;
    const ball = new Mesh(
      new SphereGeometry(this.size * 0.24, 16, 12),
      new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true }),
    );
    ball.position.set(node.x, node.y, node.z);
    ball.renderOrder = 6;
    return ball;
  }
}
