interface ScriptUrlPolicy {
  /** In truth a TrustedScriptURL, which stands for the string and which the DOM's types do not know everywhere yet. */
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptUrlPolicy;
    };
  }
}

/** `url` in the form the page's policy admits as a script's address: the policy knows this one and no other. */
export const trustedScriptUrl = (url: string) =>
  window.trustedTypes?.createPolicy('mindwave-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
