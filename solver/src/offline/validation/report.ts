/** Findings, and the report made of them: in document order, at most 200, each at its exact path, many alike as one. */

import { counted } from "../../counts.ts";
import { said } from "../../sentences.ts";
import { clipped } from "../clipping.ts";
import { LIMITS, RULES } from "./rulebook.ts";
import { isObject } from "./shape.ts";

export const LIMIT: number = LIMITS.listed_issues;

export type Where = readonly (string | number)[];
/** The code is one of schemas/issue_codes.json. A message may be a function: only the first 200 are ever put into words. */
export type Finding = readonly [where: Where, code: string, message: string | (() => string)];

export interface Issue {
  path: string;
  /** The kind of mistake, stable, to act on by program. */
  code: string;
  message: string;
  severity: "error" | "warning";
}

export interface Report {
  valid: boolean;
  errors: Issue[];
  warnings: Issue[];
}

/** More than so many of one code at one kind of place are copies of one mistake. */
const ALIKE: number = RULES.report.alike;

const kindOf = ([where, code]: Finding): string => JSON.stringify([code, ...where.filter((step) => typeof step === "string")]);

/** What checks find: of each kind the first few, and how many there are. */
export class Findings {
  readonly kept: Finding[] = [];
  readonly counts = new Map<string, number>();

  /** Each check finds in document order, so the first of each are enough for the first of all. */
  add(check: Iterable<Finding>, most = LIMIT): void {
    const mine = new Map<string, number>();
    let kept = 0;
    for (const finding of check) {
      const kind = kindOf(finding);
      const count = (mine.get(kind) ?? 0) + 1;
      mine.set(kind, count);
      if (count > ALIKE + 1) continue;
      this.kept.push(finding);
      if (++kept > most) break;
    }
    for (const [kind, count] of mine) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }
}

/** The first findings in document order as issues, many alike as one; a last one says when more follow. */
export function listed(model: unknown, findings: Findings, severity: Issue["severity"]): Issue[] {
  const orders = new Map<object, Map<string, number>>();
  const placed = findings.kept.map((finding) => ({ finding, place: placeOf(model, finding[0], orders) }));
  placed.sort((a, b) => comparePlaces(a.place, b.place));
  const issues: Issue[] = [];
  const told = new Set<string>();
  for (const { finding } of placed) {
    const [where, code, message] = finding;
    const kind = kindOf(finding);
    if (told.has(kind)) continue;
    if (issues.length === LIMIT) {
      const more = said("more", { count: LIMIT, severity });
      issues.push({ path: "", code: `more_${severity}s`, message: more, severity });
      break;
    }
    const alike = findings.counts.get(kind)!;
    const words = unturned(typeof message === "string" ? message : message());
    if (alike > ALIKE) told.add(kind);
    issues.push({
      path: path(where),
      code,
      message: alike > ALIKE ? said("alike", { told: words, count: counted(alike - 1) }) : words,
      severity,
    });
  }
  return issues;
}

/** `model.members[3].section`; keys that would not read back are quoted in brackets. */
export function path(where: Where): string {
  let text = "";
  for (const step of where) {
    if (typeof step === "number") text += `[${step}]`;
    else if (/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(step)) text += text ? `.${step}` : step;
    else text += `['${clipped(step, RULES.report.key_shown).replace(/[\\'\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, escaped)}']`;
  }
  return text;
}

function escaped(sign: string): string {
  if (/[\\']/.test(sign)) return `\\${sign}`;
  const code = sign.charCodeAt(0);
  return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16)}`;
}

/** What controls the reading direction would turn round, in a name, the numbers of the sentence that quotes it. */
const unturned = (sentence: string): string => sentence.replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd");

/** Where the finding stands in the document, as numbers; a missing key stands at the head of its object. */
function placeOf(model: unknown, where: Where, orders: Map<object, Map<string, number>>): number[] {
  const place: number[] = [];
  let node = model;
  for (const step of where) {
    if (isObject(node) && typeof step === "string") {
      let order = orders.get(node);
      if (order === undefined) orders.set(node, (order = new Map(Object.keys(node).map((key, index) => [key, index]))));
      const index = order.get(step);
      place.push(index ?? -1);
      node = index === undefined ? undefined : node[step];
    } else if (Array.isArray(node) && typeof step === "number" && step < node.length) {
      place.push(step);
      node = node[step];
    } else break;
  }
  return place;
}

function comparePlaces(left: number[], right: number[]): number {
  const shared = Math.min(left.length, right.length);
  for (let level = 0; level < shared; level++) if (left[level] !== right[level]) return left[level]! - right[level]!;
  return left.length - right.length;
}
