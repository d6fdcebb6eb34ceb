/** The inspector's view of a member: its verdict, diagrams with a reading at x, its checks and data. */
import "../styles/inspector.css";
import "../styles/plots.css";
import { computed } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { plural } from "../format/counts.ts";
import { wholeWith } from "../model/belonging.ts";
import { membersOf } from "../model/hit.ts";
import type { CheckResult } from "../results/overview.ts";
import type { MemberCurves } from "../results/sets.ts";
import type { Session } from "../state/session.ts";
import { extremesOf, furthest } from "./curves.ts";
import { envelopeKey, envelopeTable, governingOf } from "./envelope.ts";
import { memberVerdict } from "./member_verdict.ts";
import { pairs } from "./pairs.ts";
import { type Plot, plot } from "./plot.ts";
import { memberData } from "./properties.ts";
import { COMPONENTS, readingTable } from "./reading.ts";
import { checkBlock } from "./trace.ts";

/** Stations along a member in the inspector: a reading between two is linear, so they are close. */
const STATIONS = 101;
/** More members than these nobody goes through one by one. */
const PIECES = 40;

/** Where the governing check looks, or where the member bends most, as a share of its length. */
function startAt(traced: CheckResult[], member: string, curves: MemberCurves[], length: number): number {
  const places = traced
    .filter((check) => !check.informative)
    .flatMap((check) => check.verifications.filter((item) => item.member === member && item.position !== null && item.utilisation !== null))
    .sort((a, b) => b.utilisation! - a.utilisation!);
  const at = places[0]?.position;
  if (at !== undefined && at !== null) return at / length;
  let [most, place] = [0, length / 2];
  for (const { extremes } of curves)
    for (const key of ["my", "mz"] as const)
      for (const [value, x] of [
        [extremes[key].max, extremes[key].maxX],
        [extremes[key].min, extremes[key].minX],
      ] as const)
        if (Math.abs(value) > most * (1 + 1e-9)) [most, place] = [Math.abs(value), x];
  return place / length;
}

/** `traced` are the checks of the member: of many combinations the one that governs them is drawn as a line. */
function diagrams(session: Session, curves: MemberCurves[], length: number, start: number, traced: CheckResult[]): HTMLElement[] {
  const slider = el("input", { type: "range", min: 0, max: 1000, step: 1, value: 500, "aria-label": "Position along the member" });
  const place = el("output", {});
  const reading = el("div", {});
  let plots: Plot[] = [];
  const move = (share: number): void => {
    slider.value = String(Math.round(share * 1000));
    slider.setAttribute("aria-valuetext", session.measure(share * length, "length"));
    place.textContent = session.measure(share * length, "length");
    for (const item of plots) item.cursor(share);
    reading.replaceChildren(readingTable(session, curves, share * length));
  };
  const drawn = COMPONENTS.filter(({ key }) => {
    const { low, high } = extremesOf(curves, key);
    return low !== 0 || high !== 0;
  });
  const zero = COMPONENTS.filter((component) => !drawn.includes(component)).map(({ label }) => label);
  const governing = governingOf(traced, curves);
  plots = drawn.map(({ key, label, quantity }) => {
    const one = { key, label, unit: session.unit(quantity), write: (value: number): string => session.write(value, quantity) };
    return plot(one, curves, length, governing ?? furthest(curves, key), move);
  });
  slider.addEventListener("input", () => move(Number(slider.value) / 1000));
  move(start);
  return [
    el("div", { class: "plots" }, ...plots.map(({ node }) => node)),
    zero.length ? el("p", { class: "hint", id: "zero" }, `Zero all along: ${zero.join(", ")}`) : el("p", { hidden: true }),
    ...(curves.length > 1 && drawn.length ? [envelopeKey(curves, governing), envelopeTable(session, curves, drawn)] : []),
    el("label", { class: "reader" }, "x =", slider, place),
    reading,
  ];
}

/** Of members chosen together, the way from one to the next: diagrams and data are those of one. */
function piecesOf(session: Session, index: number): HTMLElement[] {
  const hit = session.selected.value;
  const members = membersOf(hit);
  if (members.length < 2) return [];
  const id = (place: number): string => session.model.model.members[place]!.id;
  const whole = wholeWith(session.model, id(index));
  const piece = (place: number): HTMLElement =>
    el(
      "button",
      {
        type: "button",
        class: "button small",
        "aria-pressed": String(place === index),
        onclick: () => void (session.selected.value = { ...hit!, index: place }),
      },
      id(place),
    );
  return [
    el("p", { class: "hint" }, `One of ${plural(members.length, "member")} chosen together${whole ? `, of ${whole.id}` : ""}`),
    el("div", { class: "group pieces" }, ...members.slice(0, PIECES).map(piece)),
  ];
}

/** Ids of the checks of a member; those of others that arrive meanwhile change nothing here. */
const checksOf = (session: Session, member: string): string[] => {
  const own = computed(() => JSON.stringify(session.checks.flatMap(({ id, members }) => (members.includes(member) ? [id] : []))));
  return JSON.parse(own.value) as string[];
};

export function memberView(session: Session, index: number): () => Promise<HTMLElement[]> {
  const member = session.model.model.members[index];
  if (!member) return async () => [];
  const { length } = session.parts.runs[index]!;
  const head = el(
    "div",
    { class: "who" },
    el("strong", { id: "chosen" }, member.id),
    el("span", { class: "hint" }, [member.name, session.measure(length, "length")].filter(Boolean).join(" · ")),
  );
  const pieces = piecesOf(session, index);
  const data = [el("h3", {}, "Section and material"), ...memberData(session, member)];
  const ends = pairs([
    ["from", member.start],
    ["to", member.end],
    ["start hinge", member.start_hinge],
    ["end hinge", member.end_hinge],
    ["rotation", member.rotation ? `${member.rotation}°` : null],
    ["type", member.type ?? "beam"],
  ]);
  if (!session.isSolved) return async () => [head, ...pieces, ends, ...data];
  const { setInfo, solution, standing } = session;
  const [key, checks] = [session.set.value, checksOf(session, member.id)];
  return async () => {
    const curves = setInfo?.failed ? null : await solution.member(key, member.id, STATIONS);
    const traced = await Promise.all(checks.map((id) => solution.explain(id)));
    return [
      head,
      ...pieces,
      memberVerdict(session, member.id, traced, standing),
      ...(setInfo?.idleMembers.includes(index) ? [el("p", { class: "hint" }, `Takes no part in ${setInfo.id}.`)] : []),
      ...(curves
        ? diagrams(session, curves, length, startAt(traced, member.id, curves, length), traced)
        : [failureNote(`${setInfo!.id} has no results`, setInfo!.failed)]),
      el("h3", {}, "Checks"),
      ...(traced.length
        ? traced.map((check) => checkBlock(check, (value) => session.measure(value, "length"), session.units.value))
        : [el("p", { class: "hint" }, "No check was asked for on this member: nothing here is verified.")]),
      ...data,
      el("h3", {}, "Ends"),
      ends,
    ];
  };
}
