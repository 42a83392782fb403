/// <reference types="vite/client" />

/** Version of this build, from package.json and the commit it was built from. */
declare const __APP_VERSION__: string;

/** What is new in this release, in one sentence (`RELEASE_NOTE`), or ''. */
declare const __RELEASE_NOTE__: string;

interface ImportMetaEnv {
  /** The paths of all pages except those of jobs and articles; undefined outside a build. */
  readonly PAGES?: readonly string[];
  /** The host in `SITE_URL`; undefined outside a build. */
  readonly SITE_HOST?: string;
  /** Whether this build has a service worker (`WORKER=off npm run build`); undefined outside a build. */
  readonly WORKER?: 'on' | 'off';
}

declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
