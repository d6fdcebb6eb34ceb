/** The search over documents: what is found, in which order, and the words around it. */
import { describe, expect, it } from "vitest";
import { find, readEntries } from "../src/site/documents/finding.ts";

const ENTRIES = readEntries([
  ["checks#ltb", "Checks", "Lateral-torsional buckling", "The critical moment M_cr comes from an energy method over the whole span."],
  ["codes#self_weight_twice", "Codes", "self_weight_twice", "A load case states the weight of a member that another has already."],
  ["model", "The model", "The model", `Members, nodes and supports. ${"Words between. ".repeat(20)}Self weight is a factor of a case.`],
  ["axes", "Axes", "Äxés and signs", "Which way a moment is positive."],
]);
const paths = (query: string): string[] => find(ENTRIES, query).map(({ entry }) => entry.path);

describe("what is found", () => {
  it("has every word of the query, in any order, in heading, page or text", () => {
    expect(paths("weight self")).toEqual(["codes#self_weight_twice", "model"]);
    expect(paths("weight torsional")).toEqual([]);
  });
  it("puts a heading before a text", () => {
    expect(paths("weight")[0]).toBe("codes#self_weight_twice");
  });
  it("does not mind capitals, accents and signs between letters", () => {
    expect(paths("AXES")).toEqual(["axes"]);
    expect(paths("self-weight")).toEqual(paths("self weight"));
  });
  it("takes a symbol with its index for one word, with or without a line between them", () => {
    expect(paths("Mcr")).toEqual(["checks#ltb"]);
    expect(paths("M_cr")).toEqual(["checks#ltb"]);
    expect(paths("N_cr")).toEqual([]);
  });
  it("takes the beginning of a word while it is typed, and the middle from three letters on", () => {
    expect(paths("buck")).toEqual(["checks#ltb"]);
    expect(paths("orsio")).toEqual(["checks#ltb"]);
    expect(paths("uc")).toEqual([]);
  });
  it("is nothing for nothing", () => {
    expect(paths("")).toEqual([]);
    expect(paths(" ?! ")).toEqual([]);
  });
});

it("shows the words around the first word that was asked for", () => {
  const [, second] = find(ENTRIES, "weight self");
  expect(second!.snippet).toMatch(/^….*Self weight is a factor of a case\.$/);
  const [first] = find(ENTRIES, "critical");
  expect(first!.snippet).toMatch(/^The critical moment/);
});
