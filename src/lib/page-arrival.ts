/** When documents arrived from the network, by this device's clock. */
const arrivals = new WeakMap<Document, number>();
let shown: number | undefined;

/** A page that the browser shows again on Back is not loaded again, so it may be old. */
function firstArrival() {
  const [entry] = performance.getEntriesByType('navigation');
  const isLoaded = entry && 'type' in entry && entry.type !== 'back_forward';
  return isLoaded ? performance.timeOrigin + entry.startTime : 0;
}

export const noteArrival = (page: Document) => void arrivals.set(page, Date.now());

/** Call this when a navigation shows the page of this document. */
export function showArrival(page: Document) {
  shown = arrivals.get(page) ?? 0;
}

/** When the page that is shown left its server, in ms since 1970. 0 if that is unknown. */
export const pageArrival = () => (shown ??= firstArrival());
