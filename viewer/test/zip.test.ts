/** A ZIP that other programs read. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crc32, packed, type ZipFile, zip } from "../src/files/zip.ts";

test("CRC-32 of the standard's check value", () => {
  // ISO 3309 / RFC 1952: "123456789" gives CBF43926.
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

test.each([
  ["stored", async (files: ZipFile[]) => files],
  ["packed", packed],
])("Python's zipfile reads names, contents and checksums of files that are %s", async (_, prepare) => {
  const files = [
    { name: "nodes.csv", content: "\ufeffNode,x\r\nA,1\r\n" },
    { name: "größe.csv", content: "" },
  ];
  const path = join(mkdtempSync(join(tmpdir(), "zip-")), "tables.zip");
  writeFileSync(path, new Uint8Array(await zip(await prepare(files), new Date(2026, 10, 15, 12, 30)).arrayBuffer()));
  const program =
    "import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps([z.testzip(), [[i.filename, z.read(i).decode(), list(i.date_time)] for i in z.infolist()]]))";
  const read = JSON.parse(execFileSync("python3", ["-c", program, path], { encoding: "utf8" })) as unknown;
  expect(read).toEqual([null, files.map(({ name, content }) => [name, content, [2026, 11, 15, 12, 30, 0]])]);
});

test("a table of figures is packed to a part of its size", async () => {
  const content = Array.from({ length: 2000 }, (_, i) => `B${i % 40},ULS1,${(i / 7).toFixed(4)}`).join("\r\n");
  const [file] = await packed([{ name: "forces.csv", content }]);
  expect(file!.packed!.length).toBeLessThan(content.length / 2);
});
