/** The widest gap between places along a line, in any order. */
export function widestGap(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.reduce((widest, to, i) => (i === 0 ? widest : Math.max(widest, to - sorted[i - 1]!)), 0);
}
