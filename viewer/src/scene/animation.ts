/** Swings the deformed shape between rest and full, at a pace that reads as movement rather than flicker. */
const PERIOD = 2600;

export class Animation {
  private frame = 0;
  private started = 0;
  constructor(private readonly step: (share: number) => void) {}
  run(on: boolean): void {
    cancelAnimationFrame(this.frame);
    if (!on) return;
    this.started = performance.now();
    const tick = (now: number): void => {
      this.step(0.5 - 0.5 * Math.cos(((now - this.started) / PERIOD) * 2 * Math.PI));
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }
}
