import { type Island, island } from '~/islands/island';
import type { PageId } from '~/screen-routes';
import { query } from '~/theme/media';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { mainMenuCode } from './header/main-menu-code';
import { screenIsland } from './screen-island';

/** Screens that are HTML, which the client never renders as a whole: `static-screens.ts`. They may have live parts. */
export type StaticScreen = 'caseStudy' | 'project' | 'contact' | 'newsroom' | 'sampleArticle';
type Screen = Exclude<PageId, 'content' | StaticScreen> | 'offline';

/** Pages with logic, each in a separate chunk. The whole page is one island. */
export const screens: Readonly<Record<Screen, Island>> = {
  careers: screenIsland(() => import('~/pages/CareersPage')),
  job: screenIsland(() => import('~/pages/JobPage')),
  caseStudies: screenIsland(() => import('~/pages/CaseStudiesPage')),
  demo: screenIsland(() => import('~/pages/DemoPage')),
  article: screenIsland(() => import('~/pages/ArticlePage')),
  offline: screenIsland(() => import('~/pages/OfflinePage')),
  publicEditor: screenIsland(() => import('~/pages/PublicEditorPage')),
  admin: screenIsland(() => import('~/pages/admin/AdminApp')),
};

/** Sections with logic. The other kinds are HTML, and their code never reaches the client. */
export const liveSections = {
  videoBanner: island(async () => (await import('~/sections/banners/VideoBanner')).VideoBanner),
  serviceExplorer: island(async () => (await import('~/sections/service-explorer/ServiceExplorer')).ServiceExplorer),
  testimonialCarousel: island(async () => (await import('~/sections/TestimonialCarousel')).TestimonialCarousel),
  leadForm: island(async () => (await import('~/sections/LeadForm')).LeadForm),
};

/** The live parts of static screens, by the name of their `LivePart`. */
const liveParts = {
  contactForm: island(async () => (await import('~/features/leads/ContactForm')).ContactForm),
  map: island(async () => (await import('~/features/contact/MapPanel')).MapPanel),
  recentArticles: island(async () => (await import('~/pages/newsroom-parts')).RecentArticlesPart),
  latestArticles: island(async () => (await import('~/pages/newsroom-parts')).LatestArticlesPart),
};

/** The live parts of the frame around every public page. */
export const frame = {
  header: island(async () => {
    // A menu that the window shows goes live together with the header.
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
