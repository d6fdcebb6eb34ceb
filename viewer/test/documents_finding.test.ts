/** What the search reads of a page: its headings with the text below them, and rows that have an address. */
import { expect, it } from "vitest";
import { entries } from "../documents/finding.ts";

const page = (body: string) => ({ name: "checks", title: "Checks", summary: "", body });

it("gives the page itself and each heading its own text, as plain words", () => {
  const found = entries([
    page('<h1>Checks</h1><p>First &amp; last</p><h2 id="ltb">Lateral <i>torsional</i></h2><p>M<sub>cr</sub> &lt; 1</p>'),
  ]);
  expect(found).toEqual([
    ["checks", "Checks", "Checks", "Checks First & last"],
    ["checks#ltb", "Checks", "Lateral torsional", "Mcr < 1"],
  ]);
});

it("gives rows with an id an entry of their own, and leaves them out of the heading's text", () => {
  const rows = '<table><tr id="code_a"><th>code_a required</th><td>Says A</td></tr><tr><td>plain</td></tr></table>';
  expect(entries([page(`<h1>Checks</h1><h2 id="codes">Codes</h2>${rows}`)])).toEqual([
    ["checks", "Checks", "Checks", "Checks"],
    ["checks#codes", "Checks", "Codes", "plain"],
    ["checks#code_a", "Checks", "code_a", "Says A"],
  ]);
});

it("leaves drawings and folded examples out", () => {
  const [only] = entries([page("<h1>Checks</h1><svg><text>picture</text></svg><details><summary>JSON</summary>{}</details><p>Seen</p>")]);
  expect(only![3]).toBe("Checks Seen");
});
