/** ZIP archives: those that Python writes are read, and damaged ones are refused. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { unzip } from "../src/files/unzip.ts";
import { zip } from "../src/files/zip.ts";

const all = (): boolean => true;
/** Deflated by Python's zipfile, with a comment behind its end. */
const deflated = (): Uint8Array<ArrayBuffer> => {
  const program =
    "import io,sys,zipfile; b=io.BytesIO(); z=zipfile.ZipFile(b,'w',zipfile.ZIP_DEFLATED); z.writestr('a/b.xml','x'*5000); z.writestr('größe.txt','ü'); z.comment=b'made here'; z.close(); sys.stdout.buffer.write(b.getvalue())";
  return Uint8Array.from(execFileSync("python3", ["-c", program]));
};

test("stored and deflated files are read, and only those that are wanted", async () => {
  const stored = new Uint8Array(await zip([{ name: "n.csv", content: "1,2" }], new Date(1980, 0, 1)).arrayBuffer());
  expect(await unzip(stored, all)).toEqual({ "n.csv": "1,2" });
  expect(await unzip(deflated(), all)).toEqual({ "a/b.xml": "x".repeat(5000), "größe.txt": "ü" });
  expect(await unzip(deflated(), (name) => name.endsWith(".xml"))).toEqual({ "a/b.xml": "x".repeat(5000) });
});

test("a workbook with a password is refused in a sentence", async () => {
  await expect(unzip(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), all)).rejects.toThrow("without a password");
  const bytes = deflated();
  const at = bytes.findIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 1 && bytes[i + 3] === 2);
  bytes[at + 8]! |= 1;
  await expect(unzip(bytes, all)).rejects.toThrow("encrypted");
});

test("what would unpack to more than a workbook may hold is refused unread", async () => {
  const bytes = deflated();
  const at = bytes.findIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 1 && bytes[i + 3] === 2);
  new DataView(bytes.buffer).setUint32(at + 24, 4e9, true);
  await expect(unzip(bytes, all)).rejects.toThrow("more than 100 MB");
});

test("what is no archive, or a damaged one, is refused", async () => {
  await expect(unzip(new TextEncoder().encode("PK is how archives begin"), all)).rejects.toThrow("no ZIP archive");
  await expect(unzip(new Uint8Array(), all)).rejects.toThrow("no ZIP archive");
  const bytes = deflated();
  const at = bytes.findIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 1 && bytes[i + 3] === 2);
  // It says to hold less than it does.
  const lying = bytes.slice();
  lying[at + 24] = 1;
  lying[at + 25] = 0;
  await expect(unzip(lying, all)).rejects.toThrow("more than it says");
  await expect(
    unzip(
      bytes.map((byte, i) => (i > 40 && i < 50 ? 255 : byte)),
      all,
    ),
  ).rejects.toThrow("ZIP archive");
});
