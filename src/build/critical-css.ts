import { browserslistToTargets, transform } from 'lightningcss';

/** The newest features the styles rely on (`light-dark()`, `:has()`, nesting-free output) are older than these. */
const TARGETS = browserslistToTargets(['chrome 123', 'firefox 120', 'safari 17.5']);

/** Marks by which styled-components would find its server styles again, and its separators between rules. */
const MARKS = /data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;

/**
 * The styles a page needs for its first paint, as small as they get: without the marks of styled-components, minified.
 * The client does not take these rules over: it inserts its own, equal ones as sections become live, so the page's are
 * never removed and nothing is styled anew in one go.
 */
export function criticalCss(styleTags: string): string {
  const css = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  const plain = css.replace(MARKS, '');
  const { code } = transform({ filename: 'page.css', code: Buffer.from(plain), minify: true, targets: TARGETS });
  return code.toString();
}
