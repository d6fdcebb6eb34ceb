/** A file dropped anywhere on the page. */

/** Hears of files until it is told to stop; `over` while one hangs over the page. */
export function onDrop(open: (file: File) => void, over: (hanging: boolean) => void = () => undefined): () => void {
  const heard = new AbortController();
  for (const name of ["dragover", "dragleave", "drop"] as const)
    document.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        over(name === "dragover");
        const file = name === "drop" ? event.dataTransfer?.files[0] : undefined;
        if (file) open(file);
      },
      { signal: heard.signal },
    );
  return () => heard.abort();
}
