import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { CSS_TARGETS } from './browsers.ts';
import { type StyledPage, withShortNames } from './short-names.ts';

/** Markers by which styled-components rehydrates server styles, with the class names it generated, and its separators. */
const MARKS = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}|\/\*!sc\*\//g;

/** A run-time id of styled-components, for a component without a compiler id. It can differ between server and client. */
const RUNTIME_ID = /^sc-[A-Za-z]+$/;

/**
 * The first screen contains at most the sections in the first 2,800 characters of `<main>` and one more, which may be next to
 * them, like the list of jobs next to its filters.
 */
const FIRST_SCREEN_LENGTH = 2800;
/** A boundary and its section element are at most this many characters apart. */
const SAME_SECTION = 120;

/** Where the first screen ends. On the home page, the first hero fills it. */
function firstScreenEnd(html: string, path: string) {
  if (path === '/') return html.indexOf('data-sec="s1"');
  const from = html.indexOf('<main') + FIRST_SCREEN_LENGTH;
  const [, end] = [...html.slice(from).matchAll(/data-sec="s|<section/g)]
    .map(({ index }) => from + index)
    .filter((index, i, all) => i === 0 || index - (all[i - 1] ?? 0) > SAME_SECTION);
  return end ?? html.length;
}

/** Empties the header's closed panels, because their content is not displayed. */
function withoutPanels(html: string): string {
  const start = html.search(/<div id="menu-/);
  if (start < 0) return html;
  const inside = html.indexOf('>', start) + 1;
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = inside;
  let depth = 1;
  let end = inside;
  while (depth > 0) {
    const tag = tags.exec(html);
    if (!tag) break;
    depth += tag[1] ? -1 : 1;
    end = tag.index;
  }
  return html.slice(0, inside) + withoutPanels(html.slice(end));
}

/** The HTML of the first screen, without closed dialogs and menus. */
const firstScreen = (html: string, path: string) =>
  withoutPanels(html.slice(0, firstScreenEnd(html, path)).replace(/<dialog[\s\S]*?<\/dialog>/g, ''));

const valuesOf = (html: string, attribute: string) =>
  new Set(
    [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap((match) => (match[1] ?? '').split(' ')),
  );

/** Names of the custom properties that a text uses. */
const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');

/** Interaction states. The rest of the styles is loaded before a visitor can interact. */
const INTERACTION_STATES = new Set(['hover', 'active', 'disabled']);

/** Elements outside of the rendered HTML. */
const OUTSIDE = ['html', 'body'];

/** Decides which selectors the first paint needs, by the HTML of the first screen. */
class FirstScreen {
  readonly #html: string;
  readonly #tags: ReadonlySet<string | undefined>;
  readonly #values = new Map<string, ReadonlySet<string>>();

  constructor(html: string) {
    this.#html = html;
    this.#tags = new Set([...OUTSIDE, ...[...html.matchAll(/<([a-z][\w-]*)/g)].map((match) => match[1])]);
  }

  #has(attribute: string, value: string) {
    const values = this.#values.get(attribute) ?? valuesOf(this.#html, attribute);
    this.#values.set(attribute, values);
    return values.has(value);
  }

  /**
   * False if the first screen does not contain the element, class, id or attribute value, and for interaction states and view
   * transitions. Any other condition may become true.
   */
  #canMatch(part: SelectorComponent): boolean {
    if (part.type === 'type') return this.#tags.has(part.name);
    if (part.type === 'class') return this.#has('class', part.name);
    if (part.type === 'id') return this.#has('id', part.name);
    if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
    if (part.type === 'attribute') {
      const { name, operation } = part;
      return operation?.operator !== 'equal' || this.#has(name, operation.value);
    }
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      return part.selectors.some((selector) => this.needs(selector));
    return !INTERACTION_STATES.has(part.kind);
  }

  needs(selector: Selector): boolean {
    return selector.every((part) => this.#canMatch(part));
  }
}

/** A script can select either theme, so the first screen needs both. */
const withThemes = (html: string) => `${html} data-theme="light dark"`;

/** Removes empty at-rules, innermost first. */
function withoutEmpty(css: string): string {
  const fewer = css.replace(/@(?:media|supports|container)[^{}]*\{\}/g, '');
  return fewer === css ? css : withoutEmpty(fewer);
}

/** Minifies the rules that match a condition. */
function minified(css: string, keep: (selectors: readonly Selector[]) => boolean, keepOthers: boolean) {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    visitor: {
      Rule: {
        style: (rule) => (keep(rule.value.selectors) ? undefined : []),
        keyframes: () => (keepOthers ? undefined : []),
      },
    },
  });
  return withoutEmpty(code.toString());
}

/** Rules of `global-css.ts` that contain only custom properties: the palette, the themes and the accents. */
const TABLE = /(?<=^|\})(:root|\[data-(?:accent|surface)[^{},]*\])\{([^{}]*)\}/g;

/** Splits the tables of custom properties into needed and other ones. */
function splitTables(css: string, isNeeded: (name: string) => boolean) {
  let others = '';
  const needed = css.replace(TABLE, (_, selector: string, body: string) => {
    const declarations = body.split(';').filter(Boolean);
    const isOther = (declaration: string) => declaration.startsWith('--') && !isNeeded(declaration.split(':')[0] ?? '');
    const late = declarations.filter(isOther);
    if (late.length > 0) others += `${selector}{${late.join(';')}}`;
    return `${selector}{${declarations.filter((declaration) => !isOther(declaration)).join(';')}}`;
  });
  return { needed, others };
}

/** Splits the animations into used and other ones. */
function splitKeyframes(css: string) {
  let others = '';
  const needed = css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule: string, name: string) => {
    if (css.split(name).length > 2) return rule;
    others += rule;
    return '';
  });
  return { needed, others };
}

/** Names of the custom properties that the page uses, directly or through other custom properties. */
function neededVariables(css: string, html: string): ReadonlySet<string> {
  const definitions = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g)) {
    definitions.set(name, `${definitions.get(name) ?? ''} ${value}`);
  }
  const needed = new Set<string>();
  const queue = variablesIn(css.replace(/--[\w-]+:[^;}]*/g, '')).concat(variablesIn(html));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    queue.push(...variablesIn(definitions.get(name) ?? ''));
  }
  return needed;
}

/** Splits the print styles from the rest. */
function splitPrint(css: string): readonly [screen: string, print: string] {
  const start = css.indexOf('@media print');
  if (start < 0) return [css, ''];
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  const [screen, print] = splitPrint(css.slice(end));
  return [css.slice(0, start) + screen, css.slice(start, end) + print];
}

/**
 * Splits the styles of a page into those for the first screen and the rest, minifies them, and shortens their class names. Without
 * the markers, styled-components does not rehydrate these rules. It inserts equal ones when sections hydrate, so the rules of the
 * page are never removed and the browser does not recalculate all styles at once.
 */
export function styledPage(styleTags: string, html: string, path: string): StyledPage {
  const css = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  const [screen, print] = splitPrint(css.replace(MARKS, ''));
  const first = new FirstScreen(withThemes(firstScreen(html, path)));
  const isFirst = (selectors: readonly Selector[]) => selectors.some((selector) => first.needs(selector));
  const { needed: early, others: animations } = splitKeyframes(minified(screen, isFirst, true));
  const variables = neededVariables(early, html);
  const { needed: inline, others } = splitTables(early, (name) => variables.has(name));
  const rest = minified(screen, (selectors) => !isFirst(selectors), false);
  const paper = minified(print, () => true, true);
  const marks = [...css.matchAll(MARKS)];
  const unnamed = marks.find(([, id = '']) => RUNTIME_ID.test(id));
  if (unnamed) throw new Error(`${path} has a styled component without a compiler id: ${unnamed[0]}`);
  const generated = new Set(marks.flatMap(([, , names = '']) => names.split(',')));
  return withShortNames({ html, inline, rest: others + animations + rest + paper }, generated);
}
