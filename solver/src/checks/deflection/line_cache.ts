/** What is found on a line, kept for the other pieces of it that the same check looks at. */

import type { DeflectionCheck } from "../../generated/model.ts";
import type { Line } from "../../topology/line.ts";

export class LineCache<T> {
  private readonly found = new WeakMap<Line, Map<DeflectionCheck, Map<string, T>>>();

  of(line: Line, check: DeflectionCheck, name: string, find: () => T): T {
    let ofLine = this.found.get(line);
    if (!ofLine) this.found.set(line, (ofLine = new Map()));
    let ofCheck = ofLine.get(check);
    if (!ofCheck) ofLine.set(check, (ofCheck = new Map()));
    let value = ofCheck.get(name);
    if (value === undefined) ofCheck.set(name, (value = find()));
    return value;
  }
}
