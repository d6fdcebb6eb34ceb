/** How members look: the colour of their utilisation, stripes where nothing wholly verified them, dashes where they rest. */
import { Color } from "three";
import { utilisationColour } from "../picture/scale.ts";
import type { MemberLines } from "./members.ts";
import type { Palette } from "./palette.ts";
import type { Solids } from "./solids.ts";

export class Paint {
  /** Utilisations to colour by; null for the plain colour of members. */
  ratios: readonly (number | null)[] | null = null;
  /** Members that take no part in what is shown. */
  resting: ReadonlySet<number> = new Set();
  private readonly shades = new Map<string, Color>();
  private laid: readonly unknown[] = [];

  /** The paint does not look at what it covers: lines and solids are given each time. */
  lay(lines: MemberLines, solids: Solids | null, palette: Palette, shown: readonly boolean[] | null): void {
    const { ratios, resting } = this;
    const wanted = [ratios, [...resting].join(), solids, palette, shown];
    // Switching a combination rarely changes what members look like, and ten thousand take their time.
    if (wanted.every((value, i) => value === this.laid[i])) return;
    this.laid = wanted;
    const shade = (i: number, plain: Color): Color => (ratios ? this.shade(utilisationColour(ratios[i])) : plain);
    // Not by colour alone: what is not verified is striped too.
    const striped = (i: number): boolean => ratios !== null && (ratios[i] ?? null) === null;
    lines.texture(resting, striped, shown);
    lines.tint((i) => shade(i, palette.member));
    // A solid cannot be dashed: it is drawn as pale as what is not there.
    solids?.tint((i) => (resting.has(i) ? palette.ghost : shade(i, palette.solid)), striped);
  }

  private shade(css: string): Color {
    const known = this.shades.get(css) ?? new Color(css);
    this.shades.set(css, known);
    return known;
  }
}
