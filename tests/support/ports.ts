import { freePorts } from './free-ports';

/** The runner chooses free ports once; its workers inherit them. Two runs on one machine never meet. */
process.env.TEST_PORTS ??= (await freePorts(3)).join();

const [sitePort = 0, apiSitePort = 0, apiPort = 0] = process.env.TEST_PORTS.split(',').map(Number);

/** The site with its own backend. */
export const SITE_PORT = sitePort;
/** The same build with json-server behind it. */
export const API_SITE_PORT = apiSitePort;
export const API_PORT = apiPort;

export const API_SITE = `http://localhost:${API_SITE_PORT}`;
export const API_ROOT = `http://localhost:${API_PORT}/api`;
