/** Replaces the embedded map, which another site serves. */
export const MAP = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main>',
};
