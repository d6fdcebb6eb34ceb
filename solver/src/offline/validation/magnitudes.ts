/** Lengths and loads that no section like theirs was made for: millimetres taken for metres, newtons for kilonewtons. */

import type { AuthoredSection } from "../../model/plain.ts";
import { plainSection } from "../../model/shaped.ts";
import { TOLERANCES } from "../../model/tolerances.ts";
import type { Document, Entity, Loads } from "./document.ts";
import { memberLength } from "./geometry.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { six } from "./wording.ts";

const RULE = RULES.magnitudes;

export function* checks(document: Document): Generator<Iterable<Finding>> {
  const profiles = new Profiles(document);
  yield slender(document, profiles);
  yield largeOnMembers(document, profiles);
  yield largeOnNodes(document, profiles);
  yield pressures(document);
  yield mixed(document);
}

/** Area and radius of gyration of sections by id, each looked up once; none of a library that is not at hand. */
class Profiles {
  private readonly known = new Map<string, { a: number; radius: number } | undefined>();

  constructor(private readonly document: Document) {}

  of(id: string): { a: number; radius: number } | undefined {
    if (!this.known.has(id)) this.known.set(id, this.found(id));
    return this.known.get(id);
  }

  private found(id: string): { a: number; radius: number } | undefined {
    const section = plainSection(this.document.lookup("sections").get(id) as AuthoredSection);
    const own = "library" in section ? this.document.library?.find(section.library) : section;
    return own && { a: own.a, radius: Math.sqrt(own.iy / own.a) };
  }
}

/** One warning for the model: in millimetres, every beam is a thousand times too long for its section. */
function* slender(document: Document, profiles: Profiles): Generator<Finding> {
  let first: [where: Where, length: number] | undefined;
  for (const [i, member] of document.entities("members").entries()) {
    if ((member["type"] ?? "beam") !== "beam") continue;
    const profile = profiles.of(member["section"]);
    const length = memberLength(member, document.points)!;
    // One that is too long for any section has been told of by its length alone.
    if (!profile || length < RULE.length_per_radius * profile.radius || length > TOLERANCES.geometry.longest_member_m) return;
    first ??= [document.where("members", i), length];
  }
  if (!first) return;
  const told = `every member is about a thousand times as long as its section is deep, this one ${six(first[1])} m`;
  yield [first[0], "coordinates_scale", `${told}: the coordinates look like mm, and are in metres`];
}

const sizeOf = (load: Entity): number => RULE.components.reduce((most, key) => Math.max(most, Math.abs(load[key] ?? 0)), 0);
const largestOf = ({ items }: Loads): number => items.reduce((most, load) => Math.max(most, sizeOf(load)), 0);

/** Loads under which a member would carry twenty times what steel bears, as a simple span or pulled apart. */
function* largeOnMembers(document: Document, profiles: Profiles): Generator<Finding> {
  for (const { where, items, places } of document.loads["member_loads"]!)
    for (const [i, load] of items.entries()) {
      const size = sizeOf(load);
      if (size <= RULE.looked_at_n) continue;
      const member = document.lookup("members").get(load["member"])!;
      const profile = profiles.of(member["section"]);
      if (!profile) continue;
      const length = memberLength(member, document.points)!;
      const isLine = load["type"] === "distributed";
      const force = size * (isLine ? length : 1);
      // Of a rectangle W = a h / 6 and h = √12 i; of an I section W is larger by half.
      const modulus = profile.a * profile.radius;
      if ((force * length) / 8 <= RULE.elastic_stress_pa * modulus && force <= RULE.plain_stress_pa * profile.a) continue;
      const told = `${six(size)} ${isLine ? "N/m" : "N"} is far beyond what member '${load["member"]}' could carry`;
      yield [[...where, places[i]!], "force_scale", `${told}: 1 kN is 1000, not 1e6`];
    }
}

function* largeOnNodes(document: Document, profiles: Profiles): Generator<Finding> {
  const heavy = document.loads["node_loads"]!.filter((loads) => largestOf(loads) > RULE.looked_at_n);
  const sections = document.entities("sections");
  if (!heavy.length || !sections.length || document.entities("plates").length) return;
  // A section whose area is not known here may be the largest.
  const area = sections.reduce((most, { id }) => Math.max(most, profiles.of(id)?.a ?? Number.POSITIVE_INFINITY), 0);
  for (const { where, items, places } of heavy)
    for (const [i, load] of items.entries()) {
      const size = sizeOf(load);
      if (size <= RULE.plain_stress_pa * area) continue;
      const told = `${six(size)} N is far beyond what the largest section could carry`;
      yield [[...where, places[i]!], "force_scale", `${told}: 1 kN is 1000, not 1e6`];
    }
}

function* pressures(document: Document): Generator<Finding> {
  for (const { where, items, places } of document.loads["plate_loads"]!)
    for (const [i, { pressure = 0 }] of items.entries())
      if (Math.abs(pressure) > RULE.pressure_pa) {
        const told = `${six(pressure)} Pa is the weight of a hundred storeys: 1 kN/m² is 1000 Pa`;
        yield [[...where, places[i]!, "pressure"], "force_scale", told];
      }
}

/** A load case of a few newtons beside others of kilonewtons. */
function* mixed(document: Document): Generator<Finding> {
  const kinds = ["node_loads", "member_loads"].map((kind) => document.loads[kind]!.map((loads) => ({ loads, largest: largestOf(loads) })));
  if (kinds.flat().every(({ largest }) => largest < RULE.others_at_least_n)) return;
  for (const [i, { nature }] of document.entities("load_cases").entries()) {
    const [{ loads, largest }] = kinds.map((kind) => kind[i]!).sort((a, b) => b.largest - a.largest) as [(typeof kinds)[0][0]];
    if (!RULE.natures.includes(nature) || largest <= RULES.forces.unit_load || largest > RULE.small_case_n) continue;
    const { where, items, places } = loads;
    // A mesh of many nodes may well have a few newtons on each.
    const isMesh = "node" in items[0]! && items.length > RULE.small_case_nodes;
    if (isMesh || items.some(({ name = "" }) => name.includes(RULES.forces.converted))) continue;
    const told = `no force of this load case is above ${six(largest)}, which looks like kN: forces are in N and N/m`;
    yield [[...where, places[0]!], "force_scale", told];
  }
}
