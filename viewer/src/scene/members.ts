/** Members as lines: a base polyline per member, its displacement, its colour. */
import type { Color, Vector2 } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import { pointsPerMember } from "../model/points.ts";
import { changed, Segments, segmentGeometry, TEXTURE, values } from "./segments.ts";

/** What is said of a member beside its colour. */
export type Look = "whole" | "open" | "striped";

export class MemberLines {
  readonly lines: Segments;
  readonly ghost: Segments;
  readonly points: number;
  private readonly pieces: number;
  constructor(
    private readonly parts: Catalogue,
    resolution: Vector2,
    ghostColour: Color,
    pale: Color,
  ) {
    this.points = pointsPerMember(parts.runs.length);
    this.pieces = this.points - 1;
    const geometry = segmentGeometry(parts.runs.length * this.pieces);
    const a0 = values(geometry, "a0");
    const a1 = values(geometry, "a1");
    let at = 0;
    for (const { from, to } of parts.runs)
      for (let i = 0; i < this.pieces; i++)
        for (let k = 0; k < 3; k++, at++) {
          a0[at] = from[k]! + ((to[k]! - from[k]!) * i) / this.pieces;
          a1[at] = from[k]! + ((to[k]! - from[k]!) * (i + 1)) / this.pieces;
        }
    this.lines = new Segments(geometry, { width: parts.runs.length > 2000 ? 1.4 : 2.6, pale }, resolution);
    this.ghost = new Segments(geometry, { width: 1, colour: ghostColour }, resolution);
    this.ghost.mesh.renderOrder = -1;
  }

  /** Displacements of the members' points, `points` vectors per member; null puts the model back to rest. */
  displace(samples: Float32Array | null): void {
    const d0 = values(this.lines.geometry, "d0");
    const d1 = values(this.lines.geometry, "d1");
    let at = 0;
    for (let m = 0; m < this.parts.runs.length; m++)
      for (let i = 0; i < this.pieces; i++)
        for (let k = 0; k < 3; k++, at++) {
          const from = (m * this.points + i) * 3 + k;
          d0[at] = samples ? samples[from]! : 0;
          d1[at] = samples ? samples[from + 3]! : 0;
        }
    changed(this.lines.geometry, "d0", "d1");
  }

  tint(colourOf: (member: number) => Color): void {
    const tint = values(this.lines.geometry, "tint");
    for (let m = 0; m < this.parts.runs.length; m++) {
      const { r, g, b } = colourOf(m);
      for (let i = m * this.pieces * 3; i < (m + 1) * this.pieces * 3; i += 3) {
        tint[i] = r;
        tint[i + 1] = g;
        tint[i + 2] = b;
      }
    }
    changed(this.lines.geometry, "tint");
  }

  /** Dashes some members, stripes or hollows others, leaves out those not shown, and makes the rest whole. */
  texture(dashed: ReadonlySet<number>, look: (member: number) => Look, shown: readonly boolean[] | null): void {
    const dash = values(this.lines.geometry, "dash");
    for (let m = 0; m < this.parts.runs.length; m++) {
      const kind = TEXTURE[dashed.has(m) ? "dashed" : "solid"][look(m)];
      const hidden = shown?.[m] === false;
      for (let i = 0; i < this.pieces; i++) dash[m * this.pieces + i] = hidden ? -1 : kind === null ? 0 : kind + i + 1;
    }
    changed(this.lines.geometry, "dash");
  }

  /** The pieces of some members alone, for highlighting them. */
  excerpt(members: readonly number[]): ReturnType<typeof segmentGeometry> {
    const geometry = segmentGeometry(members.length * this.pieces);
    for (const name of ["a0", "a1", "d0", "d1"]) {
      const source = values(this.lines.geometry, name);
      members.forEach((m, i) =>
        values(geometry, name).set(source.subarray(m * this.pieces * 3, (m + 1) * this.pieces * 3), i * this.pieces * 3),
      );
    }
    return geometry;
  }
}
