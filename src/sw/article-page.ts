/** Whether the deployment has a backend. Without one, the network has only the shell of an article. */
async function hasBackend(settings: Response | undefined): Promise<boolean> {
  if (!settings) return true;
  const { apiUrl } = await settings.json();
  return apiUrl !== null;
}

/**
 * Loads an article's page from the network, or resolves with undefined. Then the shell shows the cached article, or
 * says that there is none.
 * @param settings the cached `/config.json`.
 * @param limitMs the longest wait for the network, in ms.
 */
export async function articlePage(
  request: Request,
  settings: Response | undefined,
  limitMs: number,
): Promise<Response | undefined> {
  if (!navigator.onLine) return undefined;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    if (!(await hasBackend(settings))) return undefined;
    const response = await fetch(request, { signal: limit.signal });
    // The browser follows a redirect itself, for example from a former slug.
    return response.ok || response.type === 'opaqueredirect' ? response : undefined;
  } catch {
    // Offline, too slow, or an older worker stored settings that are not JSON.
    return undefined;
  } finally {
    // Once the response has begun, it may take its time.
    clearTimeout(timer);
  }
}
