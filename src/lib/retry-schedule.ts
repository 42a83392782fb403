/** Calls `run` after each of these pauses, in milliseconds, and then no more. Returns a function that ends it. */
export function afterPauses(pausesMs: readonly number[], run: () => void): () => void {
  const [pause, ...rest] = pausesMs;
  if (pause === undefined) return () => undefined;
  let end = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    end = afterPauses(rest, run);
    run();
  }, pause);
  return () => end();
}
