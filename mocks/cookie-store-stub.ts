/**
 * Stands in for msw's cookie store in the site's bundle. That one brings `tough-cookie` with the public suffix list, most of
 * msw's size, and throws where the browser refuses localStorage. The embedded backend uses bearer tokens and never cookies.
 */
export const cookieStore = {
  getCookies: (): never[] => [],
  setCookie: async (): Promise<void> => {},
};
