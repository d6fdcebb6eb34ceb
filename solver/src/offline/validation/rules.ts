/** Errors no schema and no row can see: lengths, corners, lines, and names the library does not know. */

import type { SectionLibrary } from "../../sections/library.ts";
import { nearestSections } from "../../sections/suggestions.ts";
import { nearestWords } from "../nearest.ts";
import type { Document } from "./document.ts";
import { area, badCorner, firstBreak, memberLength, TOUCH } from "./geometry.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";
import { six } from "./wording.ts";

const HOW_TO_CORNER = "give convex corners in order round the edge, or two triangles";

export function* checks(document: Document, library: SectionLibrary | undefined): Generator<Iterable<Finding>> {
  yield zeroLengths(document);
  yield plateCorners(document);
  if (library) yield libraryNames(document, library);
  yield lines(document);
}

function* zeroLengths(document: Document): Generator<Finding> {
  for (const [place, member] of document.entities("members").entries()) {
    const { start, end } = member;
    const where = document.where("members", place);
    if (start === end) yield [[...where, "end"], "same_start_and_end", `a member needs two nodes: start and end are both '${start}'`];
    else if ((memberLength(member, document.points) ?? Infinity) <= TOUCH) {
      yield [where, "zero_length", `zero length: nodes '${start}' and '${end}' are at the same place`];
    }
  }
}

function* plateCorners(document: Document): Generator<Finding> {
  const materials = document.lookup("materials");
  for (const [place, plate] of document.entities("plates").entries()) {
    const where = document.where("plates", place);
    const nodes: string[] = plate["nodes"];
    const twice = nodes.findIndex((node, at) => nodes.indexOf(node) < at);
    if (twice >= 0) yield [[...where, "nodes", twice], "repeated_corner", `node '${nodes[twice]}' is already a corner of this plate`];
    else if (nodes.every((node) => document.points.has(node))) {
      const corners = nodes.map((node) => document.points.get(node)!);
      const bad = area(corners) > RULES.geometry.least_plate_area_m2 ? badCorner(corners) : -1;
      if (bad === -1) yield [[...where, "nodes"], "no_plate_area", "the corners lie on one line: the plate has no area"];
      else if (bad !== undefined) {
        yield [[...where, "nodes", bad], "no_outward_corner", `the plate does not turn outwards at node '${nodes[bad]}': ${HOW_TO_CORNER}`];
      }
    }
    const material = materials.get(plate["material"]);
    if (!material || has(material, "nu")) continue;
    const nu = material["e"] / (2 * material["g"]) - 1;
    if (!(nu >= RULES.poisson.from && nu < RULES.poisson.below)) {
      yield [
        [...where, "material"],
        "no_poisson_ratio",
        `a plate needs Poisson's ratio: give material '${plate["material"]}' a 'nu', since e / (2 g) − 1 = ${six(nu)} is none`,
      ];
    }
  }
}

function* libraryNames(document: Document, library: SectionLibrary): Generator<Finding> {
  for (const [place, { library: name }] of document.entities("sections").entries()) {
    if (name !== undefined && library.canonical(name) === undefined) {
      yield [
        [...document.where("sections", place), "library"],
        "unknown_library_section",
        () => `unknown section '${name}' in the library${nearestWords(nearestSections(name, library))}`,
      ];
    }
  }
}

/** Design members: members that follow one another in a straight line. */
function* lines(document: Document): Generator<Finding> {
  const [members, { points }] = [document.lookup("members"), document];
  for (const [place, { members: names }] of document.entities("design_members").entries()) {
    const chain = (names as string[]).flatMap((name) => members.get(name) ?? []);
    if (chain.length < Math.max(2, names.length) || !chain.every(({ start, end }) => points.has(start) && points.has(end))) continue;
    const fault = firstBreak(chain, points);
    if (!fault) continue;
    const [at, code, words] = fault;
    yield [
      [...document.where("design_members", place), "members", at],
      code,
      `member '${names[at]}' ${words} '${names[at - 1]}': a design member is one straight line`,
    ];
  }
}
