/** Which keys save. */
import { expect, test } from "vitest";
import { asksToSave } from "../src/design/shortcut.ts";

const pressed = (more: Partial<KeyboardEvent>): boolean =>
  asksToSave({ key: "s", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test("Ctrl+S and ⌘S, with capitals locked too", () => {
  expect([pressed({ ctrlKey: true }), pressed({ metaKey: true }), pressed({ ctrlKey: true, key: "S" })]).toEqual([true, true, true]);
});

test("neither the letter alone nor with other keys", () => {
  expect([{}, { altKey: true, ctrlKey: true }, { shiftKey: true, ctrlKey: true }, { ctrlKey: true, key: "d" }].map(pressed)).toEqual(
    Array(4).fill(false),
  );
});
