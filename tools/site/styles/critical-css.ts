import { type Rule, type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { CSS_TARGETS } from '../browsers';
import type { UsedNames } from './used-names';

/** Interaction states. The style sheet of the site is loaded before a visitor can interact. */
const INTERACTION_STATES = new Set(['hover', 'active', 'disabled']);

/** The elements that styled-components uses as markers in its sheets. No page contains them. */
const MARKER = 'data-styled';

export const minify = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    visitor,
  }).code.toString();

/** The style sheet of the site, minified. */
export const siteCss = (css: string) =>
  minify(css, {
    Rule: {
      style: ({ value }) =>
        value.selectors.every(([first]) => first?.type === 'type' && first.name === MARKER) ? [] : undefined,
    },
  });

/** lightningcss also calls a property custom if it does not know it. */
const isCustomProperty = (name: string) => name.startsWith('--');

/** All texts in a parsed value. They include the names of the custom properties and animations that it uses. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, found);
  return found;
}

/** The selectors of `:is()`, `:where()` and `:has()`. */
export const alternativesOf = (part: SelectorComponent): readonly Selector[] | undefined =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    ? part.selectors
    : undefined;

/**
 * Whether a selector may match. False if the HTML contains no such element, class, id or attribute value, and for
 * interaction states and view transitions. Any other condition may become true.
 */
function mayMatch(selector: Selector, used: UsedNames): boolean {
  const has = (name: string, value: string) => used.attributes.get(name)?.has(value) ?? false;
  const canMatch = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return used.elements.has(part.name);
    if (part.type === 'class') return has('class', part.name);
    if (part.type === 'id') return has('id', part.name);
    if (part.type === 'pseudo-element') return !part.kind.startsWith('view-transition');
    if (part.type === 'attribute') {
      return part.operation?.operator !== 'equal' || has(part.name, part.operation.value);
    }
    if (part.type !== 'pseudo-class') return true;
    return alternativesOf(part)?.some((inner) => mayMatch(inner, used)) ?? !INTERACTION_STATES.has(part.kind);
  };
  return selector.every(canMatch);
}

const isPrint = ({ value }: Extract<Rule, { type: 'media' }>) =>
  value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');

/** The part of the site's style sheet that the first paint of a page needs, by the HTML of its first screen. */
export function criticalCss(css: string, used: UsedNames): string {
  /** Names in the values that apply, and in the values of custom properties. */
  const names = new Set([...used.attributes.values()].flatMap((values) => [...values].flatMap(variablesIn)));
  const customProperties = new Map<string, string[]>();
  const use = (value: unknown) => {
    for (const text of textsIn(value)) names.add(text);
  };
  const applied = minify(css, {
    Rule: {
      media: (rule) => (isPrint(rule) ? [] : undefined),
      keyframes: ({ value }) => void use(value.keyframes),
      style: ({ value }) => {
        if (!value.selectors.some((selector) => mayMatch(selector, used))) return [];
        for (const one of value.declarations.declarations ?? []) {
          if (one.property === 'custom' && isCustomProperty(one.value.name))
            customProperties.set(one.value.name, textsIn(one.value.value, customProperties.get(one.value.name)));
          else use(one);
        }
        return undefined;
      },
    },
  });
  for (const name of names) for (const text of customProperties.get(name) ?? []) names.add(text);
  return minify(applied, {
    Rule: { keyframes: ({ value }) => (names.has(String(value.name.value)) ? undefined : []) },
    Declaration: { custom: ({ name }) => (isCustomProperty(name) && !names.has(name) ? [] : undefined) },
  });
}

/** Names of custom properties in an attribute, like `fill="var(--text)"`. */
export const variablesIn = (value: string) => value.split(/[(),\s]/).filter(isCustomProperty);
