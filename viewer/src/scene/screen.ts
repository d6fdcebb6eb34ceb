/** Where the scene is looked at: the canvas and its words, how large they are, and when they are drawn again. */
import { Mesh, Scene, Vector2, WebGLRenderer } from "three";
import type { Box } from "../geometry/placing.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { barFor, type Lengths } from "./bar.ts";
import { Eye } from "./camera.ts";
import type { Covered } from "./fitting.ts";
import { Labels } from "./labels.ts";
import { type Palette, readPalette } from "./palette.ts";
import { bitmapOf, composed } from "./snapshot.ts";

export class Screen {
  readonly resolution = new Vector2(1, 1);
  readonly labels = new Labels();
  readonly eye: Eye;
  /** How much larger than life the scene is bent. */
  deform = 0;
  private readonly renderer: WebGLRenderer;
  private readonly sized = new ResizeObserver(() => this.settle());
  private queued = 0;
  private taken: Box[] = [];
  private lengths: Lengths = { word: String, unit: 1 };
  private palette = readPalette();
  private scene = new Scene();

  constructor(
    private readonly host: HTMLElement,
    private parts: Catalogue,
    covered: () => readonly Covered[],
    private readonly boxes: () => Box[],
  ) {
    this.renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: false });
    this.renderer.domElement.className = "picture";
    host.append(this.renderer.domElement, this.labels.canvas);
    this.eye = new Eye(this.renderer.domElement, parts, covered, () => this.redraw());
    this.sized.observe(host);
    this.resize();
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }

  /** Fits again after what covers the picture has changed, unless the reader has chosen a view of their own. */
  settle(): void {
    // A canvas given a size is empty, and the browser shows it so until it is drawn: the next frame may be long in coming.
    if (this.resize()) this.draw();
  }

  /** An empty scene for another model; what stood in the one before is let go. */
  turnTo(parts: Catalogue): Scene {
    for (const part of drawnIn(this.scene)) {
      part.geometry.dispose();
      for (const material of [part.material].flat()) material.dispose();
    }
    this.labels.clear();
    this.scene = new Scene();
    this.parts = parts;
    return this.scene;
  }

  repaint(palette: Palette): void {
    this.palette = palette;
    this.renderer.setClearColor(palette.canvas);
    this.redraw();
  }

  /** How lengths are written from now on. */
  measure(lengths: Lengths): void {
    this.lengths = lengths;
    this.redraw();
  }

  /** The picture and its words as they are now. */
  still(ratio = this.renderer.getPixelRatio()): HTMLCanvasElement {
    this.renderer.setPixelRatio(ratio);
    this.draw();
    const taken = composed(this.canvas, this.labels.canvas);
    this.settle();
    return taken;
  }
  snapshot(ratio?: number): Promise<Blob> {
    return bitmapOf(this.still(ratio));
  }

  redraw(): void {
    this.queued ||= requestAnimationFrame(() => this.draw());
  }

  /** Whether the canvas was given another size, which empties it. */
  private resize(): boolean {
    const width = Math.max(1, this.host.clientWidth);
    const height = Math.max(1, this.host.clientHeight);
    const ratio = Math.min(window.devicePixelRatio, 2);
    const same = this.renderer.getPixelRatio() === ratio && this.resolution.x === width && this.resolution.y === height;
    if (!same) {
      this.renderer.setPixelRatio(ratio);
      this.renderer.setSize(width, height, false);
      this.resolution.set(width, height);
    }
    this.taken = this.boxes();
    this.eye.resize(width / height);
    this.redraw();
    return !same;
  }

  private draw(): void {
    cancelAnimationFrame(this.queued);
    this.queued = 0;
    this.renderer.render(this.scene, this.eye.camera);
    const { clientWidth: width, clientHeight: height } = this.host;
    const { css } = this.palette;
    this.labels.draw({
      camera: this.eye.camera,
      width,
      height,
      ratio: this.renderer.getPixelRatio(),
      deform: this.deform,
      css,
      covered: this.taken,
      runs: this.parts.runs,
      bar: barFor(this.eye, height, this.taken, this.lengths),
    });
  }
}

function drawnIn(scene: Scene): Mesh[] {
  const found: Mesh[] = [];
  scene.traverse((part) => {
    if (part instanceof Mesh) found.push(part);
  });
  return found;
}
