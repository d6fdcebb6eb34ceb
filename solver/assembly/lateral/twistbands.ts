/** A beam's twist as band matrices: what resists it, what drives it, and what holds it. */

import { at, doubles, put } from "../storage";
import {
  beginMoment, heldBy, momentAt, pointAt, pointCount, pointWork, restraintAt, restraintCount, sidewaysBending, spreadHigh, spreadWork, torsion,
  TWIST, twistSpring, warping, WARPING,
} from "./beam";
import { nearest, nodeAt, nodeCount } from "./mesh";
import { HELD } from "./narrowband";
import { bend, gaussPlace, POINTS, prepareShapes, slope, square } from "./shapes";

/**
 * With v″ = λ·My·θ/EIz the functional is ½∫(EIw·θ″² + GIt·θ′²) − ½·λ²∫My²·θ²/EIz + ½·λ∫qz·z·θ²: three band matrices k, m and d of θ and θ′, see
 * narrowband.ts; `factor` is of k, or of the functional at some λ.
 */
export let k: usize = 0, m: usize = 0, d: usize = 0, factor: usize = 0;
/** The twist, what it was solved from, and what m and d make of it. */
export let theta: usize = 0, source: usize = 0, mTheta: usize = 0, dTheta: usize = 0;
export let freedoms: i32 = 0;
/** Some load acts at a height: d is not empty. */
export let high: bool = false;

let room: i32 = 0;
/** What acts on θ² at an element's Gauss points. */
const bent = memory.data(POINTS * 8, 16), dropped = memory.data(POINTS * 8, 16);

function reserve(): void {
  freedoms = 2 * nodeCount;
  if (freedoms <= room) return;
  room = 2 * freedoms;
  k = doubles(4 * room);
  m = doubles(4 * room);
  d = doubles(4 * room);
  factor = doubles(4 * room);
  theta = doubles(room);
  source = doubles(room);
  mTheta = doubles(room);
  dTheta = doubles(room);
}

export function buildBands(): void {
  reserve();
  prepareShapes();
  const bytes = (<usize>freedoms) << 5;
  memory.fill(k, 0, bytes);
  memory.fill(m, 0, bytes);
  memory.fill(d, 0, bytes);
  memory.fill(dTheta, 0, bytes >> 2);
  beginMoment();
  for (let e = 0; e < nodeCount - 1; e++) addElement(e);
  high = spreadHigh;
  for (let i = 0; i < pointCount; i++) {
    const node = 2 * nearest(pointAt(i)), work = pointWork(i);
    add(d, node, node, work);
    if (work != 0) high = true;
  }
  hold();
}

function addElement(e: i32): void {
  const from = nodeAt(e), h = nodeAt(e + 1) - from;
  for (let g = 0; g < POINTS; g++) {
    const s = from + gaussPlace(g) * h, moment = momentAt(s);
    put(bent, g, (moment * moment) / sidewaysBending);
    if (spreadHigh) put(dropped, g, spreadWork(s));
  }
  resist(2 * e, h);
  drive(m, 2 * e, h, bent);
  if (spreadHigh) drive(d, 2 * e, h, dropped);
}

/** An element's resistance against twist, from freedom `first` on. */
function resist(first: i32, h: f64): void {
  const bending = warping / (h * h * h), twisting = torsion / h;
  for (let i = 0; i < 4; i++)
    for (let j = 0; j <= i; j++) add(k, first + i, first + j, scaled(bending * bend(4 * i + j) + twisting * slope(4 * i + j), i, j, h));
}

/** An element's ∫size·θ² from the size at its Gauss points. */
function drive(band: usize, first: i32, h: f64, sizes: usize): void {
  for (let i = 0; i < 4; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(sizes, 0) * square(0, 4 * i + j);
      for (let g = 1; g < POINTS; g++) sum += at(sizes, g) * square(g, 4 * i + j);
      add(band, first + i, first + j, scaled(h * sum, i, j, h));
    }
}

/** Shapes of slopes have the element's length as a factor. */
function scaled(value: f64, i: i32, j: i32, h: f64): f64 {
  if (i & 1) value *= h;
  return j & 1 ? value * h : value;
}

/** Springs first: what is held needs none. */
function hold(): void {
  for (let i = 0; i < restraintCount; i++) {
    const node = 2 * nearest(restraintAt(i));
    add(k, node, node, twistSpring(i));
  }
  for (let i = 0; i < restraintCount; i++) {
    const node = 2 * nearest(restraintAt(i)), held = heldBy(i);
    if (held & TWIST) holdFreedom(node);
    if (held & WARPING) holdFreedom(node + 1);
  }
}

function holdFreedom(i: i32): void {
  empty(k, i, HELD);
  empty(m, i, 0);
  empty(d, i, 0);
}

function empty(band: usize, i: i32, diagonal: f64): void {
  for (let j = max(0, i - 3); j < i; j++) put(band, 3 * i + j + 3, 0);
  for (let r = i + 1; r < min(freedoms, i + 4); r++) put(band, 3 * r + i + 3, 0);
  put(band, 4 * i + 3, diagonal);
}

function add(band: usize, i: i32, j: i32, value: f64): void {
  put(band, 3 * i + j + 3, at(band, 3 * i + j + 3) + value);
}

/** The functional at λ, ready to be factored. */
export function setFunctional(lambda: f64): void {
  const square = lambda * lambda;
  for (let i = 0; i < 4 * freedoms; i++) put(factor, i, at(k, i) - square * at(m, i) + lambda * at(d, i));
}
