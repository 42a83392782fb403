interface ScriptUrlPolicy {
  /** Returns a TrustedScriptURL. The DOM's types do not accept it everywhere yet, so the type is string. */
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptUrlPolicy;
    };
  }
}

/** `url` in the form that the page's policy accepts as a script address. The policy accepts no other address. */
export const trustedScriptUrl = (url: string) =>
  window.trustedTypes?.createPolicy('mindwave-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
