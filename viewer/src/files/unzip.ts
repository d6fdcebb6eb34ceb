/** The files of a ZIP archive, as PKWARE's APPNOTE 4.3 has them: stored, or deflated, which every engine can undo. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import { Unreadable } from "../base/unreadable.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
/** The longest comment that may follow the end of the list. */
const COMMENT = 65_535;

interface Listed {
  name: string;
  method: number;
  encrypted: boolean;
  packed: number;
  size: number;
  offset: number;
}

/** A file within a file, as Office wrote before .xlsx and writes what it encrypts. */
const isOfOldOffice = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, i) => bytes[i] === byte);

/** Those files that `wanted` names, as text. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, wanted: (name: string) => boolean): Promise<Record<string, string>> {
  if (isOfOldOffice(bytes)) throw new Unreadable("it has a password or is an .xls: save it as .xlsx without a password");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = listed(view, bytes).filter(({ name }) => wanted(name));
  // A few kilobytes of ZIP can hold gigabytes.
  if (list.reduce((sum, { size }) => sum + size, 0) > limits.workbook_bytes)
    throw new Unreadable(`it unpacks to more than ${limits.workbook_bytes / 1e6} MB`);
  const decoder = new TextDecoder();
  const found: [string, string][] = [];
  for (const entry of list) {
    const data = await unpacked(view, bytes, entry);
    found.push([entry.name, decoder.decode(data)]);
  }
  return Object.fromEntries(found);
}

function listed(view: DataView, bytes: Uint8Array): Listed[] {
  let end = bytes.length - END_SIZE;
  while (end >= Math.max(0, bytes.length - END_SIZE - COMMENT) && view.getUint32(end, true) !== END) end--;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Unreadable("it is no ZIP archive, which an .xlsx workbook is");
  const decoder = new TextDecoder();
  const found: Listed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Unreadable("its ZIP archive is damaged");
    const [name, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    found.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

async function unpacked(view: DataView, bytes: Uint8Array<ArrayBuffer>, listed: Listed): Promise<Uint8Array> {
  const { method, encrypted, packed, size, offset } = listed;
  if (encrypted) throw new Unreadable("its ZIP archive is encrypted");
  if (offset + 30 > bytes.length) throw new Unreadable("its ZIP archive is damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new Unreadable("its ZIP archive ends too early");
  if (method === 0) return data;
  if (method !== 8) throw new Unreadable(`its ZIP archive is packed by method ${method}`);
  try {
    return await inflated(data, size);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("its ZIP archive is damaged");
  }
}

async function inflated(data: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array> {
  const out = new Uint8Array(size);
  let at = 0;
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    // More than was announced is a lie about the size, which the limit relies on.
    if (at + step.value.length > size) throw new Unreadable("its ZIP archive holds more than it says");
    out.set(step.value, at);
    at += step.value.length;
  }
  if (at !== size) throw new Unreadable("its ZIP archive ends too early");
  return out;
}
