import { freePorts } from './free-ports';

/** The runner picks free ports, and its workers inherit them. So two runs on one machine do not conflict. */
process.env.TEST_PORTS ??= (await freePorts(3)).join();

const [sitePort = 0, apiSitePort = 0, apiPort = 0] = process.env.TEST_PORTS.split(',').map(Number);

/** The site with the embedded backend. */
export const SITE_PORT = sitePort;
/** The same build with json-server. */
export const API_SITE_PORT = apiSitePort;
export const API_PORT = apiPort;

export const API_SITE = `http://localhost:${API_SITE_PORT}`;
export const API_ROOT = `http://localhost:${API_PORT}/api`;
