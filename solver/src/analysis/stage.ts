/** A structure with its factor: what acts in it is settled, and any number of loads can be put on it. */

import { spanLoads } from "../diagrams/spans.ts";
import { type Fixity, fixityOf } from "../elements/fixity.ts";
import { buildElements, type Elements } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Kernel } from "../numerics/kernel.ts";
import { SolveError } from "../results/error.ts";
import type { Progress } from "../results/progress.ts";
import { type Accuracy, solveAccurately } from "./accuracy/accuracy.ts";
import { isOdd } from "./accuracy/reliance.ts";
import { Strains } from "./accuracy/strain.ts";
import { factorise } from "./factorisation.ts";
import { refuseHeldLoads, refuseLoadedIdle, refuseMechanisms } from "./mechanisms/instability.ts";
import { meanLength } from "./mechanisms/motion.ts";
import { slackForces } from "./one_way/slack.ts";
import { loadPlates, recoverPlates } from "./plates/recovery.ts";
import { addSpringMovements, balanceOf, imposedMovements, reactionsOf } from "./reactions.ts";
import { recover, rightHandSide } from "./recovery.ts";
import { buildRestraints, type Restraints } from "./restraints.ts";
import type { LinearState } from "./superposition.ts";
import { assemble, openSystem, type System } from "./system.ts";

/** One load case as the equations take it. */
export interface Prepared {
  own: CaseLoads;
  fixity: Fixity;
  imposed: Float64Array | undefined;
  vector: Float64Array;
}

const NONE: ReadonlySet<number> = new Set();

export class Stage {
  readonly elements: Elements;
  readonly restraints: Restraints;
  readonly system: System;
  private readonly strains: Strains;
  private lost: number[] = [];

  /** `idle` names the members that take no part along their axis; `kernel` is one made for the same connections and supports. */
  constructor(
    readonly frame: Frame,
    private readonly progress: Progress,
    readonly idle: ReadonlySet<number> = NONE,
    kernel?: Kernel,
  ) {
    this.elements = buildElements(frame, idle);
    this.restraints = buildRestraints(frame);
    progress.enter("ordering");
    const own = kernel ?? openSystem(frame, this.restraints);
    progress.enter("assembling");
    this.system = assemble(frame, this.elements, this.restraints, own);
    this.strains = new Strains(frame, this.elements, this.system);
  }

  get kernel(): Kernel {
    return this.system.kernel;
  }

  /** Throws where the structure is a mechanism. */
  factorise(): void {
    this.progress.enter("factorising");
    this.lost = factorise(this.frame, this.elements, this.restraints, this.strains, this.system, this.progress);
  }

  prepare(own: CaseLoads): Prepared {
    const { frame, elements } = this;
    refuseLostLoads(frame, own, this.restraints.unused);
    const fixity = fixityOf(own.member, frame.stiffnessOf, frame.stiffnesses, elements.compliances, frame.length);
    if (this.idle.size) fixity.slack = slackForces(frame, own.member, fixity, this.idle);
    refuseSpin(frame, elements, fixity.resultant, own.id);
    const imposed = own.settlement && imposedMovements(frame, own.settlement);
    const vector = rightHandSide(frame, elements, own.nodal, fixity, imposed);
    loadPlates(frame.plates, this.strains.plates, own.plates.heat, imposed, vector);
    if (own.settlement) addSpringMovements(frame, own.settlement, vector);
    refuseLoadedIdle(frame, this.system, vector, own.id);
    // Of a model that nobody has judged; searches that go on until forces settle would not end.
    if (!vector.every(Number.isFinite)) throw new SolveError("not_finite", `a load of '${own.id}' is no number: validate the model first`);
    return { own, fixity, imposed, vector };
  }

  solve(prepared: readonly Prepared[]): { states: LinearState[]; accuracy: Accuracy } {
    const { frame, elements, strains } = this;
    this.progress.enter("solving");
    const vectors = prepared.map((each) => each.vector);
    const solved = solveAccurately(this.system, strains, this.lost, meanLength(frame), vectors);
    if (isOdd(frame, solved)) refuseMechanisms(frame, strains, this.system, 0.5);
    this.progress.enter("recovering");
    const states = prepared.map(({ own, fixity, imposed, vector }, i): LinearState => {
      const displacements = solved.displacements[i]!;
      refuseHeldLoads(frame, this.system, displacements, vector, own.id);
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
    return { states, accuracy: solved.accuracy };
  }
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
