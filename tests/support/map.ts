/** The map's page is another site's; here it is any page. */
export const MAP = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main>',
};
