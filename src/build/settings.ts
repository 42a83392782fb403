/** Settings of a build, from the environment. Everything about the backend is set at run time in `/config.json` instead. */
export interface BuildSettings {
  /** Origin of the published site, for canonical addresses, the sitemap and link previews. */
  readonly siteUrl: string;
  /** The one origin that may be framed: the map's. */
  readonly mapOrigin: string;
}

export function readSettings(): BuildSettings {
  return {
    siteUrl: (process.env.SITE_URL ?? 'https://www.mindwave.example').replace(/\/+$/, ''),
    mapOrigin: process.env.MAP_ORIGIN ?? 'https://www.openstreetmap.org',
  };
}
