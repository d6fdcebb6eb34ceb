/** The structure as members see it: how it holds their nodes. */

import { Joints } from "../topology/joints.ts";
import { Surroundings } from "./surroundings.ts";

export class StructureView extends Joints {
  private around: Surroundings | undefined;

  /**
   * How the rest of the structure holds its nodes; made when first asked for.
   * @internal
   */
  get surroundings(): Surroundings {
    return (this.around ??= new Surroundings(this));
  }
}
