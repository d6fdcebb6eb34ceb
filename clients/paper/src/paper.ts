/** As much of a document as the report is built with: elements with attributes, classes and children, written as HTML. */

const VOID = new Set(["br", "hr", "img", "input", "meta"]);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export class PaperElement {
  private readonly attributes = new Map<string, string>();
  private readonly children: (PaperElement | string)[] = [];
  readonly style: Record<string, string> = {};

  constructor(private readonly tag: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  /** Nobody clicks on paper. */
  addEventListener(): void {}
  append(...children: (PaperElement | string)[]): void {
    this.children.push(...children);
  }

  get outerHTML(): string {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
    const style = Object.entries(this.style).map(([name, value]) => `${name}:${value}`);
    const styled = style.length ? ` style="${escaped(style.join(";"))}"` : "";
    if (VOID.has(this.tag)) return `<${this.tag}${attributes}${styled}>`;
    const inside = this.children.map((child) => (typeof child === "string" ? escaped(child) : child.outerHTML)).join("");
    return `<${this.tag}${attributes}${styled}>${inside}</${this.tag}>`;
  }
}

/** Text that is HTML already. */
export class PaperMarkup extends PaperElement {
  constructor(private readonly markup: string) {
    super("");
  }
  override get outerHTML(): string {
    return this.markup;
  }
}

const paper = {
  createElement: (tag: string): PaperElement => new PaperElement(tag),
  createElementNS: (_: string, tag: string): PaperElement => new PaperElement(tag),
};

/** What the page's own modules write goes on paper while `work` is under way. */
export async function onPaper<T>(work: () => Promise<T>): Promise<T> {
  const world = globalThis as { document?: unknown };
  const before = world.document;
  world.document = paper;
  try {
    return await work();
  } finally {
    world.document = before;
  }
}
