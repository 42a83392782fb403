import { browserslistToTargets, type Selector, transform } from 'lightningcss';

/** The newest feature the styles rely on, `light-dark()`, came with these. */
const TARGETS = browserslistToTargets(['chrome 123', 'firefox 120', 'safari 17.5']);

/** Marks by which styled-components would find its server styles again, and its separators between rules. */
const MARKS = /data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;

/** How many sections a first screen can show: the first full-screen hero of home, a banner and what follows it elsewhere. */
const FIRST_SCREEN_SECTIONS = { home: 1, other: 2 } as const;

/** The part of a page that its first paint shows; closed dialogs are not in it. */
function firstScreen(html: string, path: string) {
  const next = FIRST_SCREEN_SECTIONS[path === '/' ? 'home' : 'other'];
  const end = html.indexOf(`data-sec="s${next}"`);
  return (end < 0 ? html : html.slice(0, end)).replace(/<dialog[\s\S]*?<\/dialog>/g, '');
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' ')));

/** Class names a selector asks for outside of `:not()`; a rule without any belongs to the first screen. */
function asksFor(selector: Selector): readonly string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
      ? part.selectors.flatMap(asksFor)
      : [];
  });
}

/** Minified rules of the style sheet whose selectors pass. */
function minified(css: string, keep: (selectors: readonly Selector[]) => boolean, keepOthers: boolean) {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    visitor: {
      Rule: {
        style: (rule) => (keep(rule.value.selectors) ? undefined : []),
        keyframes: () => (keepOthers ? undefined : []),
      },
    },
  });
  // What is left of media queries that lost all their rules.
  return code.toString().replace(/@(?:media|supports|container)[^{}]*\{\}/g, '');
}

export interface PageStyles {
  /** For the `<style>` in the head: what the first screen needs. */
  readonly inline: string;
  /** For a style sheet at the end of the body, which blocks nothing above it. */
  readonly rest: string;
}

/**
 * A page's styles, as small as they get: without the marks of styled-components, minified, and parted into what the
 * first screen needs and the rest. The client does not take these rules over: it inserts its own, equal ones as sections
 * become live, so the page's are never removed and nothing is styled anew in one go.
 */
export function pageStyles(styleTags: string, html: string, path: string): PageStyles {
  const css = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  const plain = css.replace(MARKS, '');
  const used = classesOf(firstScreen(html, path));
  const isFirst = (selectors: readonly Selector[]) =>
    selectors.some((selector) => asksFor(selector).every((name) => used.has(name)));
  return {
    inline: minified(plain, isFirst, true),
    rest: minified(plain, (selectors) => !isFirst(selectors), false),
  };
}
