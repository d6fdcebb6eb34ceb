/** The largest number of a long vector, whatever its sign. */

export function largest(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i]!));
  return most;
}

/** Of movements or forces (0), of rotations or moments (3), in groups of six. */
export function largestOf(values: ArrayLike<number>, kind: 0 | 3): number {
  let most = 0;
  for (let i = kind; i < values.length; i += 6) {
    for (let j = i; j < i + 3; j++) most = Math.max(most, Math.abs(values[j]!));
  }
  return most;
}
