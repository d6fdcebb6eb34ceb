/** A model packed into a link's fragment, which no browser sends anywhere: whoever has the link has the model. */
import limits from "../../../schemas/limits.json" with { type: "json" };

/** The fragment's key; what is seen of the model may stand behind it. */
const KEY = "packed";
/** Longer links are cut by mail and chat programs. */
const MOST = 60_000;

export class TooLong extends Error {}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // A few kilobytes can hold gigabytes.
    if (size > most) throw new TooLong(`the model in the link has more than ${limits.model_bytes / 1e6} MB`);
    parts.push(value);
  }
  const all = new Uint8Array(size);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

/** `packed=…`, as a fragment begins that brings this model. */
export async function packing(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const word = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (word.length > MOST) throw new TooLong("the model is too large for a link that carries it");
  return `${KEY}=${word}`;
}

/** The word of a fragment that brings a packed model; null of others. */
export const packedIn = (fragment: string): string | null => new URLSearchParams(fragment.replace(/^#/, "")).get(KEY);

export async function unpacked(word: string): Promise<string> {
  try {
    const letters = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), 2 * limits.model_bytes));
  } catch (error) {
    if (error instanceof TooLong) throw error;
    throw new Error("The model in this link is incomplete. Ask the sender for a new link or for the file");
  }
}
