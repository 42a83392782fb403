import { getNodeText, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A locator by role and name, label, text or CSS. Text in slashes is a regular expression. */
export interface Target {
  readonly role?: string;
  readonly name?: string;
  /** The level of a heading. */
  readonly level?: number;
  readonly label?: string;
  readonly text?: string;
  readonly css?: string;
  /** Searches only inside this target. */
  readonly in?: Target;
  /** The zero-based index among the visible matches. Defaults to the first. */
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

/** All matching elements, visible or not. */
function findAll(target: Target): HTMLElement[] {
  const root = target.in ? find(target.in) : document.body;
  return root ? findIn(root, target) : [];
}

function find(target: Target): HTMLElement | undefined {
  const shown = findAll(target).filter(isShown);
  return shown[target.nth ?? 0];
}

/** Also resolves in a background tab, which renders no frames. */
const resolvesInBackground = (run: (resolve: () => void) => void) =>
  new Promise<void>((resolve) => {
    run(resolve);
    if (document.hidden) setTimeout(resolve, 100);
  });

const nextFrame = () => resolvesInBackground((resolve) => requestAnimationFrame(() => resolve()));

/** Waits until intersection observers, of the page too, have seen the new scroll position. */
const nextIntersection = (element: Element) =>
  resolvesInBackground((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(element);
  });

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
};

/** A point where the element can be clicked: in view, not moving and not covered. Otherwise undefined. */
async function pointOf(target: Target): Promise<{ x: number; y: number } | undefined> {
  const element = find(target);
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // An element that comes into view may start to move.
  await nextIntersection(element);
  const before = middle(element);
  await nextFrame();
  await nextFrame();
  const isMoving = document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && (effect as KeyframeEffect).target?.contains(element));
  if (isMoving) return undefined;
  const { x, y } = middle(element);
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || (hit instanceof Element && hit.closest('label')?.control === element);
  return isHit && before.x === x && before.y === y ? { x, y } : undefined;
}

/** Describes the focused element for the message of a timeout. */
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

/** How far the page can be scrolled horizontally, in px. */
const horizontalOverflow = () => {
  const root = document.documentElement;
  return root.scrollWidth - root.clientWidth;
};

const brokenImages = () =>
  [...document.images]
    .filter((image) => isShown(image) && image.currentSrc !== '' && image.complete && image.naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

/** Scrolls through the page, so that lazy images are requested, and waits until they are loaded. */
async function scrollThrough() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await nextFrame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const images = [...document.images].filter(isShown);
  const limit = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([limit, Promise.all(images.map((image) => image.decode().catch(() => undefined)))]);
}

export const tools = {
  isSeen: (target: Target) => find(target) !== undefined,
  count: (target: Target) => findAll(target).filter(isShown).length,
  textOf: (target: Target) => find(target)?.textContent.replaceAll(/\s+/g, ' ').trim(),
  isFocused: (target: Target) => {
    const element = find(target);
    return element !== undefined && element === document.activeElement;
  },
  hasFocusInside: (target: Target) => find(target)?.contains(document.activeElement) ?? false,
  focus: (target: Target) => find(target)?.focus(),
  pointOf,
  valueOf,
  describeFocus,
  horizontalOverflow,
  brokenImages,
  scrollThrough,
};
