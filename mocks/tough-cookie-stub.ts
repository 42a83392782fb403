/**
 * Stands in for `tough-cookie` in the site's bundle. msw brings it, with the public suffix list, for mocking cookies: most of
 * its size. The embedded backend uses bearer tokens and never cookies.
 */
export class Cookie {
  static fromJSON(): null {
    return null;
  }
}

export class MemoryCookieStore {
  readonly idx = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }

  async setCookie(): Promise<void> {}
}
