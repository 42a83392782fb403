/**
 * Replaces msw's cookie store in the bundle. The original includes `tough-cookie` with the public suffix list, which is most of
 * msw's size, and throws if the browser blocks localStorage. The embedded backend uses bearer tokens, so it needs no cookies.
 */
export const cookieStore = {
  getCookies: (): never[] => [],
  setCookie: async (): Promise<void> => {},
};
