/** A model in a link comes out as it went in; what is cut off or too large says so. */
import { expect, it } from "vitest";
import { packedIn, packing, TooLong, unpacked } from "../src/opening/packed.ts";

const text = JSON.stringify({
  schema_version: "1.0",
  settings: { title: "Träger, 9 m" },
  nodes: Array.from({ length: 400 }, (_, x) => ({ x })),
});

it("brings back what was packed, with what is seen beside it", async () => {
  const fragment = `#${await packing(text)}&set=envelope:ULS`;
  expect(fragment.length).toBeLessThan(text.length / 3);
  expect(fragment).toMatch(/^#packed=[\w-]+&set/);
  expect(await unpacked(packedIn(fragment)!)).toBe(text);
  expect(packedIn("#set=envelope:ULS")).toBeNull();
});

it("says that a link is incomplete", async () => {
  const word = packedIn(await packing(text))!;
  await expect(unpacked(word.slice(0, word.length / 2))).rejects.toThrow("incomplete");
  await expect(unpacked("%%%")).rejects.toThrow("incomplete");
});

it("refuses a model that no link carries, and a link that holds more than any model has", async () => {
  let seed = 1;
  const noise = Array.from({ length: 120_000 }, () => String.fromCharCode(33 + ((seed = (seed * 16_807) % 2_147_483_647) % 90))).join("");
  await expect(packing(noise)).rejects.toThrow(TooLong);
  await expect(unpacked(packedIn(await packing(" ".repeat(30e6)))!)).rejects.toThrow("MB");
});
