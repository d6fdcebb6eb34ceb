/**
 * By how much compression in a line of members may grow until the line buckles: 1/μ of the largest μ of C·B, where C is the compliance that the structure
 * offers the line and B is what compression takes from its stiffness. Lanczos' search in the inner product of C⁻¹: vectors come in pairs of a movement and the
 * force that brings it about, so that C may be singular and what cannot move takes no part.
 */

import { at, doubles, put } from "../storage";
import { beginDraws, draw } from "./draws";
import { dot } from "./narrowband";
import { largestEigenvalue } from "./tridiagonal";

/** Shapes of a member: twelve movements of its nodes, and bows between these; as src/members/bendingshapes.ts has them. */
const NODAL: i32 = 12, BOWS: i32 = 10, SHAPES: i32 = 22;
/** Numbers of a member as src/members/linebuckling.ts packs them: axes, its two nodes, whether bows follow, compliance of its bows, how they follow its nodes, and B about each axis. */
const ENDS: i32 = 9, FOLLOW: i32 = 11, COMPLIANCE: i32 = 12, FOLLOWS: i32 = 112, PRESSED: i32 = 232, MEMBER: i32 = 1200;
/** Two numbers stand before the flexibility of the nodes. */
const HEAD: i32 = 2;
/** Axes of B. */
const ABOUT_Y: i32 = 1, ABOUT_Z: i32 = 2;
/** A mode in which other bending does less of the work than this is one about a single axis. */
const SINGLE: f64 = 1e-3;
/** Squared, of the eigenvalue: what the search may still gain; and what of its first step is round-off. */
const TOLERANCE: f64 = 1e-12, NOTHING: f64 = 1e-13;
const MOST: i32 = 120;

let packed: usize = 0, packedRoom: i32 = 0;
let nodal: i32 = 0, count: i32 = 0, size: i32 = 0;
let flexibility: usize = 0, first: usize = 0;
/** Movements and forces of one member's shapes; forces of all nodes. */
const own = memory.data(SHAPES * 8, 16), forces = memory.data(SHAPES * 8, 16);
const alpha = memory.data(MOST * 8, 16), beta = memory.data(MOST * 8, 16);
let whole: usize = 0, shape: usize = 0, work: usize = 0, room: i32 = 0;
/** Of each member and axis whether compression works on each shape at all: what bends about one axis alone leaves most rows of B empty. */
let pressing: usize = 0;
/** Movements and forces of all steps so far, one vector after the other. */
let moves: usize = 0, pushes: usize = 0, basisRoom: i32 = 0;

/** Address of so many doubles for the next line. */
export function roomForLine(numbers: i32): usize {
  if (numbers > packedRoom) {
    packedRoom = 2 * numbers;
    packed = doubles(packedRoom);
  }
  return packed;
}

/** Writes the factors about y and about z in place of the first two numbers; Infinity where the line does not buckle. */
export function lineFactors(nodes: i32, members: i32): void {
  nodal = 6 * nodes;
  count = members;
  size = nodal + BOWS * members;
  flexibility = packed + (HEAD << 3);
  first = flexibility + ((<usize>nodal * nodal) << 3);
  if (size > room) {
    room = 2 * size;
    whole = doubles(room);
    shape = doubles(room);
    work = doubles(room);
    pressing = doubles(room);
  }
  for (let m = 0; m < count; m++) markRows(m);
  const both = largest(ABOUT_Y | ABOUT_Z);
  let y: f64 = 0, z: f64 = 0;
  if (both > 0) {
    const share = workOf(ABOUT_Y) / workOf(ABOUT_Y | ABOUT_Z);
    y = share > 1 - SINGLE ? both : largest(ABOUT_Y);
    z = share < SINGLE ? both : largest(ABOUT_Z);
  }
  // What holds the line askew bends it about both axes at once, below either of them.
  const askew = both > 0 ? Math.max(1, both / Math.max(y, z)) : 1;
  put(packed, 0, 1 / (askew * y));
  put(packed, 1, 1 / (askew * z));
}

/** Twice the work of compression in the shape found last. */
function workOf(about: i32): f64 {
  loadBy(about, shape, work);
  return dot(work, shape, size);
}

/** The largest eigenvalue, its vector in `shape`; 0 where none is positive. */
function largest(about: i32): f64 {
  reserve(4);
  beginDraws();
  for (let i = 0; i < size; i++) put(work, i, draw() - 0.5);
  // One step of iteration keeps the start out of what B does not reach.
  comply(work, shape);
  loadBy(about, shape, pushes);
  comply(pushes, moves);
  let length = Math.sqrt(Math.max(0, dot(moves, pushes, size)));
  const least = NOTHING * length;
  const most = min(size, MOST);
  let top: f64 = 0;
  for (let steps = 1; length > least; steps++) {
    const bytes = (<usize>size) << 3, last = (<usize>(steps - 1)) * bytes;
    scale(moves + last, 1 / length);
    scale(pushes + last, 1 / length);
    reserve(steps + 1);
    const u = moves + last, v = moves + last + bytes, g = pushes + last + bytes;
    loadBy(about, u, g);
    put(alpha, steps - 1, dot(u, g, size));
    comply(g, v);
    for (let again = 0; again < 2; again++)
      for (let k = 0; k < steps; k++) {
        const share = -dot(pushes + (<usize>k) * bytes, v, size);
        add(share, moves + (<usize>k) * bytes, v);
        add(share, pushes + (<usize>k) * bytes, g);
      }
    length = Math.sqrt(Math.max(0, dot(v, g, size)));
    const ended = steps == most || !(length > 1e-10 * largestDiagonal(steps));
    if (ended || steps % 3 == 0) {
      top = largestEigenvalue(alpha, beta, steps, top);
      const error = length * combine(top, steps);
      if (ended || (top > 0 && error * error <= TOLERANCE * top * top)) return top;
    }
    if (ended) break;
    put(beta, steps - 1, length);
  }
  return top;
}

/** Puts the vector of an eigenvalue of the tridiagonal matrix together; hands back the share of the last step in it. From the last step back, where it grows. */
function combine(value: f64, steps: i32): f64 {
  const bytes = (<usize>size) << 3;
  memory.fill(shape, 0, bytes);
  let next: f64 = 0, here: f64 = 1, sum: f64 = 0;
  for (let k = steps - 1; k >= 0; k--) {
    sum += here * here;
    add(here, moves + (<usize>k) * bytes, shape);
    if (k == 0) break;
    const before = ((value - at(alpha, k)) * here - (k < steps - 1 ? at(beta, k) : 0) * next) / at(beta, k - 1);
    next = here;
    here = before;
    if (Math.abs(here) < 1e100) continue;
    // Shares this far apart leave nothing of what stands already.
    scale(shape, 1e-100);
    here *= 1e-100;
    next *= 1e-100;
    sum *= 1e-200;
  }
  const last = 1 / Math.sqrt(sum);
  scale(shape, last);
  return last;
}

function largestDiagonal(steps: i32): f64 {
  let most: f64 = 0;
  for (let i = 0; i < steps; i++) most = Math.max(most, Math.abs(at(alpha, i)));
  return most;
}

/** Room for so many vectors of both kinds; those found so far move along. */
function reserve(vectors: i32): void {
  const needed = size * vectors;
  if (needed <= basisRoom) return;
  const before = (<usize>basisRoom) << 3;
  basisRoom = 2 * needed;
  const larger = doubles(basisRoom), others = doubles(basisRoom);
  memory.copy(larger, moves, before);
  memory.copy(others, pushes, before);
  moves = larger;
  pushes = others;
}

function scale(x: usize, by: f64): void {
  for (let i = 0; i < size; i++) put(x, i, at(x, i) * by);
}

/** y += share·x */
function add(share: f64, x: usize, y: usize): void {
  for (let i = 0; i < size; i++) put(y, i, at(y, i) + share * at(x, i));
}

/** out ← C·force. Forces on bows push the nodes that bows follow as well. */
function comply(force: usize, out: usize): void {
  memory.copy(whole, force, (<usize>nodal) << 3);
  for (let m = 0; m < count; m++) {
    const member = memberAt(m), bows = nodal + BOWS * m;
    if (at(member, FOLLOW) == 0) continue;
    for (let j = 0; j < NODAL; j++) {
      let sum: f64 = 0;
      for (let i = 0; i < BOWS; i++) sum += at(member, FOLLOWS + NODAL * i + j) * at(force, bows + i);
      put(forces, j, sum);
    }
    toNodes(member, whole);
  }
  for (let i = 0; i < nodal; i++) put(out, i, dot(flexibility + ((<usize>i * nodal) << 3), whole, nodal));
  for (let m = 0; m < count; m++) {
    const member = memberAt(m), bows = nodal + BOWS * m, follows = at(member, FOLLOW) != 0;
    if (follows) fromNodes(member, out);
    for (let i = 0; i < BOWS; i++) {
      let sum = dot(member + ((COMPLIANCE + BOWS * i) << 3), force + (bows << 3), BOWS);
      if (follows) sum += dot(member + ((FOLLOWS + NODAL * i) << 3), own, NODAL);
      put(out, bows + i, sum);
    }
  }
}

/** out ← B·move about one axis or both. */
function loadBy(about: i32, move: usize, out: usize): void {
  memory.fill(out, 0, (<usize>size) << 3);
  for (let m = 0; m < count; m++) {
    const member = memberAt(m), bows = nodal + BOWS * m;
    fromNodes(member, move);
    memory.copy(own + (NODAL << 3), move + (bows << 3), BOWS << 3);
    memory.fill(forces, 0, SHAPES << 3);
    if (about & ABOUT_Y) press(m, 0);
    if (about & ABOUT_Z) press(m, 1);
    toNodes(member, out);
    memory.copy(out + (bows << 3), forces + (NODAL << 3), BOWS << 3);
  }
}

function matrixOf(m: i32, axis: i32): usize {
  return memberAt(m) + ((PRESSED + SHAPES * SHAPES * axis) << 3);
}

function rowsOf(m: i32, axis: i32): usize {
  return pressing + SHAPES * (2 * m + axis);
}

function markRows(m: i32): void {
  for (let axis = 0; axis < 2; axis++) {
    const matrix = matrixOf(m, axis), rows = rowsOf(m, axis);
    for (let i = 0; i < SHAPES; i++) {
      let isEmpty = true;
      for (let j = 0; j < SHAPES && isEmpty; j++) isEmpty = at(matrix, SHAPES * i + j) == 0;
      store<u8>(rows + i, isEmpty ? 0 : 1);
    }
  }
}

/** forces += B·own of a member about an axis. */
function press(m: i32, axis: i32): void {
  const matrix = matrixOf(m, axis), rows = rowsOf(m, axis);
  for (let i = 0; i < SHAPES; i++)
    if (load<u8>(rows + i)) put(forces, i, at(forces, i) + dot(matrix + ((SHAPES * i) << 3), own, SHAPES));
}

function memberAt(m: i32): usize {
  return first + ((<usize>(MEMBER * m)) << 3);
}

/** Movements of a member's two ends in its own axes. */
function fromNodes(member: usize, move: usize): void {
  for (let part = 0; part < 4; part++) {
    const from = 6 * <i32>at(member, ENDS + (part >> 1)) + 3 * (part & 1);
    for (let k = 0; k < 3; k++) put(own, 3 * part + k, dot(member + ((3 * k) << 3), move + (from << 3), 3));
  }
}

/** out += its forces on the line's nodes. */
function toNodes(member: usize, out: usize): void {
  for (let part = 0; part < 4; part++) {
    const to = 6 * <i32>at(member, ENDS + (part >> 1)) + 3 * (part & 1);
    for (let k = 0; k < 3; k++)
      for (let c = 0; c < 3; c++) put(out, to + c, at(out, to + c) + at(member, 3 * k + c) * at(forces, 3 * part + k));
  }
}
