/** Files in one ZIP: stored as they are, or packed by the browser. */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let k = 0; k < 8; k++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as ISO 3309 and the ZIP format have it. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Fields of two or four bytes, the low one first. */
function fields(...values: [value: number, bytes: 2 | 4][]): Uint8Array {
  const out = new Uint8Array(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return out;
}

/** Names are UTF-8 (bit 11 of the flags). */
const UTF8 = 0x0800;
const VERSION = 20;

export interface ZipFile {
  name: string;
  content: string;
  /** The same by DEFLATE (RFC 1951). */
  packed?: Uint8Array;
}

/** Where nothing packs, as in an engine without streams, files are stored. */
export const packed = (files: readonly ZipFile[]): Promise<ZipFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const stream = new Blob([file.content]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      return { ...file, packed: new Uint8Array(await new Response(stream).arrayBuffer()) };
    }),
  );

const STORED = 0;
const DEFLATED = 8;

/** PKWARE's APPNOTE 4.3: a header before each file, the list of all, and its end. */
export function zip(files: readonly ZipFile[], now: Date): Blob {
  const encoder = new TextEncoder();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  const date = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, packed } of files) {
    const [title, whole] = [encoder.encode(name), encoder.encode(content)];
    const data = packed ?? whole;
    const shared: [number, 2 | 4][] = [
      [VERSION, 2],
      [UTF8, 2],
      [packed ? DEFLATED : STORED, 2],
      [time, 2],
      [date, 2],
      [crc32(whole), 4],
      [data.length, 4],
      [whole.length, 4],
      [title.length, 2],
      [0, 2],
    ];
    const head = fields([0x04034b50, 4], ...shared);
    list.push(fields([0x02014b50, 4], [VERSION, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), title);
    parts.push(head, title, data);
    offset += head.length + title.length + data.length;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...list, end] as BlobPart[], { type: "application/zip" });
}
