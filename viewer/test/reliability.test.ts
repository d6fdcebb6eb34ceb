/** Tables out of the document of proofs. */
import { expect, it } from "vitest";
import { blocks } from "../documents/reliability.ts";
import { toHtml } from "../src/controls/markup.ts";

const TEXT = `# What it survives

Two lines
of one \`paragraph\`.

| row | must show | shown | date |
|---|---|---|---|
| Faults | lost 0 | moto: faults on the wire 1,200; lost 0; dynalite: faults on the wire 34; lost 1 (a, b) | today |
| Crash | lost 0 | \`kill -9\` 50; lost or returned 0 | today |
| Load | stays up | not run | |

## Not covered

- A power cut,
  every record is synced.
- \`<b>\`
`;

it("becomes headings, paragraphs, tables and lists, with no markup of its own", () => {
  const written = blocks(TEXT).map(toHtml).join("\n");
  expect(written).toContain('<h1 id="what-it-survives">What it survives</h1>');
  expect(written).toContain("of one <code>paragraph</code>.</p>");
  expect(written).toContain('<th scope="row">Faults</th><td>lost 0</td>');
  expect(written).toContain("<li><code>&lt;b&gt;</code></li>");
  expect(written.match(/<li>/g)).toHaveLength(2);
});
