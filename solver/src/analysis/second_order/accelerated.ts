/** Repeated corrections that shrink by a constant share, made to shrink faster: Anderson's mixing of the last two. */

export class Accelerated {
  private readonly before: Float64Array;
  private readonly corrected: Float64Array;
  private known = false;

  constructor(size: number) {
    this.before = new Float64Array(size);
    this.corrected = new Float64Array(size);
  }

  /** Corrections to come are of another make: compare no more. */
  forget(): void {
    this.known = false;
  }

  /** Move `x` by its correction, less what the change between this correction and the last foretells. */
  step(x: Float64Array, correction: Float64Array): void {
    const { before, corrected } = this;
    const share = this.known ? this.share(correction) : 0;
    for (let i = 0; i < x.length; i++) {
      const own = x[i]!;
      const next = own + correction[i]!;
      x[i] = share === 0 ? next : next - share * (next - before[i]! - corrected[i]!);
      before[i] = own;
      corrected[i] = correction[i]!;
    }
    this.known = true;
  }

  /** How much of the last step goes with this one, by least squares. */
  private share(correction: Float64Array): number {
    let top = 0;
    let bottom = 0;
    for (let i = 0; i < correction.length; i++) {
      const change = correction[i]! - this.corrected[i]!;
      top += correction[i]! * change;
      bottom += change * change;
    }
    return bottom > 0 ? top / bottom : 0;
  }
}
