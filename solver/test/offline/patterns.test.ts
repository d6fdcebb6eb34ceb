/** Python's regular expressions: expected values are those that Python itself gives. */

import { expect, test } from "vitest";
import { re } from "../../src/offline/patterns.ts";

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
