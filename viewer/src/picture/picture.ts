/** The picture and its controls: what of the model and of the results is drawn. */
import { el, show } from "../controls/element.ts";
import { menu } from "../controls/menu.ts";
import { radioButtons } from "../controls/radio.ts";
import type { Theme } from "../controls/theme.ts";
import { drawnLoads } from "../model/loads.ts";
import { mechanismShape } from "../model/mechanism.ts";
import { sectionOutline } from "../model/outline.ts";
import type { Component, Layer, Projection, Stage, ViewName } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { type Signal, signal } from "../state/signal.ts";
import { afterPaint, batched } from "../state/timing.ts";
import { legend } from "./legend.ts";
import { keyboard, pointer } from "./pointing.ts";
import { drawnScale } from "./scale.ts";
import { setSelector } from "./selector.ts";

export interface Picture {
  node: HTMLElement;
  snapshot(numbered: boolean): Promise<Blob>;
  ready: Promise<Stage>;
}

const LAYERS: { layer: Layer; label: string; on: boolean }[] = [
  { layer: "solids", label: "True section shapes", on: false },
  { layer: "plates", label: "Plates", on: true },
  { layer: "supports", label: "Supports", on: true },
  { layer: "hinges", label: "Hinges", on: true },
  { layer: "loads", label: "Loads", on: true },
  { layer: "axes", label: "Local axes", on: false },
  { layer: "ids", label: "Ids", on: false },
];
const DIAGRAMS = ["n", "vy", "vz", "mx", "my", "mz"] as const;
/** Above this many members only the chosen one carries its diagram: all at once is unreadable. */
const MANY = 400;
/** The longest the first picture waits for results, in milliseconds: the model is seen within a second either way. */
const PATIENCE = 900;
/** The largest diagram ordinate and displacement are drawn as these shares of the model's size. */
const SHARE = { diagram: 0.13, deformed: 0.07 };

export function picture(session: Session, theme: Signal<Theme>): Picture {
  const host = el("div", { class: "stage" });
  const diagram = signal<Component | "none">("none");
  const layers = new Map(LAYERS.map(({ layer, on }) => [layer, signal(on)]));
  const deformed = signal(false);
  const animated = signal(false);
  const reactions = signal(false);
  const colours = signal(false);
  const exaggeration = signal(1);
  const projection = signal<Projection>("perspective");
  const words = {
    force: (value: number) => session.measure(value, "force"),
    moment: (value: number) => session.measure(value, "moment"),
    line: (value: number) => session.measure(value, "line_load"),
  };
  const key = legend(session, diagram, colours, deformed);

  // Opening the graphics card keeps the page busy for a moment; a small model is solved by then, so results go first.
  const turn = new Promise<void>((go) => {
    session.status.watch(({ is }) => {
      if (is !== "reading" && is !== "solving") go();
    });
    setTimeout(go, PATIENCE);
  });
  const ready = turn
    .then(afterPaint)
    .then(() => import("../scene/stage.ts"))
    .then(({ Stage }) => {
      const share = (tools: HTMLElement): number => Math.min(0.25, tools.offsetHeight / (host.clientHeight || 1));
      const stage = new Stage(host, session.parts, () => ({ top: share(above), bottom: share(below) }));
      const cover = new ResizeObserver(() => stage.settle());
      for (const tools of [above, below]) cover.observe(tools);
      stage.canvas.tabIndex = 0;
      stage.canvas.setAttribute("role", "application");
      stage.canvas.setAttribute(
        "aria-label",
        "Picture of the model. Arrow keys turn it, plus and minus zoom, F fits, 1 to 4 choose a view, comma and full stop step through the members.",
      );
      pointer(stage, session);
      keyboard(stage, session);

      const drawLoads = (): void => stage.loads(() => drawnLoads(session.parts, session.terms()), words);
      const drawDiagram = async (): Promise<void> => {
        const component = diagram.get();
        if (component === "none" || !session.overview) return stage.diagram(null, [], 0, String);
        const hit = session.selected.get();
        const count = session.parts.runs.length;
        const members = count <= MANY ? session.parts.runs.map((_, i) => i) : hit?.kind === "member" ? [hit.index] : [];
        const setKey = session.set.get();
        const [curves, values] = await Promise.all([
          session.solution.curves(setKey, component, members, count > 120 ? 9 : 33),
          session.solution.set(setKey),
        ]);
        if (setKey !== session.set.get() || component !== diagram.get()) return;
        const range = values.members[component];
        let largest = 0;
        for (let i = 0; i < range.max.length; i++) largest = Math.max(largest, Math.abs(range.max[i]!), Math.abs(range.min[i]!));
        const quantity = component.startsWith("m") ? "moment" : "force";
        stage.diagram(component, curves, drawnScale(largest, session.parts.bounds.size, SHARE.diagram), (value) =>
          session.write(value, quantity),
        );
      };
      const drawDeformed = async (): Promise<void> => {
        const status = session.status.get();
        if (status.is === "failed" && status.failure.mechanism)
          return stage.deformed(...mechanismShape(session.parts, status.failure.mechanism, stage.points), animated.get());
        if (!deformed.get() || status.is !== "solved") return stage.deformed(null, 0, false);
        const setKey = session.set.get();
        const shape = await session.solution.shape(setKey, stage.points);
        if (setKey !== session.set.get() || !deformed.get()) return;
        const scale = drawnScale(shape.largest.value, session.parts.bounds.size, SHARE.deformed) * exaggeration.get();
        key.scale(scale, shape.from);
        const run = session.parts.runs[shape.largest.member];
        const t = run ? shape.largest.x / run.length : 0;
        const nearest = (shape.largest.member * stage.points + Math.round(t * (stage.points - 1))) * 3;
        stage.deformed(
          shape.samples,
          scale,
          animated.get() && !reduced.matches,
          run && {
            at: [0, 1, 2].map((k) => run.from[k]! + (run.to[k]! - run.from[k]!) * t) as [number, number, number],
            shift: [0, 1, 2].map((k) => shape.samples[nearest + k]!) as [number, number, number],
            text: session.measure(shape.largest.value, "deflection"),
            tone: getComputedStyle(document.documentElement).getPropertyValue("--pic-ink"),
            rank: 1,
            bold: true,
          },
        );
      };
      const drawReactions = async (): Promise<void> => {
        stage.show("reactions", reactions.get() && session.overview !== null);
        if (!reactions.get() || !session.overview) return;
        const { supports } = session.overview;
        const values = await session.solution.set(session.set.get());
        // An envelope shows, for each component, the extreme that is larger in size.
        const pick = (i: number): number =>
          Math.abs(values.reactions.min[i]!) > Math.abs(values.reactions.max[i]!) ? values.reactions.min[i]! : values.reactions.max[i]!;
        stage.reactions(
          supports.nodes.map((at, i) => {
            const node = session.model.model.nodes[at]!;
            return { at: [node.x, node.y, node.z], values: [0, 1, 2, 3, 4, 5].map((k) => pick(i * 6 + k)) };
          }),
          words,
        );
      };
      const paint = (): void => stage.utilisation(colours.get() ? (session.overview?.ratios ?? null) : null);
      const results = batched(() => void Promise.all([drawDiagram(), drawDeformed(), drawReactions()]).catch(() => undefined));

      for (const [layer, on] of layers) on.watch((value) => stage.show(layer, value));
      session.sections.watch((sections) => {
        if (sections) stage.outline(new Map([...sections].map(([id, section]) => [id, sectionOutline(section)])));
      });
      theme.watch(() => {
        stage.repaint();
        drawLoads();
        results();
      });
      session.units.watch(() => {
        drawLoads();
        results();
      });
      session.set.watch(() => {
        drawLoads();
        results();
      });
      session.status.watch(() => {
        paint();
        results();
      });
      colours.watch(paint);
      for (const change of [diagram, reactions]) (change as Signal<unknown>).watch(results);
      const bend = batched(() => void drawDeformed().catch(() => undefined));
      for (const change of [deformed, animated, exaggeration]) (change as Signal<unknown>).watch(bend);
      projection.watch((value) => stage.project(value));
      session.hovered.watch((hovered) => stage.select(session.selected.get(), hovered));
      session.selected.watch((selected) => {
        stage.select(selected, session.hovered.get());
        if (session.parts.runs.length > MANY) void drawDiagram();
      });
      return stage;
    });

  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const tick = (label: string, on: Signal<boolean>, className = "chip"): HTMLElement => {
    const input = el("input", { type: "checkbox", onchange: () => on.set(input.checked) });
    on.watch((value) => {
      input.checked = value;
    });
    return el("label", { class: className }, input, el("span", {}, label));
  };
  const slider = el("input", {
    type: "range",
    min: -2,
    max: 2,
    step: 0.05,
    value: 0,
    "aria-label": "Scale of the deformed shape",
    oninput: () => exaggeration.set(10 ** Number(slider.value)),
  });
  const swing = el("span", { class: "slider" }, "Scale", slider, tick("Animate", animated, "tick"));
  deformed.watch((on) => show(swing, on));
  const resultTools = el(
    "div",
    { class: "group" },
    radioButtons(
      "Diagram",
      [
        { value: "none", label: "No diagram" },
        ...DIAGRAMS.map((value) => ({ value, label: value === "n" ? "N" : value[0]!.toUpperCase() + value[1]! })),
      ] as { value: Component | "none"; label: string }[],
      diagram,
    ),
    tick("Deformed", deformed),
    swing,
    tick("Reactions", reactions),
    tick("Utilisation", colours),
  );
  session.status.watch(({ is }) => {
    show(resultTools, is === "solved");
    if (is !== "solved") return;
    const { checks } = session.overview!;
    colours.set(checks.length > 0);
    // A plane or small model is read by its moments, a large one by its movement.
    const { low, high, size } = session.parts.bounds;
    const plane = [0, 1, 2].some((k) => high[k]! - low[k]! < size * 1e-6);
    if (session.parts.runs.length <= (plane ? 60 : 12)) diagram.set("my");
    else deformed.set(true);
    if (session.parts.runs.length === 1) session.selected.set({ kind: "member", index: 0 });
  });
  // Loads stand in the way of most results; a model of a few members has room for both, as textbooks draw them.
  let ticked = false;
  const roomy = session.parts.runs.length <= 3;
  for (const change of [diagram, deformed, session.status])
    (change as Signal<unknown>).watch(() => {
      if (!ticked) layers.get("loads")!.set(session.overview === null || roomy || (diagram.get() === "none" && !deformed.get()));
    });
  const view = (label: string, name: ViewName): HTMLElement =>
    el("button", { type: "button", class: "button small", onclick: () => void ready.then((stage) => stage.look(name)) }, label);
  const viewTools = el(
    "div",
    { class: "group", role: "group", "aria-label": "Views" },
    view("3D", "iso"),
    view("Front", "front"),
    view("Side", "side"),
    view("Top", "top"),
    el("button", { type: "button", class: "button small", onclick: () => void ready.then((stage) => stage.fit()) }, "Fit"),
    radioButtons(
      "Projection",
      [
        { value: "perspective", label: "Persp", title: "Perspective" },
        { value: "orthographic", label: "Ortho", title: "Orthographic" },
      ],
      projection,
    ),
  );
  const list = el(
    "div",
    { class: "left" },
    ...LAYERS.filter(({ layer }) => layer !== "plates" || session.model.model.plates?.length).map(({ layer, label }) =>
      tick(label, layers.get(layer)!, "tick"),
    ),
  );
  list.addEventListener("change", () => {
    ticked = true;
  });
  const above = el("div", { class: "overlay top" }, setSelector(session), menu("Show", list, "button"), resultTools);
  const below = el("div", { class: "overlay bottom" }, viewTools, key.node);
  const node = el("section", { class: "view", "aria-label": "Picture" }, host, above, below);
  const snapshot = async (numbered: boolean): Promise<Blob> => {
    const stage = await ready;
    const before = layers.get("ids")!.get();
    if (numbered) stage.show("ids", true);
    const blob = await stage.snapshot();
    if (numbered) stage.show("ids", before);
    return blob;
  };
  return { node, snapshot, ready };
}
