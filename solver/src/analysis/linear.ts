/** Linear static analysis: one factorisation, all load cases at once. */

import { spanLoads } from "../diagrams/spans.ts";
import { fixityOf } from "../elements/fixity.ts";
import { buildElements, type Elements } from "../elements/members.ts";
import { SolveError } from "../error.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Progress } from "../progress.ts";
import { type Accuracy, solveAccurately } from "./accuracy.ts";
import { isOdd } from "./accuracy_trust.ts";
import type { Kernel } from "./kernel.ts";
import { meanLength } from "./mechanism_motion.ts";
import { loadPlates, recoverPlates } from "./plate_recovery.ts";
import { addSpringMovements, balanceOf, imposedMovements, reactionsOf } from "./reactions.ts";
import { recover, rightHandSide } from "./recovery.ts";
import { buildRestraints } from "./restraints.ts";
import { Strains } from "./strain.ts";
import type { LinearState } from "./superposition.ts";
import { assemble, factorise, openSystem, refuseLoadedIdle, refuseMechanisms } from "./system.ts";

export interface Analysis {
  elements: Elements;
  kernel: Kernel;
  cases: LinearState[];
  accuracy: Accuracy;
  freeDirections: number;
  /** Nodes that no member and no plate uses. */
  unused: number[];
}

export function analyse(frame: Frame, loads: CaseLoads[], progress: Progress): Analysis {
  const elements = buildElements(frame);
  const restraints = buildRestraints(frame);
  progress.enter("ordering");
  const kernel = openSystem(frame, restraints);
  progress.enter("assembling");
  const system = assemble(frame, elements, restraints, kernel);
  const strains = new Strains(frame, elements, system);
  const prepared = loads.map((own) => {
    refuseLostLoads(frame, own, restraints.unused);
    const fixity = fixityOf(own.member, frame.stiffnessOf, frame.stiffnesses, elements.compliances, frame.length);
    refuseSpin(frame, elements, fixity.resultant, own.id);
    const imposed = own.settlement && imposedMovements(frame, own.settlement);
    const vector = rightHandSide(frame, elements, own.nodal, fixity, imposed);
    loadPlates(frame.plates, strains.plates, own.plates.heat, imposed, vector);
    if (own.settlement) addSpringMovements(frame, own.settlement, vector);
    refuseLoadedIdle(frame, system, vector, own.id);
    return { own, fixity, imposed, vector };
  });
  progress.enter("factorising");
  const lost = factorise(frame, strains, system, progress);
  progress.enter("solving");
  const vectors = prepared.map((each) => each.vector);
  const solved = solveAccurately(system, strains, lost, meanLength(frame), vectors);
  if (isOdd(frame, solved)) refuseMechanisms(frame, strains, system, 0.5);
  progress.enter("recovering");
  const cases = prepared.map(({ own, fixity, imposed, vector }, i): LinearState => {
    const displacements = solved.displacements[i]!;
    if (imposed) imposed.forEach((value, j) => (displacements[j]! += value));
    const rest = solved.rests[i];
    const exact = rest && ((m: number, out: Float64Array): void => strains.write(m, displacements, rest, out));
    const { endForces, nodeForces, hingedEnds } = recover(frame, elements, fixity, displacements, exact);
    const plateForces = recoverPlates(frame.plates, strains.plates, own.plates.heat, displacements, rest, nodeForces);
    const reactions = reactionsOf(frame, own, nodeForces, displacements);
    return {
      displacements,
      reactions,
      endForces,
      hingedEnds,
      plateForces,
      residual: solved.residuals[i]!,
      load: vector,
      balance: balanceOf(frame, own, fixity, reactions, vector, endForces),
      spans: spanLoads(own.member, frame.length),
    };
  });
  return { elements, kernel, cases, accuracy: solved.accuracy, freeDirections: system.freeDirections, unused: restraints.unused };
}

/** A load on a node that nothing uses would vanish without a trace. */
function refuseLostLoads(frame: Frame, loads: CaseLoads, unused: number[]): void {
  for (const node of unused) {
    for (let j = 0; j < 6; j++) {
      if (loads.nodal[6 * node + j] === 0) continue;
      const id = frame.nodeIds[node]!;
      throw new SolveError("unstable", `unstable: load case '${loads.id}' loads node '${id}', which no member and no plate uses`, {
        node: id,
      });
    }
  }
}

/** A torque on a member whose both ends turn freely about its axis has nothing to lean on. */
function refuseSpin(frame: Frame, elements: Elements, resultant: Float64Array, caseId: string): void {
  for (const [m, hinge] of elements.hinges) {
    if (!hinge.spins || resultant[6 * m + 3] === 0) continue;
    const member = frame.memberIds[m]!;
    throw new SolveError("unstable", `unstable: load case '${caseId}' twists member '${member}', whose hinges let it turn about its axis`, {
      member,
      direction: "rx",
    });
  }
}
