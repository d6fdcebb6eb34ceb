/** Texts as Python has them: expected values are those that Python itself gives. */

import { expect, test } from "vitest";
import * as py from "../../../src/model/offline/python.ts";

test("a text is as long as it has characters, and is cut between them", () => {
  expect(py.len("a😀b")).toBe(3);
  expect([py.slice("a😀b", 1, 2), py.slice("a😀b", 2), py.slice("abc", 0, -1), py.slice([1, 2, 3], 1)]).toEqual(["😀", "b", "ab", [2, 3]]);
});

test("signs at the end, and signs for others", () => {
  expect([py.rstrip("6.300", "0"), py.rstrip("00", "0"), py.rstrip("8", "0")]).toEqual(["6.3", "", "8"]);
  expect(py.translate("a😀b", py.dict([["😀", " 1/2"]]))).toBe("a 1/2b");
});

test("cases of letters", () => {
  expect(["Straße", "STRASSE", "ẞ", "İı"].map(py.casefold)).toEqual(["strasse", "strasse", "ss", "i̇ı"]);
  expect(["they're n12a", "éA"].map(py.title)).toEqual(["They'Re N12A", "Éa"]);
  expect(["n1 N", "éA"].map(py.capitalize)).toEqual(["N1 n", "Éa"]);
  expect(["n1", "N1", "nN", "1", "ǅ"].map(py.islower)).toEqual([true, false, false, false, false]);
  expect(["n1", "N1", "nN", "1", "ǅ"].map(py.isupper)).toEqual([false, true, false, false, false]);
});

test.each([
  ["a\nb\t😀é", "'a\\nb\\t😀é'"],
  ["it's", `"it's"`],
  [`'a' "b"`, `'\\'a\\' "b"'`],
  ["\\", "'\\\\'"],
  ["\0\u200b\u00a0\u{e0001}", "'\\x00\\u200b\\xa0\\U000e0001'"],
])("%j is written %s", (text, written) => expect(py.repr(text)).toBe(written));
