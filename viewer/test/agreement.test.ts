/** Page, report, command and MCP give one verdict on a model, with the same sentence and the same open points. */
import { readdirSync, readFileSync } from "node:fs";
import { type AuthoredModel, type Model, openLibrary, plainModel, type Results, SolveError, solve } from "handoff-solver";
import { checksSaid } from "handoff-solver/command";
import { compareModels } from "handoff-solver/design";
import { validate } from "handoff-solver/validate";
import { describe, expect, test } from "vitest";
import { summary } from "../../clients/mcp/src/summary.ts";
import { tablesOf } from "../../clients/mcp/src/tables.ts";
import { AT_LENGTH, seeds } from "../../solver/test/seeds.ts";
import { randomModel } from "../../solver/test/walk/models.ts";

import { reportHtml } from "../src/report/alone.ts";
import { overview } from "../src/solving/overview.ts";

const EXAMPLES = new URL("../../schemas/examples/", import.meta.url);
const read = (name: string): Model => plainModel(JSON.parse(readFileSync(new URL(`${name}.json`, EXAMPLES), "utf8")) as AuthoredModel);
const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
/** As text stands in a document. */
const written = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&#39;").replaceAll('"', "&quot;");

const CODES: Record<Results["summary"]["verdict"], number> = {
  ...{ passes: 0, fails: 1, cannot_verify: 3, incomplete: 3, not_trusted: 3, nothing_checked: 4 },
};

async function agreed(model: Model): Promise<Results["summary"]> {
  const results = solve(model, { sections: library });
  const { verdict, sentence, open_points: points, ...found } = results.summary;
  const { pass, fail, cannot_verify, incomplete, informative } = found;

  const page = overview(results, 0);
  expect(page.verdict).toMatchObject({ is: verdict, sentence, open: points, pass, fail, cannot_verify, incomplete, informative });
  const rows = page.checks.filter((check) => !check.informative).map((check) => check.verdict);
  for (const [is, count] of Object.entries({ pass, fail, cannot_verify, incomplete }))
    expect(rows.filter((row) => row === is)).toHaveLength(count);
  // Green is for a plain pass of a member that was checked wholly.
  if (verdict === "passes") expect(page.unverified.every((open) => open === null)).toBe(true);
  if (verdict === "nothing_checked") expect(rows).not.toContain("pass");

  // Whatever is counted as open has its reason, in the page's data, on paper and in the terminal.
  const open = page.checks.filter((check) => check.verdict === "cannot_verify" || check.verdict === "incomplete");
  for (const { id, why } of open)
    expect(
      why.filter(({ text }) => text.trim()),
      id,
    ).not.toEqual([]);
  // Striped is what such a check has, and what a check looks at but none of strength.
  const without = new Set(found.unchecked_members);
  page.unverified.forEach((what, i) => {
    const id = results.members.ids[i]!;
    const looked = page.checks.some((check) => !check.informative && check.members.includes(id));
    expect(what !== null, id).toBe(open.some((check) => !check.informative && check.members.includes(id)) || (looked && without.has(id)));
  });

  const said = checksSaid(results);
  const lines = said.text.split("\n");
  expect(said.code).toBe(CODES[verdict]);
  expect(lines).toContain(sentence);
  expect(lines.flatMap((line) => (line.startsWith("open: ") ? [line.slice(6)] : []))).toEqual(points);

  expect(summary(results)).toMatchObject({ verdict, sentence });
  // An answer of the MCP has as many points as it has room for, and says of how many.
  const told = tablesOf(results, ["open"], { sets: [] }).open!;
  expect(told.rows).toEqual(points.slice(0, told.rows.length).map((point) => ({ point })));
  expect(told.shown).toContain(`${told.rows.length} of ${points.length}`);

  const html = await reportHtml(model, results, { styles: "", date: "", extent: "standard", library });
  const absent = (texts: string[], document: string): string[] => texts.filter((text) => !document.includes(text));
  const banner = `<strong>${page.verdict.word.toUpperCase()}</strong> ${written(sentence)}`;
  const reasons = open.flatMap(({ informative, why }) => (informative ? [] : why));
  expect(absent([banner, ...points.map((point) => `<li>${written(point)}</li>`)], html)).toEqual([]);
  // On paper reasons of one code share a number, with the words of one of them.
  const all = page.checks.flatMap(({ why }) => why);
  const printed = new Set(all.filter(({ text }) => html.includes(written(text))).map(({ code }) => code));
  expect(reasons.filter(({ code }) => !printed.has(code))).toEqual([]);
  expect(
    absent(
      reasons.map(({ text }) => text),
      said.text,
    ),
  ).toEqual([]);
  // Every check that is counted as open is spoken of by a point: no count without a reason.
  if (verdict !== "nothing_checked" && cannot_verify + incomplete > 0)
    expect(points.join("\n")).toMatch(/left open|To be confirmed|Nothing is verified/);
  return results.summary;
}

describe("every example", () => {
  // Seconds of work, which the others show as well.
  const long = AT_LENGTH ? [] : ["braced-frame", "building-frame", "canopy", "office-floor", "tower"];
  const names = readdirSync(EXAMPLES).map((file) => file.replace(".json", ""));
  test.each(names.filter((name) => !long.includes(name)))("%s", async (name) => {
    await agreed(read(name));
  });
});

/** Random structures of every kind, every member checked: most of them leave something open. */
test("random models", { timeout: 600_000 }, async () => {
  let open = 0;
  for (const seed of seeds(40, 600)) {
    const random = randomModel(seed) as AuthoredModel;
    // Small ones leave as much open in a tenth of the time.
    if (!AT_LENGTH && random.model.members.length > 8) continue;
    const checks: NonNullable<NonNullable<AuthoredModel["analysis"]>["checks"]> = [
      { id: "strength", type: "en1993_1_1", limit_state: "ULS", all: true, restrained: seed % 3 === 0 },
      { id: "sag", type: "deflection", limit_state: "ULS", limit_ratio: 250, all: true, informative: seed % 4 === 0 },
    ];
    const asking = (asked: typeof checks): AuthoredModel => ({ ...random, analysis: { options: random.analysis?.options, checks: asked } });
    // The solver says of a member it cannot check why; validation would refuse to ask.
    if (!validate(asking([]), { sections: library }).valid) continue;
    const found = await agreed(plainModel(asking(checks))).catch(unstable);
    open += (found?.cannot_verify ?? 0) + (found?.incomplete ?? 0);
  }
  // Enough to compare words by; fewer are open the more is computed.
  expect(open).toBeGreaterThan(50);
});

/** What has no results has no verdict to agree on. */
function unstable(error: unknown): null {
  if (error instanceof SolveError) return null;
  throw error;
}

describe("what could be said in two ways", () => {
  const beam = (change: (model: Model) => void = () => undefined): Model => {
    const model = read("simply-supported-beam");
    change(model);
    return model;
  };
  const still = (model: Model): void => {
    for (const one of model.model.load_cases) {
      one.self_weight = 0;
      one.member_loads = [];
    }
  };

  test("the beam itself passes", async () => expect(await agreed(beam())).toMatchObject({ verdict: "passes", open_points: [] }));

  test("nothing acts at all", async () =>
    expect(await agreed(beam(still))).toMatchObject({ verdict: "nothing_checked", pass: 0, cannot_verify: 2 }));

  test("a combination in which nothing acts", async () => {
    const model = beam(({ model: { load_combinations: sets, load_cases: cases } }) => {
      cases.push({ id: "W", nature: "wind", self_weight: 0 });
      sets.push({ id: "ULS2", limit_state: "ULS", terms: [{ load_case: "W", factor: 1.5 }] });
    });
    expect(await agreed(model)).toMatchObject({
      verdict: "incomplete",
      open_points: ["Nothing acts in ULS2: zeros verify nothing; to be loaded or left out"],
    });
  });

  test("an informative limit exceeded", async () => {
    const model = beam(({ analysis }) =>
      analysis!.checks!.push({
        id: "fine",
        type: "deflection",
        members: ["beam"],
        limit_state: "SLS",
        limit_ratio: 2000,
        informative: true,
      }),
    );
    expect(await agreed(model)).toMatchObject({
      verdict: "incomplete",
      open_points: ["1 informative limit exceeded: beam; to be accepted or mended"],
    });
  });

  test("a doubt about a material", async () => {
    // Without a word on how its certificate came about, a strength above the standard's is a claim.
    const model = beam(({ model: { materials } }) => {
      materials[0] = { id: "S355", type: "steel", grade: "S235", e: 210e9, g: 81e9, density: 7850, fy: 300e6 };
    });
    const { verdict, open_points: points } = await agreed(model);
    expect(verdict).toBe("incomplete");
    expect(points).toContainEqual(expect.stringMatching(/^Material S355 gives fy = 300/));
  });

  test("a question that waits", async () => {
    // Lifted, the flange that the slab does not hold is free.
    const lifted = beam(({ model: { load_cases }, analysis }) => {
      for (const one of load_cases) one.member_loads = one.member_loads?.map((load) => ({ ...load, fz: 25e3 }) as typeof load);
      analysis!.checks = [{ id: "strength", type: "en1993_1_1", limit_state: "ULS", all: true, restrained: true }];
    });
    const { verdict, open_points: points } = await agreed(lifted);
    expect(verdict).toBe("fails");
    expect(points).toContainEqual(expect.stringMatching(/^To be confirmed in .*lateral_restraints/));
  });

  test("a member whose buckling cannot be verified, and one that nobody checks", async () => {
    // A round tube of class 4 is a shell (EN 1993-1-6).
    const open = beam(({ model: { sections } }) => void (sections[0] = { id: sections[0]!.id, library: "CHS610x6.3" }));
    expect((await agreed(open)).verdict).toBe("cannot_verify");
    const left = beam(({ analysis }) => void (analysis!.checks = analysis!.checks!.filter(({ id }) => id === "deflection")));
    expect((await agreed(left)).open_points).toContain(
      "1 member not checked for strength: beam; to be named in a check of type en1993_1_1",
    );
  });

  test("no checks, and plates alone", async () => {
    const bare = beam(({ analysis }) => void (analysis!.checks = []));
    expect(await agreed(bare)).toMatchObject({ verdict: "nothing_checked", sentence: "No check that counts was made." });
    expect((await agreed(read("slab"))).verdict).toBe("nothing_checked");
  });

  test("the design loop says it too", () => {
    const lighter = beam(({ model: { sections } }) => void (sections[0] = { id: "beam", library: "IPE240" }));
    const { before, after } = compareModels(beam(), lighter, { sections: library });
    const results = solve(lighter, { sections: library });
    expect(before.verdict).toBe("passes");
    expect(after).toMatchObject({ verdict: "fails", sentence: results.summary.sentence });
  });
});
