/** The inspector's view of a member: its verdict, diagrams with a reading at x, its checks and data. */
import type { Force } from "handoff-solver";
import "../styles/inspector.css";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { toDom } from "../controls/markup.ts";
import { percent } from "../format/units.ts";
import { readAt } from "../solving/hull.ts";
import type { CheckResult, MemberCurves } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { extremesOf, rangeAt } from "./curves.ts";
import { pairs } from "./pairs.ts";
import { type Plot, plot } from "./plot.ts";
import { memberData } from "./properties.ts";
import { checkBlock, pillTag, placeOf, ratioWords } from "./trace.ts";

const pill = (status: string): HTMLElement => toDom(pillTag(status));

const COMPONENTS: { key: Force; label: string; quantity: "force" | "moment" }[] = [
  { key: "n", label: "N", quantity: "force" },
  { key: "vy", label: "Vy", quantity: "force" },
  { key: "vz", label: "Vz", quantity: "force" },
  { key: "mx", label: "Mx", quantity: "moment" },
  { key: "my", label: "My", quantity: "moment" },
  { key: "mz", label: "Mz", quantity: "moment" },
];
/** Stations along a member in the inspector: a reading between two is linear, so they are close. */
const STATIONS = 101;

function readingTable(session: Session, curves: MemberCurves[], x: number): HTMLElement {
  const envelope = curves.length > 1;
  const heads = envelope ? ["", "smallest", "by", "largest", "by"] : ["", "just before x", "just after x"];
  const rows = COMPONENTS.map(({ key, label, quantity }) => {
    const head = el("th", { scope: "row" }, `${label} (${session.unit(quantity)})`);
    if (envelope) {
      const { min, max } = rangeAt(curves, key, x);
      return el(
        "tr",
        {},
        head,
        ...[session.write(min.value, quantity), min.by, session.write(max.value, quantity), max.by].map((text) => el("td", {}, text)),
      );
    }
    const { left, right } = readAt(curves[0]!.stations.x, curves[0]!.stations[key], x);
    return el("tr", {}, head, ...[left, right].map((value) => el("td", {}, session.write(value, quantity))));
  });
  const { stations } = curves[0]!;
  if (!envelope)
    for (const [label, values] of [
      ["deflection z from chord", stations.deflection_z],
      ["deflection y from chord", stations.deflection_y],
      ["displacement X", stations.displacement_x],
      ["displacement Y", stations.displacement_y],
      ["displacement Z", stations.displacement_z],
    ] as const) {
      const { left } = readAt(stations.x, values, x);
      rows.push(
        el(
          "tr",
          {},
          el("th", { scope: "row" }, `${label} (${session.unit("deflection")})`),
          el("td", {}, ""),
          el("td", {}, session.write(left, "deflection")),
        ),
      );
    }
  return el(
    "table",
    { class: "reading" },
    el("caption", { class: "sr" }, "Values at x"),
    el("thead", {}, el("tr", {}, ...heads.map((text) => (text ? el("th", { scope: "col" }, text) : el("td", {}, ""))))),
    el("tbody", {}, ...rows),
  );
}

/** Of a member that no check has looked at so far. */
function unverifiedWords(session: Session): string {
  const status = session.status.get();
  if (status.is === "solved" && session.model.analysis?.checks?.length) {
    if (status.checking) return "Not checked so far: the checks are still to come.";
    if (status.stopped) return "Not checked: the checks were cancelled.";
  }
  return "No check that counts looks at this member: nothing here is verified.";
}

/** What the member comes to, before anything else: its verdict, what governs it, and the numbers behind that. */
function verdict(session: Session, member: string, traced: CheckResult[]): HTMLElement {
  const counted = traced.filter((check) => !check.informative);
  const worst = counted.reduce<CheckResult | null>((a, b) => ((b.utilisation ?? -1) > (a?.utilisation ?? -1) ? b : a), null);
  const first = (is: CheckResult["verdict"]): CheckResult | undefined => counted.find((check) => check.verdict === is);
  const status = first("fail") ?? first("cannot_verify") ?? first("incomplete") ?? worst;
  if (!status || !worst) return el("p", { class: "hint", id: "member-verdict" }, unverifiedWords(session));
  const governing = worst.verifications.find(({ key }) => key === worst.governing?.key);
  const open = session.overview?.unverified[session.parts.memberIndex.get(member)!] ?? null;
  // As at a glance and in the list: the figure is whole where its own check is.
  const whole = worst.verdict !== "cannot_verify" && worst.verdict !== "incomplete";
  const metres = (value: number): string => session.measure(value, "length");
  return el(
    "div",
    { class: "member-verdict", id: "member-verdict" },
    pill(open && status.verdict === "pass" ? "cannot_verify" : status.verdict),
    el("strong", {}, percent(worst.utilisation, whole)),
    governing ? el("span", {}, `${governing.title} (${governing.clause}), ${placeOf(governing, metres)}`) : null,
    el(
      "code",
      {},
      (governing && ratioWords(governing, session.units.get())) ??
        (worst.utilisation === null ? "" : `utilisation = ${worst.utilisation.toFixed(3)}`),
    ),
    open ? el("span", { class: "hint" }, `${open} not verified`) : null,
  );
}

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

function diagrams(session: Session, curves: MemberCurves[], length: number, start: number): HTMLElement[] {
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
  plots = drawn.map(({ key, label, quantity }) =>
    plot(key, label, session.unit(quantity), curves, length, (value) => session.write(value, quantity), move),
  );
  slider.addEventListener("input", () => move(Number(slider.value) / 1000));
  move(start);
  return [
    el("div", { class: "plots" }, ...plots.map(({ node }) => node)),
    zero.length ? el("p", { class: "hint", id: "zero" }, `Zero all along: ${zero.join(", ")}`) : el("p", { hidden: true }),
    el("label", { class: "reader" }, "x =", slider, place),
    reading,
  ];
}

export async function memberView(session: Session, index: number): Promise<HTMLElement[]> {
  const member = session.model.model.members[index];
  if (!member) return [];
  const { length } = session.parts.runs[index]!;
  const overview = session.overview;
  const head = el(
    "div",
    { class: "who" },
    el("strong", { id: "chosen" }, member.id),
    el("span", { class: "hint" }, [member.name, session.measure(length, "length")].filter(Boolean).join(" · ")),
  );
  const data = [el("h3", {}, "Section and material"), ...memberData(session, member)];
  const ends = pairs([
    ["from", member.start],
    ["to", member.end],
    ["start hinge", member.start_hinge],
    ["end hinge", member.end_hinge],
    ["rotation", member.rotation ? `${member.rotation}°` : null],
    ["type", member.type ?? "beam"],
  ]);
  if (!overview) return [head, ends, ...data];
  const { setInfo } = session;
  const curves = setInfo?.failed ? null : await session.solution.member(session.set.get(), member.id, STATIONS);
  const idle = setInfo?.idleMembers.includes(index);
  const checks = overview.checks.filter((check) => check.members.includes(member.id));
  const traced = await Promise.all(checks.map((check) => session.solution.explain(check.id)));
  return [
    head,
    verdict(session, member.id, traced),
    ...(idle ? [el("p", { class: "hint" }, `Takes no part in ${setInfo!.id}.`)] : []),
    ...(curves
      ? diagrams(session, curves, length, startAt(traced, member.id, curves, length))
      : [failureNote(`${setInfo!.id} has no results`, setInfo!.failed)]),
    el("h3", {}, "Checks"),
    ...(traced.length
      ? traced.map((check) => checkBlock(check, (value) => session.measure(value, "length"), session.units.get()))
      : [el("p", { class: "hint" }, "No check was asked for on this member: nothing here is verified.")]),
    ...data,
    el("h3", {}, "Ends"),
    ends,
  ];
}
