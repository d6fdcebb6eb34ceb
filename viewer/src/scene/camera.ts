/** Two cameras over one set of controls: perspective and orthographic, standard views, fit. */
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { CORNER, extentOf, homeView } from "../geometry/bounds.ts";
import { minus, type Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type Covered, fitted } from "./fitting.ts";

export type ViewName = "iso" | "front" | "side" | "top";
export type Projection = "perspective" | "orthographic";
/** Where the eye stands, what it looks at, and half the height it sees there. */
export interface View {
  projection: Projection;
  eye: [number, number, number];
  target: [number, number, number];
  half: number;
}

// Just off the axis where looking along Z would leave "up" undefined.
const DIRECTIONS: Record<ViewName, Vec> = {
  iso: CORNER,
  front: [0, -1, 0],
  side: [1, 0, 0],
  top: [0, -1e-4, 1],
};
const FIELD = 35;
/** Room left round the model for diagrams, loads and supports, as a share of its size, and for labels. */
const ROOM = { flat: { across: 0.14, up: 0.1 }, spatial: { across: 0.06, up: 0.04 } };
/** Half the height of the smallest view, as a share of the model's size: a beam may be looked at along its axis. */
const LEAST = 0.17;
/** The same of a part that is gone to, and what is left beside it, as a share of its own length. */
const NEAREST = 0.12;
const BESIDE = 0.4;
/** A part is gone to where it is seen at least so much larger than with the whole model. */
const GAIN = 0.85;
const SLOPE = Math.tan((FIELD * Math.PI) / 360);

/** Where to look, from which side, and half the height to see there. */
interface Aim {
  half: number;
  target: Vector3;
  back: Vector3;
}

export class Eye {
  readonly perspective = new PerspectiveCamera(FIELD, 1, 0.01, 1e5);
  readonly orthographic = new OrthographicCamera(-1, 1, 1, -1, -1e5, 1e5);
  readonly controls: OrbitControls;
  camera: PerspectiveCamera | OrthographicCamera = this.perspective;
  private aspect = 1;
  /** The reader has chosen no view yet. */
  private home = true;
  /** The view is neither a standard one nor fitted: a change of the window's size leaves it alone. */
  private steered = false;
  private halfHeight = 1;
  /** The view from which the eye went to a part. */
  private before: View | null = null;
  /** `covered` tells what may be kept free of the model; of several ways the one that shows it largest is taken. */
  constructor(
    element: HTMLElement,
    private parts: Catalogue,
    private readonly covered: () => readonly Covered[],
    private readonly onChange: () => void,
  ) {
    this.perspective.up.set(0, 0, 1);
    this.orthographic.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.perspective, element);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", onChange);
    this.controls.addEventListener("start", () => this.steer());
  }

  /** Looks at a changed model from where the reader looks; a view that nobody has chosen is that of the model. */
  turnTo(parts: Catalogue): void {
    this.parts = parts;
    if (this.home) this.goHome();
    else if (!this.steered) this.go(this.whole());
  }

  /** The view that the page opens with; elevations and plans are measured from, so they have no perspective. */
  goHome(): void {
    const view = homeView(this.parts.bounds);
    this.camera = view === "iso" ? this.perspective : this.orthographic;
    this.controls.object = this.camera;
    this.look(view);
    this.home = true;
  }

  look(view: ViewName): void {
    this.before = null;
    this.home = false;
    this.steered = false;
    const direction = new Vector3(...DIRECTIONS[view]).normalize();
    this.controls.target.set(...this.parts.bounds.centre);
    this.camera.position.copy(this.controls.target).add(direction);
    this.go(this.whole());
  }

  /** Fits the model as seen from here, keeping the direction of view. */
  fit(): void {
    this.home = false;
    this.before = null;
    this.go(this.whole());
  }

  /** Whether what moves so, three numbers each, moves mostly along the line of sight. */
  hides(movements: Float32Array): boolean {
    const { x, y, z } = this.camera.position.clone().sub(this.controls.target).normalize();
    let [along, all] = [0, 0];
    for (let i = 0; i < movements.length; i += 3) {
      const [u, v, w] = [movements[i]!, movements[i + 1]!, movements[i + 2]!];
      along += (u * x + v * y + w * z) ** 2;
      all += u * u + v * v + w * w;
    }
    return along > 0.6 * all;
  }

  private steer(): void {
    this.home = false;
    this.steered = true;
  }

  /** Looks at these places from the same side, near enough to read what lies between them and clear of what covers the picture. */
  near(points: readonly Vec[]): void {
    const { size } = this.parts.bounds;
    const { size: extent, centre } = extentOf(points);
    const room = { across: Math.min(size * ROOM.flat.across, extent * BESIDE), up: Math.min(size * ROOM.flat.up, extent * BESIDE) };
    const [aim, whole] = [this.aimed(points, centre, room, size * NEAREST), this.whole()];
    // Going there is no reason to see less than all of a small model.
    if (aim.half < whole.half * GAIN) {
      this.before ??= this.view();
      this.steer();
      return this.go(aim);
    }
    if (this.steered) this.go(whole);
  }

  get hasGone(): boolean {
    return this.before !== null;
  }
  goBack(): void {
    if (this.before) this.restore(this.before);
  }

  private whole(): Aim {
    const { centre, size } = this.parts.bounds;
    const room = homeView(this.parts.bounds) === "iso" ? ROOM.spatial : ROOM.flat;
    const points = this.parts.model.model.nodes.map(({ x, y, z }): Vec => [x, y, z]);
    return this.aimed(points, centre, { across: size * room.across, up: size * room.up }, size * LEAST);
  }

  private aimed(points: readonly Vec[], centre: Vec, room: { across: number; up: number }, least: number): Aim {
    const back = this.camera.position.clone().sub(this.controls.target).normalize();
    const right = new Vector3().crossVectors(this.camera.up, back).normalize();
    const up = new Vector3().crossVectors(back, right);
    const axes = { right: right.toArray(), up: up.toArray(), back: back.toArray() };
    const lens = { aspect: this.aspect, slope: this.camera === this.perspective ? SLOPE : null };
    const about = points.map((point) => minus(point, centre));
    const best = this.covered()
      .map((covered) => fitted(about, axes, lens, covered, room, least))
      .reduce((a, b) => (b.half < a.half ? b : a));
    const target = new Vector3(...centre).addScaledVector(right, best.across).addScaledVector(up, best.up);
    return { half: best.half, target, back };
  }

  private go({ half, target, back }: Aim): void {
    const { size } = this.parts.bounds;
    const distance = half / SLOPE;
    this.halfHeight = half;
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(back, distance);
    this.perspective.near = size / 1000;
    this.perspective.far = distance + size * 40;
    this.orthographic.zoom = 1;
    this.frame();
    this.controls.update();
  }

  /** The view the reader has chosen; null while the page chooses. */
  chosen(): View | null {
    return this.home ? null : this.view();
  }
  private view(): View {
    return {
      projection: this.camera === this.perspective ? "perspective" : "orthographic",
      eye: this.camera.position.toArray(),
      target: this.controls.target.toArray(),
      half: this.half(),
    };
  }
  /** Half the height that is seen where the eye looks, in metres. */
  half(): number {
    if (this.camera === this.orthographic) return this.halfHeight / this.orthographic.zoom;
    return this.camera.position.distanceTo(this.controls.target) * SLOPE;
  }
  restore({ projection, eye, target, half }: View): void {
    this.before = null;
    this.project(projection);
    this.steer();
    this.halfHeight = half;
    this.orthographic.zoom = 1;
    this.controls.target.set(...target);
    this.camera.position.set(...eye);
    this.frame();
    this.controls.update();
  }

  project(projection: Projection): void {
    const next = projection === "perspective" ? this.perspective : this.orthographic;
    if (next === this.camera) return;
    this.home = false;
    next.position.copy(this.camera.position);
    if (next === this.orthographic) {
      const distance = this.camera.position.distanceTo(this.controls.target);
      this.halfHeight = distance * SLOPE;
      next.zoom = 1;
    } else {
      const seen = this.halfHeight / this.orthographic.zoom;
      const direction = this.camera.position.clone().sub(this.controls.target).normalize();
      next.position.copy(this.controls.target).addScaledVector(direction, seen / SLOPE);
    }
    this.camera = next;
    this.controls.object = next;
    this.frame();
    this.controls.update();
  }

  resize(aspect: number): void {
    this.aspect = aspect;
    this.frame();
    if (!this.steered && this.camera.position.lengthSq() > 0) this.go(this.whole());
  }

  /** Keyboard steps: turn in radians, zoom as a factor. */
  turn(azimuth: number, polar: number): void {
    this.steer();
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.applyAxisAngle(new Vector3(0, 0, 1), azimuth);
    const side = new Vector3().crossVectors(this.camera.up, offset).normalize();
    const tilted = offset.clone().applyAxisAngle(side, polar);
    if (Math.abs(tilted.clone().normalize().z) < 0.999) offset.copy(tilted);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
  }
  zoom(factor: number): void {
    this.steer();
    if (this.camera === this.orthographic) {
      this.orthographic.zoom /= factor;
      this.orthographic.updateProjectionMatrix();
      this.onChange();
    } else this.camera.position.sub(this.controls.target).multiplyScalar(factor).add(this.controls.target);
    this.controls.update();
  }

  private frame(): void {
    this.perspective.aspect = this.aspect;
    Object.assign(this.orthographic, {
      left: -this.halfHeight * this.aspect,
      right: this.halfHeight * this.aspect,
      top: this.halfHeight,
      bottom: -this.halfHeight,
    });
    this.perspective.updateProjectionMatrix();
    this.orthographic.updateProjectionMatrix();
    this.onChange();
  }
}
