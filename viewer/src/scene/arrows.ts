/** Arrows, cones and boxes drawn many at a time. */
import {
  BoxGeometry,
  type BufferGeometry,
  type Color,
  ConeGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from "three";
import type { Vec } from "../geometry/vectors.ts";

const UP = new Vector3(0, 1, 0);

export interface Placed {
  at: Vec;
  direction: Vec;
  size: Vec;
}

function instanced(geometry: BufferGeometry, items: Placed[], colour: Color, lit: boolean): InstancedMesh {
  const material = lit ? new MeshLambertMaterial({ color: colour }) : new MeshBasicMaterial({ color: colour });
  const mesh = new InstancedMesh(geometry, material, items.length);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  items.forEach(({ at, direction, size }, i) => {
    turn.setFromUnitVectors(UP, new Vector3(...direction).normalize());
    matrix.compose(new Vector3(...at), turn, new Vector3(...size));
    mesh.setMatrixAt(i, matrix);
  });
  mesh.frustumCulled = false;
  // Its shaders would be compiled for nothing, which is most of what opening a small model costs.
  mesh.visible = items.length > 0;
  return mesh;
}

/** Cones whose tip is at `at`, pointing along `direction`; size = [radius, height, radius]. */
export function cones(items: Placed[], colour: Color, sides = 20, lit = true): InstancedMesh {
  return instanced(new ConeGeometry(1, 1, sides).rotateY(Math.PI / 4).translate(0, -0.5, 0), items, colour, lit);
}
export const boxes = (items: Placed[], colour: Color): InstancedMesh => instanced(new BoxGeometry(1, 1, 1), items, colour, true);
export const balls = (items: Placed[], colour: Color, lit = false): InstancedMesh =>
  instanced(new SphereGeometry(1, 16, 12), items, colour, lit);

/** Collects arrows: shafts as pieces for `Segments`, heads as cones. */
export class Arrows {
  readonly shafts: number[] = [];
  readonly heads: Placed[] = [];
  constructor(private readonly head: number) {}
  add(tail: Vec, tip: Vec): void {
    const direction: Vec = [tip[0] - tail[0], tip[1] - tail[1], tip[2] - tail[2]];
    const length = Math.hypot(...direction);
    if (length < 1e-12) return;
    this.shafts.push(...tail, ...tip);
    const head = Math.min(this.head, length * 0.6);
    this.heads.push({ at: tip, direction, size: [head * 0.32, head, head * 0.32] });
  }
  line(from: Vec, to: Vec): void {
    this.shafts.push(...from, ...to);
  }
  /** Three quarters of a circle about `axis` with a head on the end: a moment, right-handed. */
  turn(centre: Vec, axis: Vec, radius: number): void {
    const n = new Vector3(...axis).normalize();
    const u = new Vector3(Math.abs(n.z) < 0.9 ? 0 : 1, 0, Math.abs(n.z) < 0.9 ? 1 : 0).cross(n).normalize();
    const v = new Vector3().crossVectors(n, u);
    const at = (angle: number): Vec => {
      const p = u
        .clone()
        .multiplyScalar(Math.cos(angle) * radius)
        .addScaledVector(v, Math.sin(angle) * radius);
      return [centre[0] + p.x, centre[1] + p.y, centre[2] + p.z];
    };
    const count = 18;
    const sweep = 1.5 * Math.PI;
    for (let i = 0; i < count; i++) this.line(at((sweep * i) / count), at((sweep * (i + 1)) / count));
    const end = at(sweep);
    const before = at(sweep - 0.35);
    this.heads.push({
      at: end,
      direction: [end[0] - before[0], end[1] - before[1], end[2] - before[2]],
      size: [this.head * 0.32, this.head, this.head * 0.32],
    });
  }
}
