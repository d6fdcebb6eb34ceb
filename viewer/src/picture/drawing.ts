/** Keeps the drawn picture of one model in step with what is chosen, solved and shown. */

import { computed, effect, follow, type Signal } from "../base/signal.ts";
import type { Theme } from "../controls/theme.ts";
import { inUnits, measure, type Quantity, type UnitSystem } from "../format/units.ts";
import { drawnLoads } from "../model/loads.ts";
import { shownOf } from "../model/part.ts";
import { coloured } from "../results/utilisation.ts";
import type { Surface } from "../scene/contours.ts";
import type { Judgement } from "../scene/paint.ts";
import type { Stage, Words } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import type { Choices } from "./choices.ts";
import { diagramPlan } from "./diagram.ts";
import type { Legend } from "./legend.ts";
import { type Movement, movementPlan } from "./movement.ts";
import { takingPart } from "./taking_part.ts";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

const wordsIn = (system: UnitSystem): Words => ({
  force: (value) => measure(value, "force", system),
  moment: (value) => measure(value, "moment", system),
  line: (value) => measure(value, "line_load", system),
});

export class Drawing {
  private revealed: object | null = null;
  private readonly waiting = new Set<Promise<unknown>>();
  private readonly shown = computed(() => shownOf(this.session.parts, this.session.part.value));
  /** Utilisations and what is open beside them; none where no verdict may rest on them. */
  private readonly judgement = computed((): Judgement | null => {
    const { overview } = this.session;
    if (!overview?.conditioning.trusted) return null;
    const { ratios, unverified } = overview;
    return { ratios: ratios.map((ratio, i) => coloured(ratio, unverified[i]!)), open: unverified.map((what) => what !== null) };
  });

  constructor(
    private readonly stage: Stage,
    private readonly session: Session,
    private readonly choices: Choices,
    private readonly legend: Legend,
    theme: Signal<Theme>,
  ) {
    this.followModel(theme);
    this.followChoice();
    this.followResults();
  }

  /** Once what was chosen last is in the picture. */
  async drawn(): Promise<void> {
    await Promise.resolve();
    await Promise.allSettled(this.waiting);
  }

  private followModel(theme: Signal<Theme>): void {
    const { stage, session, choices, shown } = this;
    effect(() => {
      void theme.value;
      stage.repaint();
    });
    effect(() => stage.restrict(shown.value));
    for (const [layer, on] of choices.layers) effect(() => stage.show(layer, on.value));
    effect(() => {
      const sections = session.sections.value;
      if (sections) stage.outline(sections, (error) => session.report("The shapes of sections could not be drawn", error));
    });
    effect(() => {
      const system = session.units.value;
      const word = (value: number, quantity: Quantity): string => measure(value, quantity, system);
      stage.screen.measure({ word: (metres) => word(metres, "length"), unit: 1 / inUnits(1, "length", system) });
      const [{ parts }, terms, part] = [session, session.terms(), shown.value];
      stage.marks.loads(() => drawnLoads(parts, terms, part, word), wordsIn(system));
    });
  }

  private followChoice(): void {
    const { stage, session, choices, judgement } = this;
    effect(() => {
      const tints = session.tints.value ?? (choices.colours.value ? takingPart(session) : null);
      stage.judged(choices.colours.value ? judgement.value : null, session.setInfo?.idleMembers ?? [], tints?.colours);
    });
    effect(() => stage.select(session.selected.value, session.hovered.value));
    effect(() => {
      if (session.sought.value) stage.seek(session.sought.value);
    });
  }

  /** Everything that comes from the solution. */
  private followResults(): void {
    const { stage, session, choices, shown } = this;
    this.draw(
      () => diagramPlan(session, choices, shown.value),
      (found) => {
        const quantity = found?.component.startsWith("m") ? "moment" : "force";
        stage.marks.diagram(found?.component ?? null, found?.curves ?? [], found?.scale ?? 0, (value) => session.write(value, quantity));
      },
    );
    this.draw(
      () => movementPlan(session, choices, stage.points, reducedMotion.matches),
      (found) => this.move(found),
    );
    this.draw(
      () => this.reactions(),
      (put) => put(),
    );
    this.draw(
      () => this.plates(),
      (surface) => {
        if (surface !== undefined) stage.plates(surface);
      },
    );
  }

  private draw<Found>(plan: () => () => Promise<Found>, take: (found: Found) => void): void {
    const { session, waiting } = this;
    follow(
      () => {
        const work = plan();
        // Figures are written in these units.
        void session.units.value;
        return () => {
          const found = work();
          waiting.add(found);
          void found.catch(() => undefined).finally(() => waiting.delete(found));
          return found;
        };
      },
      take,
      (error) => session.report("These results could not be drawn", error),
    );
  }

  private move(found: Movement | null): void {
    const { stage, legend } = this;
    if (!found) return stage.deformed(null, 0, false);
    const { form, samples, scale, isAnimated, from, label, nodes } = found;
    legend.scale.value = from === undefined ? null : [scale, from];
    stage.deformed(samples, scale, isAnimated, label, nodes);
    // The view turns once so that a form is seen which moves along the line of sight.
    if (!form || form === this.revealed) return;
    this.revealed = form;
    if (stage.eye.hides(samples)) stage.eye.look("iso");
  }

  /** Plates moved with the deformed shape and coloured by what the reader chose; what draws them is fetched for the first of either. */
  private plates(): () => Promise<Surface | null | undefined> {
    const { stage, session, choices, legend } = this;
    const [name, isBent] = [choices.contour.value, choices.deformed.value];
    const { solution, parts } = session;
    const key = session.set.value;
    const { plates } = this.shown.value;
    if (!parts.plates.size) return async () => undefined;
    if (!session.isSolved || (name === "none" && !isBent))
      return async () => {
        legend.ramp.value = null;
        return null;
      };
    return async () => {
      const [{ plateSurface, rampOf }, shape, field] = await Promise.all([
        import("../scene/contours.ts"),
        solution.shape(key, stage.points),
        name === "none" ? null : solution.plates(key, name),
      ]);
      legend.ramp.value = field && rampOf(field);
      const plain = getComputedStyle(document.documentElement).getPropertyValue("--pic-plate").trim();
      return plateSurface(parts, plates, field, shape.nodes, plain);
    };
  }

  private reactions(): () => Promise<() => void> {
    const { stage, session } = this;
    const isWanted = this.choices.reactions.value && session.isSolved && !session.setInfo?.failed;
    const [key, words] = [session.set.value, wordsIn(session.units.value)];
    if (!isWanted) return async () => () => stage.show("reactions", false);
    return async () => {
      const [values, { drawReactions }] = await Promise.all([session.solution.set(key), import("./reactions.ts")]);
      return () => {
        stage.show("reactions", true);
        drawReactions(stage, session, values, words);
      };
    };
  }
}
