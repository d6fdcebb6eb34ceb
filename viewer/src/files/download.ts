/** Hands a file to the reader without a server. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address once the click has been handled; a little later it may be let go.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}

/** A file name from a title: letters, digits and dashes of any script, nothing a shell or file system minds. */
export const fileName = (title: string): string => dashed(title, /[^\p{L}\p{N}]+/gu).slice(0, 60) || "model";

/** A name of several words: dashes stand for all that is `other`, and none at its ends. */
export const dashed = (words: string, other: RegExp): string =>
  words
    .normalize("NFC")
    .replace(other, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
