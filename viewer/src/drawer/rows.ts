/** The rows of a table that are in the document: those in sight and some beyond; more follow as they are scrolled to. */
import { el } from "../controls/element.ts";

/** Rows drawn at first: a pane as it opens and as much again. Sentences of three lines make a row dear to lay out. */
const FIRST = 16;

export class Rows {
  readonly node = el("tbody");
  private draw: (place: number) => HTMLElement = () => el("tr");
  private count = 0;
  private readonly near: IntersectionObserver;

  /** `pane` is what scrolls. */
  constructor(pane: HTMLElement) {
    // A sheet is not scrolled. Ahead of whoever dresses the page for it.
    addEventListener("beforeprint", () => this.reach(this.count), { capture: true });
    this.near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) this.reach(2 * this.drawn);
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
    this.reach(FIRST);
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
