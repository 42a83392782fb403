interface Rules {
  readonly createScriptURL?: (url: string) => string;
  readonly createHTML?: (html: string) => string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. The DOM's types do not include its values yet, so they are strings. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Required<Rules> };
  }
}

/** `url` in the form that the page's policy accepts as a script address. The policy accepts no other address. */
export const trustedScriptUrl = (url: string) =>
  window.trustedTypes?.createPolicy('mindwave-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;

let pagePolicy: Required<Rules> | undefined;

/** A policy does not allow the styles of another page, not even in a document that is never shown. */
function withoutStyles(html: string) {
  const [before = '', ...after] = html.split('<style>');
  return before + after.map((part) => part.slice(part.indexOf('</style>'))).join('<style>');
}

/** Parses a page of this site to a document. Its scripts do not run, and its pictures do not load. */
export function parsePage(html: string): Document {
  pagePolicy ??= window.trustedTypes?.createPolicy('mindwave-page', { createHTML: (page) => page });
  const text = withoutStyles(html);
  return new DOMParser().parseFromString(pagePolicy?.createHTML(text) ?? text, 'text/html');
}
