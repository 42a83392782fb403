import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { CSS_TARGETS } from './browsers.ts';
import { type StyledPage, withShortNames } from './short-names.ts';

/** Marks by which styled-components would find its server styles again, with the names it made, and its separators. */
const MARKS = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}|\/\*!sc\*\//g;

/** An id that styled-components counts out at run time, where the compiler gave none: the client would have another one. */
const COUNTED_ID = /^sc-[A-Za-z]+$/;

/**
 * A first screen holds at most the sections of the first 2,800 characters of a page's main part and one more, which
 * may stand beside them: the list of jobs beside its filters.
 */
const FIRST_SCREEN_LENGTH = 2800;
/** A boundary and the section element inside it begin this close together. */
const SAME_SECTION = 120;

/** Where the part of a page ends that its first paint can show: the home page's first hero fills every screen. */
function firstScreenEnd(html: string, path: string) {
  if (path === '/') return html.indexOf('data-sec="s1"');
  const from = html.indexOf('<main') + FIRST_SCREEN_LENGTH;
  const [, end] = [...html.slice(from).matchAll(/data-sec="s|<section/g)]
    .map(({ index }) => from + index)
    .filter((index, i, all) => i === 0 || index - (all[i - 1] ?? 0) > SAME_SECTION);
  return end ?? html.length;
}

/** Empties the header's closed panels: of each only its own element counts, which is not displayed. */
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

/** The part of a page that its first paint shows; closed dialogs and menus are not in it. */
const firstScreen = (html: string, path: string) =>
  withoutPanels(html.slice(0, firstScreenEnd(html, path)).replace(/<dialog[\s\S]*?<\/dialog>/g, ''));

const valuesOf = (html: string, attribute: string) =>
  new Set(
    [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap((match) => (match[1] ?? '').split(' ')),
  );

/** Custom properties that a text reads. */
const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');

/** Answers to a pointer or a press: a visitor can give none before the rest of the styles is there. */
const ANSWERS = new Set(['hover', 'active', 'disabled']);

/** Elements around a page's HTML. */
const OUTSIDE = ['html', 'body'];

/** What of a page's styles its first paint needs, asked of the HTML of its first screen. */
class FirstScreen {
  readonly #html: string;
  readonly #tags: ReadonlySet<string | undefined>;
  readonly #values = new Map<string, ReadonlySet<string>>();

  constructor(html: string) {
    this.#html = html;
    this.#tags = new Set([...OUTSIDE, ...[...html.matchAll(/<([a-z][\w-]*)/g)].map((match) => match[1])]);
  }

  #has(attribute: string, value: string) {
    const known = this.#values.get(attribute) ?? valuesOf(this.#html, attribute);
    this.#values.set(attribute, known);
    return known.has(value);
  }

  /**
   * An element, a class, an id or an attribute’s value the first screen does not carry rules a selector out; other
   * conditions may come true, but for what belongs to a way from page to page.
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
    return !ANSWERS.has(part.kind);
  }

  needs(selector: Selector): boolean {
    return selector.every((part) => this.#canMatch(part));
  }
}

/** Themes are chosen by script too, so both count for the first screen. */
const withThemes = (html: string) => `${html} data-theme="light dark"`;

/** Drops what is left of conditions that lost all their rules, from the inside out. */
function withoutEmpty(css: string): string {
  const fewer = css.replace(/@(?:media|supports|container)[^{}]*\{\}/g, '');
  return fewer === css ? css : withoutEmpty(fewer);
}

/** Minified rules of the style sheet whose selectors pass. */
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

/** The rules of `global-css.ts` that hold custom properties only: the palette, the themes, the accents. */
const TABLE = /(?<=^|\})(:root|\[data-(?:accent|surface)[^{},]*\])\{([^{}]*)\}/g;

/** Parts the tables of custom properties into what is needed and the others. */
function partedTables(css: string, isNeeded: (name: string) => boolean) {
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

/** Parts the animations into those the styles use and the others. */
function partedKeyframes(css: string) {
  let others = '';
  const needed = css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule: string, name: string) => {
    if (css.split(name).length > 2) return rule;
    others += rule;
    return '';
  });
  return { needed, others };
}

/** Names of the custom properties that a text reads, and those their values read in turn. */
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

/** The rules for the screen and those for paper, which only print needs. */
function parted(css: string): readonly [screen: string, print: string] {
  const start = css.indexOf('@media print');
  if (start < 0) return [css, ''];
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  const [screen, print] = parted(css.slice(end));
  return [css.slice(0, start) + screen, css.slice(start, end) + print];
}

/**
 * Parts a page's styles, minified and without the marks of styled-components, into what the first screen needs and the
 * rest, and shortens the names in them. The client does not take these rules over: it inserts its own, equal ones as
 * sections become live, so the page's are never removed and nothing is restyled in one go.
 */
export function styledPage(styleTags: string, html: string, path: string): StyledPage {
  const css = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  const [screen, print] = parted(css.replace(MARKS, ''));
  const first = new FirstScreen(withThemes(firstScreen(html, path)));
  const isFirst = (selectors: readonly Selector[]) => selectors.some((selector) => first.needs(selector));
  const { needed: early, others: animations } = partedKeyframes(minified(screen, isFirst, true));
  const variables = neededVariables(early, html);
  const { needed: inline, others } = partedTables(early, (name) => variables.has(name));
  const rest = minified(screen, (selectors) => !isFirst(selectors), false);
  const paper = minified(print, () => true, true);
  const marks = [...css.matchAll(MARKS)];
  const counted = marks.find(([, id = '']) => COUNTED_ID.test(id));
  if (counted) throw new Error(`${path} has a styled component that the compiler did not name: ${counted[0]}`);
  const generated = new Set(marks.flatMap(([, , names = '']) => names.split(',')));
  return withShortNames({ html, inline, rest: others + animations + rest + paper }, generated);
}
