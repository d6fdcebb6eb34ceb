/** The most memory this process has had, in MB. */

import { existsSync, readFileSync } from "node:fs";

const STATUS = "/proc/self/status";

/**
 * Linux keeps the largest `maxRSS` across `exec`, so that a process started by a large one would answer with its parent's; the high-water mark of
 * its own memory does not.
 */
export function peakMegabytes() {
  if (!existsSync(STATUS)) return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(STATUS, "utf8"))[1]) / 1024;
}
