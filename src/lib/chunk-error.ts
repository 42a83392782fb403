type Report = (error: unknown) => void;

let report: Report = (error) => console.info('A part could not be loaded.', error);

/** Sets how the app shows the user a chunk load error. */
export function registerChunkErrorHandler(next: Report) {
  report = next;
}

/** Shows the user that a requested part could not be loaded. */
export const reportChunkError: Report = (error) => report(error);
