import type { FC } from 'react';
import { type Island, island } from '~/islands/island';
import type { PageProps } from '~/screens/page-props';
import { query } from '~/theme/media';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { mainMenuCode } from './header/main-menu-code';
import { screenIsland } from './screen-island';

const pages = import.meta.glob<{ default: FC<PageProps> }>('../screens/*/page.tsx');

/** Screens with logic, by the name of their folder, each in a separate chunk. The whole page is one island. */
export const screens: Readonly<Record<string, Island | undefined>> = Object.fromEntries(
  Object.entries(pages).map(([path, importer]) => [path.split('/')[2], screenIsland(importer)]),
);

/** Sections with logic. The other kinds are HTML, and their code never reaches the client. */
export const liveSections = {
  videoBanner: island(async () => (await import('~/sections/banners/VideoBanner')).VideoBanner),
  serviceExplorer: island(async () => (await import('~/sections/service-explorer/ServiceExplorer')).ServiceExplorer),
  testimonialCarousel: island(async () => (await import('~/sections/TestimonialCarousel')).TestimonialCarousel),
  leadForm: island(async () => (await import('~/sections/LeadForm')).LeadForm),
};

/** The live parts of screens that are HTML, by the name of their `LivePart`. */
const liveParts = {
  contactForm: island(async () => (await import('~/screens/contact/ContactForm')).ContactForm),
  map: island(async () => (await import('~/screens/contact/MapPanel')).MapPanel),
  recentArticles: island(async () => (await import('~/screens/newsroom/RecentArticlesPart')).RecentArticlesPart),
  latestArticles: island(async () => (await import('~/screens/newsroom/LatestArticlesPart')).LatestArticlesPart),
};

/** The live parts of the frame around every public page. */
export const frame = {
  header: island(async () => {
    // In a wide window, the menu is visible, so it goes live together with the header.
    if (typeof window === 'undefined' || matchMedia(query.desktop).matches) await mainMenuCode.load();
    return (await import('./header/Header')).Header;
  }),
  theme: island(async () => ThemeSwitch),
  version: island(async () => (await import('./footer/FooterVersion')).FooterVersion),
  connection: island(async () => (await import('~/features/leads/outbox/ConnectionHost')).ConnectionHost),
};

const all: Readonly<Record<string, Island | undefined>> = { ...screens, ...liveSections, ...liveParts, ...frame };

/** Finds an island by the name in its HTML. */
export const findIsland = (name: string) => all[name];
