/** Python's regular expressions: what each question answers. */

import { expect, test } from "vitest";
import { re } from "../../../src/model/offline/patterns.ts";

test("what is found is replaced by a text, or by what is made of its groups", () => {
  expect(re.compile("[-_ ]").sub("", "a-b_c d")).toBe("abcd");
  expect(re.compile("\\{(\\w)(?::(\\d))?\\}").sub((found) => `${found[0]}=${found.groups()}`, "{a:1} {b}")).toBe("{a:1}=a,1 {b}=b,");
});

test("all that is found are the only group, all groups, or the whole", () => {
  expect(re.compile("[0-9]+").findall("N11 M2")).toEqual(["11", "2"]);
  expect(re.compile("N([0-9]+)").findall("N11 N2")).toEqual(["11", "2"]);
  expect(re.compile("([0-9]+)|([A-Z])").findall("N11")).toEqual([
    ["", "N"],
    ["11", ""],
  ]);
});

test("a match begins at the beginning, a full one ends at the end", () => {
  const half = re.compile("1/2 ?(.)", re.DOTALL);
  expect(half.match("1/2 \nX")?.group(1)).toBe("\n");
  expect(half.match("of 1/2 X")).toBeUndefined();
  expect(half.fullmatch("1/2 XY")).toBeUndefined();
  expect(re.match("a|b", "bc")?.[0]).toBe("b");
});

test("findall gives the wholes, the only group, or all groups, of which those without a part are empty", () => {
  expect(re.compile("[0-9]+").findall("N12 of 3")).toEqual(["12", "3"]);
  expect(re.compile("x([0-9])").findall("x1x2")).toEqual(["1", "2"]);
  expect(re.compile("(a)|(.)", re.DOTALL).findall("a\n😀")).toEqual([
    ["a", ""],
    ["", "\n"],
    ["", "😀"],
  ]);
  expect(re.compile("(a)|(.)").findall("\n")).toEqual([]);
});

test("what is put in another's place is put as it stands", () => {
  expect(re.compile("[_ ]+").sub("$&", "a_ b c")).toBe("a$&b$&c");
});

test("a match is at the beginning, and has its groups", () => {
  const pattern = re.compile("([a-z]+)(/[0-9])?");
  expect(pattern.match("ab/1 c")?.groups()).toEqual(["ab", "/1"]);
  expect(pattern.match("ab")?.group(1)).toBe("ab");
  expect(pattern.match("1ab")).toBeUndefined();
});
