/** XML as workbooks are written in. */
import { expect, test } from "vitest";
import { escaped, readXml, within } from "../src/files/xml.ts";

test("elements, attributes, entities, CDATA, comments and prefixes", () => {
  const root = readXml(
    `\ufeff<?xml version="1.0"?><!-- one --><x:a b='1 &lt; 2' c="&#x41;&#66;"><x:t>a &amp; b</x:t><t><![CDATA[<raw>]]></t><e/></x:a>\n`,
  );
  expect([root.name, root.attributes.get("b"), root.attributes.get("c")]).toEqual(["a", "1 < 2", "AB"]);
  expect([...within(root, "t")].map(({ text }) => text)).toEqual(["a & b", "<raw>"]);
});

test("what is written is read again, without what XML cannot hold", () => {
  const text = "a<b>&\"c'\u0001\ud800 ü 𝛼";
  expect(readXml(`<a b="${escaped(text)}">${escaped(text)}</a>`).text).toBe("a<b>&\"c'\ufffd\ufffd ü 𝛼");
});

test.each([
  ["<a>", "ends too early"],
  ["<a></b>", "unopened"],
  ["<a b=1/>", "not understood"],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a/>', "not understood"],
  ["", "ends too early"],
  ["<a>".repeat(100), "64 deep"],
  [`<a>${"<b/>".repeat(3_000_000)}</a>`, "3 million cells"],
])("%.40s is refused", (text, words) => {
  expect(() => readXml(text)).toThrow(words);
});
