import { type Island, island } from '~/islands/island';
import type { PageId } from '~/screen-routes';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { screenIsland } from './screen-island';

/** Screens without state, which the client never renders: `static-screens.ts`. */
export type StaticScreen = 'caseStudy' | 'project';
type Screen = Exclude<PageId, 'content' | StaticScreen> | 'offline';

/** Pages with logic, each in a separate chunk. The whole page is one island. */
export const screens: Readonly<Record<Screen, Island>> = {
  careers: screenIsland(() => import('~/pages/CareersPage')),
  job: screenIsland(() => import('~/pages/JobPage')),
  caseStudies: screenIsland(() => import('~/pages/CaseStudiesPage')),
  contact: screenIsland(() => import('~/pages/ContactPage')),
  demo: screenIsland(() => import('~/pages/DemoPage')),
  newsroom: screenIsland(() => import('~/pages/NewsroomPage')),
  sampleArticle: screenIsland(() => import('~/pages/SampleArticlePage')),
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

/** The live parts of the frame around every public page. */
export const frame = {
  header: island(async () => (await import('./header/Header')).Header),
  theme: island(async () => ThemeSwitch),
  version: island(async () => (await import('./footer/FooterVersion')).FooterVersion),
  connection: island(async () => (await import('~/features/leads/outbox/ConnectionHost')).ConnectionHost),
};

const all: Readonly<Record<string, Island | undefined>> = { ...screens, ...liveSections, ...frame };

/** Finds an island by the name in its HTML. */
export const findIsland = (name: string) => all[name];
