/** Writes a made file only where it says something new: others may be reading it at this moment. */

import { mkdir, readFile, writeFile } from "node:fs/promises";

export async function put(target, text) {
  if ((await readFile(target, "utf8").catch(() => null)) === text) return;
  await mkdir(new URL("./", target), { recursive: true });
  await writeFile(target, text);
}
