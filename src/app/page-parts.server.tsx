import type { ComponentType, FC, ReactNode } from 'react';
import { MobileMenu } from '~/app/header/mobile-menu/MobileMenu';
import type { Section, SectionKind, SectionOf } from '~/content/model';
import type { Island } from '~/islands/island';
import type { PageProps } from '~/screens/page-props';
import { LOW_SECTIONS, sectionRegistry } from '~/sections/registry';
import { Footer } from './footer/Footer';
import { frame, liveSections, screens } from './island-code';
import { contentAt, screenAt } from './page-at.server';
import type { ScreenProps } from './screen-island';

/** Screens that only the server renders. Their live parts are islands. */
const htmlScreens = import.meta.glob<FC<PageProps>>('../screens/*/page.server.tsx', { eager: true, import: 'default' });

/** A part of a page that the server renders on its own. */
export interface PagePart {
  readonly id: string;
  readonly content: ReactNode;
  /** The name of its island, for a part that the client hydrates. */
  readonly island?: string;
  /** The island's props. */
  readonly props?: object;
  /** What the part is in `<main>`, or 'page' for a part outside of it that a navigation replaces. */
  readonly kind?: 'section' | 'screen' | 'page';
  /** Whether the first screen may continue below it. */
  readonly isLow?: boolean;
}

/** The footer is HTML, except its version. */
export const footerPart: PagePart = { id: 'footer', content: <Footer /> };

/** The full menu marks the current page, so every page has its own. */
export const menuPart = (path: string): PagePart => ({
  id: 'menu',
  kind: 'page',
  content: <MobileMenu pathname={path} />,
});

const names: ReadonlySet<string> = new Set(Object.keys(liveSections));

function sectionPart<K extends SectionKind>(section: SectionOf<K>, index: number): PagePart {
  const Component: ComponentType<{ section: SectionOf<K> }> = sectionRegistry[section.kind];
  return {
    id: `s${index}`,
    kind: 'section',
    isLow: LOW_SECTIONS.has(section.kind),
    content: <Component section={section} />,
    ...(names.has(section.kind) && { island: section.kind, props: { section } }),
  };
}

/** The content as the island's code renders it. */
const rendered = async (island: Island, props: object = {}) => (await island.load())(JSON.stringify(props));

/** Header or connection bar. */
export const framePart = async (name: 'header' | 'connection', props: object = {}): Promise<PagePart> => ({
  id: name,
  island: name,
  props,
  content: await rendered(frame[name], props),
});

/** The parts of a page, in order. `props` are the props of its screen. */
export async function pageParts(path: string, props?: ScreenProps): Promise<readonly PagePart[]> {
  const page = await contentAt(path);
  if (page) return page.sections.map((section: Section, index) => sectionPart(section, index));
  const { screen, params } = screenAt(path);
  const part = { id: 'screen', kind: 'screen' } as const;
  const Html = htmlScreens[`../screens/${screen}/page.server.tsx`];
  if (Html) return [{ ...part, content: <Html params={params} {...props} /> }];
  const island = screens[screen];
  if (!island) throw new Error(`src/screens/${screen} has no page`);
  return [{ ...part, content: await rendered(island, props), island: screen, ...(props && { props }) }];
}
