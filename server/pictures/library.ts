import { drawingWith } from './drawing';

/** Loads the library that draws. @throws Error if the installation lacks its binary for the platform. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Draw on one core only. The other cores are for readers.
  sharp.concurrency(1);
  return drawingWith(sharp);
}

/** What draws in this process. Without the library, `problem` says why, and articles have neither previews nor sizes. */
export const { drawing, problem } = await load().then(
  (loaded) => ({ drawing: loaded, problem: undefined }),
  (error: unknown) => ({ drawing: undefined, problem: String(error).split('\n', 1)[0] }),
);
