/** Two cameras over one set of controls: perspective and orthographic, standard views, fit. */
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { type Catalogue, homeView } from "../model/catalogue.ts";

export type ViewName = "iso" | "front" | "side" | "top";
export type Projection = "perspective" | "orthographic";
/** Where the eye stands, what it looks at, and half the height it sees there. */
export interface View {
  projection: Projection;
  eye: [number, number, number];
  target: [number, number, number];
  half: number;
}

/** Shares of the picture's height and width that lie under controls. */
export interface Covered {
  top: number;
  bottom: number;
  right: number;
}

// Just off the axis where looking along Z would leave "up" undefined.
const DIRECTIONS: Record<ViewName, [number, number, number]> = {
  iso: [0.82, -1.35, 0.72],
  front: [0, -1, 0],
  side: [1, 0, 0],
  top: [0, -1e-4, 1],
};
const FIELD = 35;
/** Room left round the model for diagrams, loads and supports, as a share of its size, and for labels. */
const ROOM = { flat: { across: 0.14, up: 0.1 }, spatial: { across: 0.06, up: 0.04 } };
const MARGIN = 1.08;

export class Eye {
  readonly perspective = new PerspectiveCamera(FIELD, 1, 0.01, 1e5);
  readonly orthographic = new OrthographicCamera(-1, 1, 1, -1, -1e5, 1e5);
  readonly controls: OrbitControls;
  camera: PerspectiveCamera | OrthographicCamera = this.perspective;
  private aspect = 1;
  /** The reader has chosen a view of their own: a change of the window's size leaves it alone. */
  private steered = false;
  private halfHeight = 1;
  /** `covered` tells what may be kept free of the model; of several ways the one that shows it largest is taken. */
  constructor(
    element: HTMLElement,
    private readonly bounds: Catalogue["bounds"],
    private readonly covered: () => readonly Covered[],
    private readonly onChange: () => void,
  ) {
    this.perspective.up.set(0, 0, 1);
    this.orthographic.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.perspective, element);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", onChange);
    this.controls.addEventListener("start", () => {
      this.steered = true;
    });
  }

  homeView(): ViewName {
    return homeView(this.bounds);
  }

  look(view: ViewName): void {
    this.steered = false;
    const direction = new Vector3(...DIRECTIONS[view]).normalize();
    this.controls.target.set(...this.bounds.centre);
    this.camera.position.copy(this.controls.target).add(direction);
    this.fit();
  }

  /** Fits the model's box as seen from here, keeping the direction of view. */
  fit(): void {
    const target = new Vector3(...this.bounds.centre);
    const direction = this.camera.position.clone().sub(this.controls.target).normalize();
    const right = new Vector3().crossVectors(this.camera.up, direction).normalize();
    const up = new Vector3().crossVectors(direction, right);
    const { low, high, size } = this.bounds;
    const slope = Math.tan((FIELD * Math.PI) / 360);
    const room = this.homeView() === "iso" ? ROOM.spatial : ROOM.flat;
    const within = (covered: Covered): { covered: Covered; half: number; distance: number } => {
      let half = size * 0.16;
      let distance = 0;
      for (let corner = 0; corner < 8; corner++) {
        const point = new Vector3(corner & 1 ? high[0] : low[0], corner & 2 ? high[1] : low[1], corner & 4 ? high[2] : low[2]).sub(target);
        const needed = Math.max(
          (Math.abs(point.dot(up)) + size * room.up) / (1 - covered.top - covered.bottom),
          (Math.abs(point.dot(right)) + size * room.across) / (this.aspect * (1 - covered.right)),
          size * 0.16,
        );
        half = Math.max(half, needed);
        // A corner nearer to the eye needs the eye further back.
        distance = Math.max(distance, needed / slope + point.dot(direction));
      }
      return { covered, half: half * MARGIN, distance: distance * MARGIN };
    };
    const best = this.covered()
      .map(within)
      .reduce((a, b) => (b.distance < a.distance ? b : a));
    const { covered, distance } = best;
    this.halfHeight = best.half;
    // The model stands in the middle of what is free to see.
    const seen = this.camera === this.perspective ? distance * slope : this.halfHeight;
    target.addScaledVector(up, (covered.top - covered.bottom) * seen);
    target.addScaledVector(right, covered.right * this.aspect * seen);
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(direction, distance);
    this.perspective.near = size / 1000;
    this.perspective.far = distance + size * 40;
    this.orthographic.zoom = 1;
    this.frame();
    this.controls.update();
  }

  /** The view the reader has chosen; null while the page chooses. */
  chosen(): View | null {
    if (!this.steered) return null;
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
    return this.camera.position.distanceTo(this.controls.target) * Math.tan((FIELD * Math.PI) / 360);
  }
  restore({ projection, eye, target, half }: View): void {
    this.project(projection);
    this.steered = true;
    this.halfHeight = half;
    this.orthographic.zoom = 1;
    this.controls.target.set(...target);
    this.camera.position.set(...eye);
    this.frame();
    this.controls.update();
  }

  /** Looks at a place from the same side, near enough for something of that length. */
  near(at: [number, number, number], length: number): void {
    const direction = this.camera.position.clone().sub(this.controls.target).normalize();
    const half = Math.max(length * 0.8, this.bounds.size * 0.12);
    // Going there is no reason to see less than all of a small model, or to be moved away from it.
    if (half >= this.half()) return;
    this.steered = true;
    this.halfHeight = half;
    this.orthographic.zoom = 1;
    this.controls.target.set(...at);
    this.camera.position.copy(this.controls.target).addScaledVector(direction, half / Math.tan((FIELD * Math.PI) / 360));
    this.frame();
    this.controls.update();
  }

  project(projection: Projection): void {
    const next = projection === "perspective" ? this.perspective : this.orthographic;
    if (next === this.camera) return;
    next.position.copy(this.camera.position);
    if (next === this.orthographic) {
      const distance = this.camera.position.distanceTo(this.controls.target);
      this.halfHeight = distance * Math.tan((FIELD * Math.PI) / 360);
      next.zoom = 1;
    } else {
      const seen = this.halfHeight / this.orthographic.zoom;
      const direction = this.camera.position.clone().sub(this.controls.target).normalize();
      next.position.copy(this.controls.target).addScaledVector(direction, seen / Math.tan((FIELD * Math.PI) / 360));
    }
    this.camera = next;
    this.controls.object = next;
    this.frame();
    this.controls.update();
  }

  resize(aspect: number): void {
    this.aspect = aspect;
    this.frame();
    if (!this.steered && this.camera.position.lengthSq() > 0) this.fit();
  }

  /** Keyboard steps: turn in radians, zoom as a factor. */
  turn(azimuth: number, polar: number): void {
    this.steered = true;
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.applyAxisAngle(new Vector3(0, 0, 1), azimuth);
    const side = new Vector3().crossVectors(this.camera.up, offset).normalize();
    const tilted = offset.clone().applyAxisAngle(side, polar);
    if (Math.abs(tilted.clone().normalize().z) < 0.999) offset.copy(tilted);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
  }
  zoom(factor: number): void {
    this.steered = true;
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
