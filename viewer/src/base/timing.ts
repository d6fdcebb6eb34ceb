/** When to do what can wait. */

/** Several reasons to redraw in one moment make one redraw; `later` says when that moment ends. */
export function batched(act: () => void, later: (go: () => void) => unknown = queueMicrotask): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    later(() => {
      waiting = false;
      act();
    });
  };
}

/** Once the browser has shown what is in the page by now; a page in the background is shown nothing and does not wait. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 300);
  });
}
