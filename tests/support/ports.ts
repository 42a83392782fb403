/** The site with its own backend. */
export const SITE_PORT = 4180;
/** The same build with json-server behind it. */
export const API_SITE_PORT = 4181;
export const API_PORT = 3180;

export const API_SITE = `http://localhost:${API_SITE_PORT}`;
export const API_ROOT = `http://localhost:${API_PORT}/api`;
