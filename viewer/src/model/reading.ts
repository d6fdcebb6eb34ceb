/** Reads a model's text and says in words what would stop the page from drawing it. */
import limits from '../../../schemas/limits.json';
import type { Model } from './types.ts';

export class Unreadable extends Error {}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  if (text.length > limits.model_bytes * 2)
    throw new Unreadable(`the file is larger than ${(limits.model_bytes / 1e6).toFixed(1)} MB, the most a model may be`);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch (error) {
    throw new Unreadable(`this is not readable as JSON: ${(error as Error).message}`);
  }
}

function list(parent: Json, key: string, required: boolean): Json[] {
  const value = parent[key];
  if (value === undefined && !required) return [];
  if (!Array.isArray(value)) throw new Unreadable(`model.${key} must be a list`);
  const seen = new Set<string>();
  value.forEach((item: unknown, i) => {
    if (!isObject(item)) throw new Unreadable(`model.${key}[${i}] must be an object`);
    if (typeof item.id !== 'string' || !item.id) throw new Unreadable(`model.${key}[${i}].id must be a text of 1 to 64 characters`);
    if (seen.has(item.id)) throw new Unreadable(`model.${key}[${i}].id: "${item.id}" is used twice`);
    seen.add(item.id);
  });
  return value as Json[];
}

function refer(items: Json[], key: string, field: string, known: Set<unknown>, target: string): void {
  items.forEach((item, i) => {
    if (!known.has(item[field]))
      throw new Unreadable(`model.${key}[${i}].${field}: there is no ${target} "${String(item[field])}" in the model`);
  });
}

/** The service validates in full; a file from disk has been through nothing, so what drawing relies on is checked here. */
export function readModel(text: string): Model {
  const root = parse(text);
  if (!isObject(root)) throw new Unreadable('a model is a JSON object with schema_version, settings, model and analysis');
  const holder = isObject(root.model) && isObject((root.model as Json).model) ? (root.model as Json) : root;
  const inner = holder.model;
  if (!isObject(inner)) throw new Unreadable('the key "model" is missing: a model has schema_version, settings, model and analysis');
  const nodes = list(inner, 'nodes', true);
  nodes.forEach((node, i) => {
    for (const axis of ['x', 'y', 'z'])
      if (typeof node[axis] !== 'number' || !Number.isFinite(node[axis]))
        throw new Unreadable(`model.nodes[${i}].${axis} must be a number in metres`);
  });
  const ids = (items: Json[]): Set<unknown> => new Set(items.map((item) => item.id));
  const members = list(inner, 'members', true);
  const nodeIds = ids(nodes);
  refer(members, 'members', 'start', nodeIds, 'node');
  refer(members, 'members', 'end', nodeIds, 'node');
  refer(members, 'members', 'section', ids(list(inner, 'sections', true)), 'section');
  refer(members, 'members', 'material', ids(list(inner, 'materials', true)), 'material');
  refer(list(inner, 'supports', true), 'supports', 'node', nodeIds, 'node');
  const memberIds = ids(members);
  list(inner, 'load_cases', true).forEach((loadCase, i) => {
    for (const [key, field, known, target] of [
      ['node_loads', 'node', nodeIds, 'node'], ['member_loads', 'member', memberIds, 'member'],
    ] as const) {
      const loads = loadCase[key] ?? [];
      if (!Array.isArray(loads)) throw new Unreadable(`model.load_cases[${i}].${key} must be a list`);
      refer(loads as Json[], `load_cases[${i}].${key}`, field, known, target);
    }
  });
  list(inner, 'load_combinations', true);
  for (const key of ['hinges', 'plates', 'design_members']) list(inner, key, false);
  return {
    ...holder, settings: isObject(holder.settings) ? holder.settings : {}, analysis: isObject(holder.analysis) ? holder.analysis : {},
  } as unknown as Model;
}
