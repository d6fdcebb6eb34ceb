/** The rows of a table that are in the document: those in sight and some beyond; more follow as they are scrolled to. */
import { el } from "../controls/element.ts";

/** Rows drawn at a time: more than a tall pane shows, and a fraction of the work of a whole page of them. */
const STEP = 30;

export class Rows {
  readonly node = el("tbody");
  private draw: (place: number) => HTMLElement = () => el("tr");
  private count = 0;
  private readonly near: IntersectionObserver;

  /** `pane` is what scrolls; `life` ends with the model. */
  constructor(pane: HTMLElement, life: AbortSignal) {
    // A sheet is not scrolled.
    addEventListener("beforeprint", () => this.reach(this.count), { signal: life });
    this.near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) this.reach(this.drawn + STEP);
      },
      { root: pane, rootMargin: "100%" },
    );
  }

  private get drawn(): number {
    return this.node.childElementCount;
  }

  show(count: number, draw: (place: number) => HTMLElement): void {
    this.count = count;
    this.draw = draw;
    this.node.replaceChildren();
    this.reach(STEP);
  }

  /** Draws as many as that, where there are so many, and waits for the last of them to come near. */
  reach(wanted: number): void {
    const last = Math.min(wanted, this.count);
    const lines: HTMLElement[] = [];
    for (let i = this.drawn; i < last; i++) lines.push(this.draw(i));
    this.node.append(...lines);
    this.near.disconnect();
    if (this.drawn < this.count) this.near.observe(this.node.lastElementChild!);
  }
}
