/** What a report says of failures and open points, and of stability: each thing once. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { type Tag, tag, toHtml } from "../src/controls/markup.ts";
import { sourceOf } from "../src/report/alone.ts";
import { reportContent } from "../src/report/content.ts";
import { findings } from "../src/report/findings.ts";
import { frontSheet } from "../src/report/front.ts";
import { inputTables } from "../src/report/inputs.ts";
import { loadRows } from "../src/report/loads.ts";
import { modes } from "../src/report/modes.ts";
import { checkList } from "../src/report/numbers.ts";
import { traces } from "../src/report/traces.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const braced = JSON.parse(readFileSync(new URL("../../schemas/examples/braced-frame.json", import.meta.url), "utf8")) as Model;
const words = (tags: Tag[]): string =>
  tags
    .map(toHtml)
    .join("")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** Members of the braced frame checked in a limit state that no combination has: each has the same reason. */
const bare = ((): ReturnType<typeof sourceOf> => {
  const check = { id: "bare", type: "en1993_1_1" as const, limit_state: "ALS" as const, members: ["C11", "C12", "C21"] };
  const model = { ...braced, analysis: { ...braced.analysis, checks: [check] } } as Model;
  return sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library });
})();

const rowsOf = (html: string): string[] => [...html.matchAll(/<tr>(?:(?!<\/tr>).)*<\/tr>/gs)].map(([row]) => row).slice(1);

test("a reason stands once under its number, which all rows have that end so", async () => {
  const tags = await findings(bare, bare.overview!, 400, false);
  const rows = rowsOf(toHtml(tags.find(({ name }) => name === "div")!));
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/<td class="text word">1<\/td><\/tr>$/);
  const [list, ...others] = tags.filter(({ name }) => name === "ol").map(toHtml);
  expect(others).toEqual([]);
  expect(list).toContain("no combination has the limit state ALS");
});

test("reasons of one code have one number, and the list says that the others differ", async () => {
  const overview = bare.overview!;
  const why = (i: number) => [{ code: "moving_end", text: `its end at node ${i} moves ${i}.5 mm` }];
  const checks = overview.checks.map((one, i) => ({ ...one, beyond: null, why: why(i) }));
  const told = { ...overview, checks };
  const said = words(await findings({ ...bare, overview: told }, told, 400, false));
  expect(said.split("its end at node")).toHaveLength(2);
  expect(said).toContain("moves 0.5 mm (names and numbers of the first that says it)");
});

test("the summary leaves reasons to the open points", async () => {
  expect(words(await findings(bare, bare.overview!, 8, true)).split("no combination has the limit state ALS")).toHaveLength(2);
});

test("a row of critical factors has the figure alone: head and first column say what and whose it is", () => {
  const row = { combination: "ULS1", alpha: 5.2, sway: false, members: [], failed: null, awaited: false };
  const list = { sway: null, awaited: [], firstOrder: 10, buckling: [], modal: null };
  const said = (swaySaid: string): string => words(modes({ ...list, critical: [{ ...row, swaySaid }] }));
  expect(said("sway αcr > 10 (proven)")).toContain("ULS1 5.2 members buckle &gt; 10 (proven)");
  expect(said("sway αcr = 2.24 in ULS1")).toContain("members buckle 2.24");
  expect(said("sway αcr not known in ULS1, nor needed")).toContain("members buckle not known, nor needed");
});

test("combinations with the same factors are one row, and of many the standard report has the ten lowest", () => {
  const one = (combination: string, alpha: number | null, failed: string | null = null) => ({
    ...{ combination, alpha, sway: true, members: [], failed, awaited: false },
    swaySaid: alpha === null ? "" : `sway αcr = ${alpha.toFixed(2)} in ${combination}`,
  });
  // Thirty values, each of a combination upright and leaning; one that has none, one without compression.
  const many = Array.from({ length: 30 }, (_, i) => [one(`U${i}`, 40 - i), one(`U${i} +x`, 40 - i)]).flat();
  const critical = [...many, one("W", null), one("F", null, "no convergence")];
  const list = { critical, sway: { said: "sway αcr = 11.00 in U29", low: false }, awaited: [], firstOrder: 10, buckling: [], modal: null };
  const [standard, full] = [false, true].map((all) => words(modes(list, all)));
  expect(standard).toContain("F – no convergence U29, U29 +x 11.0 sway 11.00 U28, U28 +x 12.0");
  expect(standard).toContain("U20, U20 +x 20.0 sway 20.00 40 others, which the full report lists 21.0 to 40.0 sway W – nothing compressed");
  expect(standard).toContain("Lowest of all combinations: sway αcr = 11.00 in U29.");
  expect(full).toContain("U0, U0 +x 40.0 sway 40.00 W – nothing compressed");
});

test("a change of temperature has no axes", () => {
  const load = { member: bare.model.model.members[0]!.id, type: "temperature" as const, dt: 20 };
  const [first, ...others] = bare.model.model.load_cases;
  const model = { ...bare.model, model: { ...bare.model.model, load_cases: [{ ...first!, member_loads: [load] }, ...others] } };
  const types = loadRows({ ...bare, model }).map(([, , type]) => type);
  expect(types).toContain("temperature");
});

test("places of loads have four figures, and a member that bears one twice is named once", () => {
  const load = { member: "C11", type: "distributed" as const, fz: -1000, start: 5 / 12, end: 7 / 12 };
  const [first, ...others] = bare.model.model.load_cases;
  const cases = [{ ...first!, member_loads: [load, { ...load, member: "C12" }, load] }, ...others];
  const rows = loadRows({ ...bare, model: { ...bare.model, model: { ...bare.model.model, load_cases: cases } } });
  const [, on, , , at] = rows.find(([, , type]) => type?.startsWith("distributed"))!;
  expect([on, at]).toEqual(["2 × C11, C12", "0.4167 to 0.5833"]);
});

test("eleven checks stand on the first sheet once, and forty in a list of their own", async () => {
  const overview = bare.overview!;
  const many = (count: number) => ({ ...overview, checks: Array.from({ length: count }, () => overview.checks[0]!) });
  const said = async (count: number, brief = false): Promise<[string, number]> => {
    const told = many(count);
    const source = { ...bare, overview: told };
    const front = words(await frontSheet(source, told, tag("p", {}), { date: "", by: "" }, brief));
    return [/The \d+ worst of \d+ checks|Checks, worst first/.exec(front)![0], (await checkList(source, told, 400)).length];
  };
  expect(await said(11)).toEqual(["Checks, worst first", 0]);
  expect(await said(40)).toEqual(["The 10 worst of 40 checks", 4]);
  expect((await said(11, true))[0]).toBe("The 10 worst of 11 checks");
});

test("the list of all checks says a reason once, and breaks no word of what governs", async () => {
  const overview = bare.overview!;
  const [one] = overview.checks;
  const governing = { key: "ltb", clause: "6.3.2", title: "Lateral-torsional buckling", combination: "ULS1", member: null, position: null };
  const checks = Array.from({ length: 20 }, (_, i) => ({
    ...one!,
    governing,
    target: { ...one!.target, id: `T${i}` },
    why: [{ code: "unheld", text: "no buckling lengths" }],
  }));
  const told = { ...overview, checks };
  const list = (await checkList({ ...bare, overview: told }, told, 400)).map(toHtml).join("");
  expect(list.split("no buckling lengths")).toHaveLength(2);
  expect(list.split('<td class="text word">1</td></tr>')).toHaveLength(21);
  expect(list).toContain(`<td class="text prose">${governing.title}</td>`);
});

test("a saved model is reported by the name in the account, with its own title beside it", async () => {
  const saved = { ...bare, draft: { ...bare.draft, saved: { name: "Hall A" } } };
  const front = words(await frontSheet(saved, bare.overview!, tag("p", {}), { date: "", by: "" }));
  expect(front).toContain(`Hall A Project Hall A Title in the model ${bare.model.settings!.title}`);
  expect(words([await reportContent(saved, "summary", tag("p", {}), { date: "", by: "" })])).toMatch(/Hall A model SHA-256/);
  const sent = words(await frontSheet(bare, bare.overview!, tag("p", {}), { date: "", by: "" }));
  expect(sent).not.toContain("Title in the model");
});

test("a section without a name in the library is told by its dimensions", () => {
  const [sections] = inputTables(bare);
  const shape = sections!.columns.findIndex(({ title }) => title === "Library or shape");
  const told = Array.from({ length: sections!.rows }, (_, row) => sections!.columns[shape]!.value(row));
  expect(told).toEqual(["HEA200", "IPE330", "rectangle, h 100.0 mm, b 12.0 mm"]);
});

test("a check that is written out for the chosen member is not written again among the worst", async () => {
  const { checks } = bare.overview!;
  const alone = { ...bare.overview!, checks: checks.slice(0, 1) };
  const said = async (overview: typeof alone, chosen: string | null) => words(await traces(bare, overview, 3, false, chosen));
  const only = checks[0]!.members[0]!;
  expect(await said(alone, only)).toContain(`Checks of ${only}, clause by clause`);
  expect((await said(alone, only)).split("clause by clause")).toHaveLength(2);
  expect(await said(bare.overview!, only)).toContain("Other checks, clause by clause");
  expect(await said(bare.overview!, null)).toMatch(/Checks, clause by clause/);
});
