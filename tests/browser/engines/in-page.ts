import {
  getNodeText,
  queryAllByLabelText,
  queryAllByPlaceholderText,
  queryAllByRole,
  queryAllByText,
} from '@testing-library/dom';

/** What a test looks for: by role and name, by label, or by text. A name in slashes is a regular expression. */
export interface Target {
  readonly role?: string;
  readonly name?: string;
  /** Of a heading. */
  readonly level?: number;
  readonly label?: string;
  readonly text?: string;
  readonly css?: string;
  /** Only inside of this. */
  readonly in?: Target;
  /** Which one of several, counted from 0. Where it is missing, one that can be seen is taken. */
  readonly nth?: number;
}

const matcher = (text: string) => {
  const [, source, flags] = /^\/(.+)\/(i?)$/.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
};

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

function findIn(root: HTMLElement, { role, name, level, label, text, css }: Target): HTMLElement[] {
  if (role) {
    return queryAllByRole(root, role, { ...(name !== undefined && { name: matcher(name) }), ...(level && { level }) });
  }
  if (label) return queryAllByLabelText(root, matcher(label));
  if (text) return queryAllByText(root, matcher(text));
  return [...root.querySelectorAll<HTMLElement>(css ?? '*')];
}

/** Every element that is meant, seen or not. */
function findAll(target: Target): HTMLElement[] {
  const root = target.in ? find(target.in) : document.body;
  return root ? findIn(root, target) : [];
}

function find(target: Target): HTMLElement | undefined {
  const shown = findAll(target).filter(isShown);
  return shown[target.nth ?? 0];
}

const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A tab that is not in front draws no frames.
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
};

/** Where to press an element: in the window, at rest, and with nothing over it; undefined while that is not so. */
async function pointOf(target: Target): Promise<{ x: number; y: number } | undefined> {
  const element = find(target);
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle(element);
  await nextFrame();
  await nextFrame();
  const { x, y } = middle(element);
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || (hit instanceof Element && hit.closest('label')?.control === element);
  return isHit && before.x === x && before.y === y ? { x, y } : undefined;
}

/** What a person would say about an element; for the message of a test that waits in vain. */
function describeFocus() {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement
    ? `${activeElement.tagName.toLowerCase()} '${(activeElement.getAttribute('aria-label') ?? getNodeText(activeElement)).trim().slice(0, 60)}'`
    : 'nothing';
}

const valueOf = (target: Target) => {
  const element = find(target);
  return element && 'value' in element ? String(element.value) : undefined;
};

/** Where text goes outside the window sideways, as far as a person can scroll there. */
const sidewaysScroll = () => {
  const root = document.documentElement;
  return root.scrollWidth - root.clientWidth;
};

const brokenPictures = () =>
  [...document.images]
    .filter((image) => isShown(image) && image.currentSrc !== '' && image.complete && image.naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

/** Looks at the whole page once, so that pictures below the window are asked for, and waits until they are there. */
async function scrollThrough() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await nextFrame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const waiting = [...document.images].filter((image) => isShown(image) && !image.complete);
  const limit = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([
    limit,
    Promise.all(
      waiting.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
    ),
  ]);
}

/** Gives an element, seen or not, a name that a driver finds it by. */
const mark = (target: Target) => {
  for (const { attributes } of document.querySelectorAll('[data-engine-mark]'))
    attributes.removeNamedItem('data-engine-mark');
  findAll(target)[0]?.setAttribute('data-engine-mark', '');
};

export const tools = {
  mark,
  isSeen: (target: Target) => find(target) !== undefined,
  count: (target: Target) => findAll(target).filter(isShown).length,
  textOf: (target: Target) => find(target)?.textContent.replaceAll(/\s+/g, ' ').trim(),
  isFocused: (target: Target) => {
    const element = find(target);
    return element !== undefined && element === document.activeElement;
  },
  hasFocusInside: (target: Target) => find(target)?.contains(document.activeElement) ?? false,
  focus: (target: Target) => find(target)?.focus(),
  placeholders: (text: string) => queryAllByPlaceholderText(document.body, text).length,
  pointOf,
  valueOf,
  describeFocus,
  sidewaysScroll,
  brokenPictures,
  scrollThrough,
};
