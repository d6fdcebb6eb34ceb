/** What moves in the picture: a mechanism, a mode, or the deformed shape. */
import { drawnScale } from "../geometry/scale.ts";
import type { Label } from "../scene/labels.ts";
import type { Session } from "../state/session.ts";
import type { Choices } from "./choices.ts";
import { largestLabel } from "./largest.ts";

/** The largest displacement is drawn as this share of the model's size. */
const SHARE = { deformed: 0.07, mode: 0.1 };

export interface Movement {
  /** A mechanism or a mode, which has no size of its own. */
  form?: object;
  samples: Float32Array;
  scale: number;
  isAnimated: boolean;
  /** Whose deformed shape it is. */
  from?: string;
  label?: Label | undefined;
  nodes?: Float32Array;
}

/** What is to be drawn, and the way to it; null where nothing moves. */
export function movementPlan(session: Session, choices: Choices, points: number, isCalm: boolean): () => Promise<Movement | null> {
  const { parts, solution } = session;
  const [isAnimated, scaled] = [choices.animated.value, choices.exaggeration.value];
  const motion = session.failure?.motions[session.motion.value];
  if (motion)
    return async () => {
      const { mechanismShape } = await import("../results/mechanism.ts");
      const [samples, scale] = mechanismShape(parts, motion.shape, points);
      return { form: motion, samples, scale, isAnimated: isAnimated && !isCalm };
    };
  const { size } = parts.bounds;
  const mode = session.mode.value;
  if (mode && session.isSolved)
    return async () => {
      const samples = await solution.mode(mode, points);
      return { form: mode, samples, scale: drawnScale(1, size, SHARE.mode) * scaled, isAnimated: isAnimated && !isCalm };
    };
  if (!choices.deformed.value || !session.isSolved || session.setInfo?.failed) return async () => null;
  const key = session.set.value;
  return async () => {
    const shape = await solution.shape(key, points);
    const scale = drawnScale(shape.largest.value, size, SHARE.deformed) * scaled;
    const label = largestLabel(session, shape, points);
    return { samples: shape.samples, scale, isAnimated: isAnimated && !isCalm, from: shape.from, label, nodes: shape.nodes };
  };
}
