/** Chromium forgets a failed module only some time after the import has failed. */
const PAUSE_MS = 50;

/**
 * Loads code, and tries once more after a failure. In one of about 500 visits, Chromium aborts a request for code that the service
 * worker answers.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
