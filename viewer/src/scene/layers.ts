/** The layers of the picture: each is drawn when it is first seen, so that what nobody looks at costs nothing. */
import { Group, type Object3D, type Scene } from "three";
import type { Label, Labels } from "./labels.ts";

export type Drawing = () => { group: Object3D; labels: Label[] };

const NONE: Label[] = [];

export type Layer = "solids" | "plates" | "supports" | "hinges" | "loads" | "axes" | "ids" | "reactions";

export class Layers {
  private readonly groups = new Map<string, Group>();
  private readonly plans = new Map<string, Drawing>();
  private readonly stale = new Set<string>();
  private readonly visible = new Map<string, boolean>();
  private readonly words = new Map<string, Label[]>();
  constructor(
    private readonly scene: Scene,
    private readonly labels: Labels,
  ) {}

  /** How a layer is to be drawn from now on. */
  plan(name: string, draw: Drawing): void {
    this.plans.set(name, draw);
    this.stale.add(name);
  }
  /** To be drawn again as planned, in other colours. */
  renew(...names: string[]): void {
    for (const name of names) if (this.plans.has(name)) this.stale.add(name);
  }
  show(name: string, on: boolean): void {
    this.visible.set(name, on);
  }
  seen(name: string): boolean {
    return this.visible.get(name) ?? false;
  }
  /** A layer of words alone, always seen. */
  label(name: string, labels: Label[]): void {
    this.visible.set(name, true);
    this.words.set(name, labels);
  }

  apply(): void {
    for (const name of [...this.stale]) {
      if (!this.seen(name)) continue;
      this.stale.delete(name);
      this.fill(name, this.plans.get(name)!());
    }
    for (const [name, group] of this.groups) group.visible = this.seen(name);
    for (const [name, labels] of this.words) this.labels.put(name, this.seen(name) ? labels : NONE);
  }

  private fill(name: string, { group: content, labels }: ReturnType<Drawing>): void {
    let group = this.groups.get(name);
    if (!group) {
      group = new Group();
      this.groups.set(name, group);
      this.scene.add(group);
    }
    group.traverse((part) => (part as { geometry?: { dispose(): void } }).geometry?.dispose());
    group.clear();
    group.add(content);
    this.words.set(name, labels);
  }
}
