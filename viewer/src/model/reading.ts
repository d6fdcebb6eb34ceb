/** Reads a model's text. The service has validated what a link opens; a file from disk is validated before it is drawn. */

import type { AuthoredModel, Model } from "handoff-solver";
import { isPlain } from "handoff-solver/plain";
import limits from "../../../schemas/limits.json" with { type: "json" };
import { Unreadable } from "../base/unreadable.ts";
import { wholeOf } from "./chains.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

export function parse(text: string): unknown {
  if (!text.trim()) throw new Unreadable("there is no text in it");
  // What no JSON begins with, as a picture or a page, is not told where its first character is wrong.
  if (!/^\s*[{["]/.test(text)) throw new Unreadable("this is no model in JSON, no SAF workbook and no FERS model");
  if (text.length > limits.model_bytes * 2) throw new Unreadable(`a model has at most ${limits.model_bytes / 1e6} MB`);
  try {
    // What controls the reading direction would turn round, in an id, the numbers of every sentence that names it.
    const value: unknown = JSON.parse(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd"));
    return typeof value === "string" ? JSON.parse(value) : value;
  } catch (error) {
    const { message } = error as Error;
    const why = /end of (JSON|the|data)|unterminated|EOF/i.test(message) ? "it ends too early, as if cut off" : message;
    throw new Unreadable(`this is not readable as JSON: ${why}`);
  }
}

/** The model itself, also out of a body as the API takes it: `{"model": {…}}`. */
export function unwrapped(text: string): unknown {
  const root = parse(text);
  // Whatever else has one, and results, which have none, validation tells apart.
  if (!isObject(root) || !("model" in root || "results_version" in root))
    throw new Unreadable('the key "model" is missing: a model is a JSON object with schema_version, settings, model and analysis');
  return isObject(root.model) && isObject(root.model.model) ? root.model : root;
}

/** Members as they were sent: what was split into pieces counts once. */
export function memberCount({ model: { members } }: Model): number {
  return new Set(members.map((member) => wholeOf(member) ?? member.id)).size;
}

/**
 * The text of a model that has been validated, by the service for a link and by the worker for a file, with its short forms
 * written out; what writes them out is fetched only for a model that has some.
 */
export const readModel = async (text: string): Promise<Model> => plainOf(unwrapped(text) as AuthoredModel);

export const plainOf = async (model: AuthoredModel): Promise<Model> =>
  isPlain(model) ? model : (await import("handoff-solver/authoring")).plainModel(model);
