import type { ElementType, Key } from 'react';
import { jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { BASE, withBase } from '~/lib/base';

/**
 * React's JSX runtime for a site below a path (`jsxImportSource` in `vite.config.ts`): addresses of HTML elements get the base.
 * A site at the root is built with React's own, so it pays nothing for this.
 */
export { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

const FILES = ['src', 'srcSet', 'poster'];
/** Storybook has a relative base (`./`), where the pages that links lead to do not exist. */
const ADDRESSES = BASE.startsWith('.') ? FILES : [...FILES, 'href', 'action'];

/** HTML elements, and styled ones: those call `createElement` themselves. */
function isHtml(type: ElementType) {
  return typeof type === 'string' || ('target' in type && typeof type.target === 'string');
}

function based(type: ElementType, props: Props): Props {
  const given = ADDRESSES.filter((name) => typeof props[name] === 'string');
  if (given.length === 0 || !isHtml(type)) return props;
  return { ...props, ...Object.fromEntries(given.map((name) => [name, withBase(String(props[name]))])) };
}

export const jsx = (type: ElementType, props: Props, key?: Key) => plainJsx(type, based(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => plainJsxs(type, based(type, props), key);
