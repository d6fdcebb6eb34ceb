/** Where a shear force or a line load vanishes: roots of parabolas on an interval. Extrema, and higher degrees, are the kernel's. */

/** The roots of c + b·t + a·t² strictly between 0 and h, ascending. */
export function parabolaRoots(c: number, b: number, a: number, h: number): number[] {
  const size = Math.abs(c) + h * (Math.abs(b) + h * Math.abs(a));
  const inside = (root: number): boolean => root > 0 && root < h;
  // Terms lost in the rounding of the others would only put roots where none are.
  if (Math.abs(a) * h * h > 1e-15 * size) {
    const discriminant = b * b - 4 * a * c;
    if (!(discriminant >= 0)) return [];
    const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
    const one = q / a;
    const other = q === 0 ? one : c / q;
    return (one === other ? [one] : [Math.min(one, other), Math.max(one, other)]).filter(inside);
  }
  return Math.abs(b) * h > 1e-15 * size ? [-c / b].filter(inside) : [];
}
