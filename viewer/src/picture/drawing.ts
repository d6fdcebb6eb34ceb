/** Keeps the drawn picture in step with what is chosen, solved and shown. */

import { type Signal, watchAll } from "../base/signal.ts";
import { batched } from "../base/timing.ts";
import type { Theme } from "../controls/theme.ts";
import { inUnits } from "../format/units.ts";
import { drawnScale } from "../geometry/scale.ts";
import { drawnLoads } from "../model/loads.ts";
import { type Shown, shownOf } from "../model/part.ts";
import type { Overview } from "../results/overview.ts";
import { coloured } from "../results/utilisation.ts";
import type { Judgement } from "../scene/paint.ts";
import type { Stage, Words } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { type Choices, SINGLE_DIAGRAM_ABOVE } from "./choices.ts";
import { drawDiagram } from "./diagram.ts";
import { largestLabel } from "./largest.ts";
import type { Legend } from "./legend.ts";

/** The largest displacement is drawn as this share of the model's size. */
const SHARE = { deformed: 0.07, mode: 0.1 };
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Drawing {
  private readonly words: Words;
  private revealed: object | null = null;
  private judged: { of: Overview; checks: number; judgement: Judgement } | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly session: Session,
    private readonly choices: Choices,
    private readonly legend: Legend,
  ) {
    this.words = {
      force: (value) => session.measure(value, "force"),
      moment: (value) => session.measure(value, "moment"),
      line: (value) => session.measure(value, "line_load"),
    };
  }

  /** Draws now, and again whatever changes. */
  follow(theme: Signal<Theme>): void {
    const { stage, session, choices } = this;
    const attempt = (draw: () => Promise<unknown>): (() => void) =>
      batched(() => void draw().catch((error: unknown) => session.report("These results could not be drawn", error)));
    const results = attempt(() => this.results());
    const plates = attempt(() => this.plates());
    const deformed = attempt(() => this.deformed());
    const diagram = attempt(() => drawDiagram(this.stage, this.session, this.choices, this.shown()));
    const paint = (): void =>
      stage.judged(choices.colours.get() ? this.judgement() : null, session.setInfo?.idleMembers ?? [], session.tints.get()?.colours);

    for (const [layer, on] of choices.layers) on.watch((value) => stage.show(layer, value));
    session.sections.watch((sections) => {
      if (sections) stage.outline(sections, (error) => session.report("The shapes of sections could not be drawn", error));
    });
    theme.watch(() => stage.repaint());
    session.units.watch((system) =>
      stage.screen.measure({ word: (metres) => session.measure(metres, "length"), unit: 1 / inUnits(1, "length", system) }),
    );
    watchAll([session.units, session.set], () => {
      paint();
      this.loads();
      results();
    });
    session.status.watch(() => {
      paint();
      results();
    });
    choices.colours.watch(paint);
    session.arrived.watch(paint);
    session.tints.watch(paint);
    watchAll([choices.diagram, choices.reactions], results);
    choices.exaggeration.watch(diagram);
    watchAll([choices.deformed, choices.animated, choices.exaggeration, session.mode, session.motion], deformed);
    watchAll([choices.deformed, choices.contour], plates);
    choices.projection.watch((value) => stage.eye.project(value));
    session.part.watch(() => {
      stage.restrict(this.shown());
      this.loads();
      results();
    });
    session.sought.watch((hit) => {
      if (hit) stage.seek(hit);
    });
    session.hovered.watch((hovered) => stage.select(session.selected.get(), hovered));
    session.selected.watch((selected) => {
      stage.select(selected, session.hovered.get());
      if (session.parts.runs.length > SINGLE_DIAGRAM_ABOVE) diagram();
    });
  }

  /** Utilisations and what is open beside them; none where no verdict may rest on them. */
  private judgement(): Judgement | null {
    const { overview } = this.session;
    if (!overview?.conditioning.trusted) return null;
    if (this.judged?.of !== overview || this.judged.checks !== overview.checks.length) {
      const ratios = overview.ratios.map((ratio, i) => coloured(ratio, overview.unverified[i]!));
      const open = overview.unverified.map((what) => what !== null);
      this.judged = { of: overview, checks: overview.checks.length, judgement: { ratios, open } };
    }
    return this.judged.judgement;
  }

  /** Everything that comes from the solution; done once it is in the picture. */
  async results(): Promise<void> {
    await Promise.all([
      drawDiagram(this.stage, this.session, this.choices, this.shown()),
      this.deformed(),
      this.reactions(),
      this.plates(),
    ]);
  }

  private loads(): void {
    this.stage.marks.loads(() => drawnLoads(this.session.parts, this.session.terms(), this.shown(), this.session.measure), this.words);
  }

  private shown(): Shown {
    return shownOf(this.session.parts, this.session.part.get());
  }

  private async deformed(): Promise<void> {
    const { stage, session, choices } = this;
    const status = session.status.get();
    const motion = status.is === "failed" ? status.failure.motions[session.motion.get()] : undefined;
    if (motion) {
      const { mechanismShape } = await import("../results/mechanism.ts");
      if (session.status.get() !== status) return;
      const [samples, scale] = mechanismShape(session.parts, motion.shape, stage.points);
      stage.deformed(samples, scale, choices.animated.get());
      return this.reveal(motion, samples);
    }
    const mode = session.mode.get();
    if (mode && status.is === "solved") {
      const samples = await session.solution.mode(mode, stage.points);
      if (mode !== session.mode.get()) return;
      stage.deformed(samples, drawnScale(1, session.parts.bounds.size, SHARE.mode) * choices.exaggeration.get(), !reducedMotion.matches);
      return this.reveal(mode, samples);
    }
    if (!choices.deformed.get() || status.is !== "solved" || session.setInfo?.failed) return stage.deformed(null, 0, false);
    const key = session.set.get();
    const shape = await session.solution.shape(key, stage.points);
    if (key !== session.set.get() || !choices.deformed.get() || session.mode.get()) return;
    const scale = drawnScale(shape.largest.value, session.parts.bounds.size, SHARE.deformed) * choices.exaggeration.get();
    this.legend.scale(scale, shape.from);
    stage.deformed(
      shape.samples,
      scale,
      choices.animated.get() && !reducedMotion.matches,
      largestLabel(session, shape, stage.points),
      shape.nodes,
    );
  }

  /** Turns the view once so that a form is seen which moves along the line of sight. */
  private reveal(form: object, samples: Float32Array): void {
    if (form === this.revealed) return;
    this.revealed = form;
    if (this.stage.eye.hides(samples)) this.stage.eye.look("iso");
  }

  /** Plates moved with the deformed shape and coloured by what the reader chose; what draws them is fetched for the first of either. */
  private async plates(): Promise<void> {
    const { stage, session, choices, legend } = this;
    const name = choices.contour.get();
    const bent = choices.deformed.get();
    if (!session.model.model.plates?.length) return;
    if (!session.overview || (name === "none" && !bent)) {
      legend.ramp(null);
      return stage.plates(null);
    }
    const key = session.set.get();
    const [{ plateSurface, rampOf }, shape, field] = await Promise.all([
      import("../scene/contours.ts"),
      session.solution.shape(key, stage.points),
      name === "none" ? null : session.solution.plates(key, name),
    ]);
    if (key !== session.set.get() || name !== choices.contour.get() || bent !== choices.deformed.get()) return;
    legend.ramp(field && rampOf(field));
    const plain = getComputedStyle(document.documentElement).getPropertyValue("--pic-plate").trim();
    stage.plates(plateSurface(session.parts, this.shown().plates, field, shape.nodes, plain));
  }

  private async reactions(): Promise<void> {
    const { stage, session } = this;
    const { overview } = session;
    const wanted = this.choices.reactions.get() && overview !== null && !session.setInfo?.failed;
    stage.show("reactions", wanted);
    if (!wanted) return;
    const key = session.set.get();
    const [values, { drawReactions }] = await Promise.all([session.solution.set(key), import("./reactions.ts")]);
    if (key !== session.set.get()) return;
    drawReactions(stage, session, values, this.words);
  }
}
