import { useLayoutEffect } from 'react';

interface Affixes {
  prefix?: string;
  suffix?: string;
}

const claims: { title: string }[] = [];
let initial: string | undefined;

const show = () => {
  document.title = claims.at(-1)?.title ?? initial ?? '';
};

/** Sets the title of a page that replaces another one. The titles of components are added in front of it. */
export function setDocumentTitle(title: string) {
  initial = title;
  show();
}

/**
 * Sets the document title while the caller is mounted and restores the previous one on unmount. Titles form a stack, so
 * pages that overlap for a moment cannot leave the wrong one behind.
 */
export function useDocumentTitle(title: string, { prefix = '', suffix = '' }: Affixes = {}) {
  const full = `${prefix}${title}${suffix}`;
  useLayoutEffect(() => {
    initial ??= document.title;
    const claim = { title: full };
    claims.push(claim);
    show();
    return () => {
      claims.splice(claims.indexOf(claim), 1);
      show();
    };
  }, [full]);
}
