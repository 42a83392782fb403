/** First of the ports a run uses; two runs at once take different ones. */
const FIRST = Number(process.env.TEST_PORT ?? 4180);

/** The site with its own backend. */
export const SITE_PORT = FIRST;
/** The same build with json-server behind it. */
export const API_SITE_PORT = FIRST + 1;
export const API_PORT = FIRST + 2;

export const API_SITE = `http://localhost:${API_SITE_PORT}`;
export const API_ROOT = `http://localhost:${API_PORT}/api`;
