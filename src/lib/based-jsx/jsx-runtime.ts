import type { ElementType, Key } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { BASE, withBase } from '~/lib/base';

/**
 * React's JSX runtime for a site below a path (`jsxImportSource` in `vite.config.ts`): adds the base to addresses of
 * HTML elements. A site at the root uses React's own runtime, so it has no extra cost.
 */
export { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

const FILES = ['src', 'srcSet', 'poster'];
/** Storybook has a relative base (`./`), where the pages behind links do not exist. */
const ADDRESSES = BASE.startsWith('.') ? FILES : [...FILES, 'href', 'action'];

/** Plain HTML elements and styled components, which call `createElement` themselves. */
function isHtml(type: ElementType) {
  return typeof type === 'string' || ('target' in type && typeof type.target === 'string');
}

function based(type: ElementType, props: Props): Props {
  const given = ADDRESSES.filter((name) => typeof props[name] === 'string');
  if (given.length === 0 || !isHtml(type)) return props;
  // `srcSet` is a list of addresses, each with its width.
  const basedAddress = (name: string) => String(props[name]).split(', ').map(withBase).join(', ');
  return { ...props, ...Object.fromEntries(given.map((name) => [name, basedAddress(name)])) };
}

export const jsx = (type: ElementType, props: Props, key?: Key) => plainJsx(type, based(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => plainJsxs(type, based(type, props), key);
