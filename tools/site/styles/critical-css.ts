import { type Rule, type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { CSS_TARGETS } from '../browsers';
import type { UsedNames } from './used-names';

/** Styles for these states are not critical, because the whole style sheet is loaded before a visitor can interact. */
const INTERACTION_STATES = new Set(['hover', 'active', 'disabled']);

/** The elements that styled-components uses as markers in its sheets. No page contains them. */
const MARKER = 'data-styled';

/** Minifies CSS. */
export const minify = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    visitor,
  }).code.toString();

/** Makes the style sheet of the site, minified and without markers. */
export const siteCss = (css: string) =>
  minify(css, {
    Rule: {
      style: ({ value }) =>
        value.selectors.every(([first]) => first?.type === 'type' && first.name === MARKER) ? [] : undefined,
    },
  });

/** True for the name of a custom property. lightningcss also calls unknown properties custom. */
const isCustomProperty = (name: string) => name.startsWith('--');

/** Collects all texts in a parsed value. They include the names of the custom properties and animations that it uses. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, found);
  return found;
}

/** Returns the selectors inside `:is()`, `:where()` or `:has()`. */
export const alternativesOf = (part: SelectorComponent): readonly Selector[] | undefined =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    ? part.selectors
    : undefined;

/**
 * True if a selector may match at the first paint. False if the HTML contains no such element, class, id or attribute value, and for
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

/** Returns the part of the site's style sheet that the first paint of a page needs. `used` comes from the HTML of its first screen. */
export function criticalCss(css: string, used: UsedNames): string {
  /** The names in values that apply, and in the values of custom properties. */
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

/** Returns the names of the custom properties in an attribute such as `fill="var(--text)"`. */
export const variablesIn = (value: string) => value.split(/[(),\s]/).filter(isCustomProperty);
