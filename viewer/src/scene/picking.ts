/** Which member, node or plate lies under the pointer, found on the CPU over the projected model. */
import { type Camera, Matrix4 } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import type { Hit } from "../model/hit.ts";
import { ALL, type Shown } from "../model/part.ts";
import { type Moved, plateAt } from "./plates.ts";

const REACH = { member: 9, node: 8 };

/** From where the scene is looked at, and how large it is on the screen, px. */
export interface Look {
  camera: Camera;
  width: number;
  height: number;
}

/** What is drawn: `points` displaced positions per member in `shape`, or straight members where there is none. */
export interface Drawn {
  shape: Float32Array | null;
  points: number;
  deform: number;
  moved: Moved;
  plates: boolean;
}

/** Puts a place on the screen, x and y and its depth into `out`; false behind the eye. */
type Project = (px: number, py: number, pz: number) => boolean;

function projection({ camera, width, height }: Look, out: Float64Array): Project {
  const m = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).elements;
  return (px, py, pz) => {
    const w = m[3]! * px + m[7]! * py + m[11]! * pz + m[15]!;
    out[0] = ((m[0]! * px + m[4]! * py + m[8]! * pz + m[12]!) / w + 1) * 0.5 * width;
    out[1] = (1 - (m[1]! * px + m[5]! * py + m[9]! * pz + m[13]!) / w) * 0.5 * height;
    out[2] = w;
    return w > 0;
  };
}

export class Picker {
  shown: Shown = ALL;
  constructor(private readonly parts: Catalogue) {}

  /** Nodes before members, and both before the plates that they stand on. */
  at(x: number, y: number, look: Look, drawn: Drawn): Hit | null {
    const out = new Float64Array(3);
    const project = projection(look, out);
    const hit = this.node(x, y, out, project) ?? this.member(x, y, out, project, drawn);
    return hit ?? (drawn.plates ? plateAt(this.parts, this.shown.plates, drawn.moved, drawn.deform, x, y, out, project) : null);
  }

  private node(x: number, y: number, out: Float64Array, project: Project): Hit | null {
    let best: Hit | null = null;
    let nearest = REACH.node;
    this.parts.model.model.nodes.forEach((node, index) => {
      if (!this.shown.node(node.id) || !project(node.x, node.y, node.z)) return;
      const distance = Math.hypot(out[0]! - x, out[1]! - y);
      if (distance < nearest) [nearest, best] = [distance, { kind: "node", index }];
    });
    return best;
  }

  private member(x: number, y: number, out: Float64Array, project: Project, { shape, points, deform }: Drawn): Hit | null {
    let best: Hit | null = null;
    let nearest = REACH.member;
    const pieces = shape && deform ? points - 1 : 1;
    this.parts.runs.forEach(({ from, to }, index) => {
      if (this.shown.members?.[index] === false) return;
      let [lastX, lastY, seen] = [0, 0, false];
      for (let i = 0; i <= pieces; i++) {
        const t = i / pieces;
        const at = (index * points + i) * 3;
        const d = shape && deform ? [shape[at]! * deform, shape[at + 1]! * deform, shape[at + 2]! * deform] : [0, 0, 0];
        const ahead = project(
          from[0] + (to[0] - from[0]) * t + d[0]!,
          from[1] + (to[1] - from[1]) * t + d[1]!,
          from[2] + (to[2] - from[2]) * t + d[2]!,
        );
        if (i && seen && ahead) {
          const [distance, share] = toPiece(x, y, lastX, lastY, out[0]!, out[1]!);
          if (distance < nearest) [nearest, best] = [distance, { kind: "member", index, along: (i - 1 + share) / pieces }];
        }
        [lastX, lastY, seen] = [out[0]!, out[1]!, ahead];
      }
    });
    return best;
  }
}

/** How far a point lies from a piece, and which share of the piece comes before the nearest place on it. */
function toPiece(x: number, y: number, x0: number, y0: number, x1: number, y1: number): [number, number] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const t = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
  return [Math.hypot(x - x0 - t * dx, y - y0 - t * dy), t];
}
