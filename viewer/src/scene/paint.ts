/** How members look: the colour of their utilisation, a light core where points are open, stripes where there is no figure, dashes where they rest. */
import { Color } from "three";
import { utilisationColour } from "../results/utilisation.ts";
import type { Look, MemberLines } from "./members.ts";
import type { Palette } from "./palette.ts";
import type { Solids } from "./solids.ts";

/** Utilisation of each member, null where there is none, and whether points are open. */
export interface Judgement {
  ratios: readonly (number | null)[];
  open: readonly boolean[];
}

export class Paint {
  /** To colour by; null for the plain colour of members. */
  judgement: Judgement | null = null;
  /** Colours of members in place of their utilisation. */
  tints: readonly string[] | null = null;
  /** Members that take no part in what is shown. */
  resting: ReadonlySet<number> = new Set();
  private readonly shades = new Map<string, Color>();
  private laid: readonly unknown[] = [];

  /** The paint does not look at what it covers: lines and solids are given each time. */
  lay(lines: MemberLines, solids: Solids | null, palette: Palette, shown: readonly boolean[] | null): void {
    const { resting, tints } = this;
    const judgement = tints ? null : this.judgement;
    const wanted = [judgement, tints, [...resting].join(), solids, palette, shown];
    // Switching a combination rarely changes what members look like, and ten thousand take their time.
    if (wanted.every((value, i) => value === this.laid[i])) return;
    this.laid = wanted;
    const shade = (i: number, plain: Color): Color =>
      tints ? this.shade(tints[i]!) : judgement ? this.shade(utilisationColour(judgement.ratios[i])) : plain;
    // Not by colour alone: what has no figure is striped, what is open keeps its colour and has a light core.
    const look = (i: number): Look =>
      judgement === null ? "whole" : (judgement.ratios[i] ?? null) === null ? "striped" : judgement.open[i] ? "open" : "whole";
    lines.texture(resting, look, shown);
    lines.tint((i) => shade(i, palette.member));
    // A solid cannot be dashed: it is drawn as pale as what is not there.
    solids?.tint((i) => (resting.has(i) ? palette.ghost : shade(i, palette.solid)), look);
  }

  private shade(css: string): Color {
    const known = this.shades.get(css) ?? new Color(css);
    this.shades.set(css, known);
    return known;
  }
}
