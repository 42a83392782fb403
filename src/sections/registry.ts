import type { SectionKind, SectionOf } from '~/content/model';
import { type LazyPart, lazyPart } from '~/lib/lazy-part';

/** Kind -> component, each in a chunk of its own. A kind without a component does not compile. */
export const sectionRegistry: { readonly [K in SectionKind]: LazyPart<{ section: SectionOf<K> }> } = {
  hero: lazyPart(() => import('./Hero').then((m) => m.Hero)),
  videoBanner: lazyPart(() => import('./VideoBanner').then((m) => m.VideoBanner)),
  pageBanner: lazyPart(() => import('./PageBanner').then((m) => m.PageBanner)),
  textBlock: lazyPart(() => import('./TextBlock').then((m) => m.TextBlock)),
  cardGrid: lazyPart(() => import('./CardGrid').then((m) => m.CardGrid)),
  stationLine: lazyPart(() => import('./StationLine').then((m) => m.StationLine)),
  steps: lazyPart(() => import('./Steps').then((m) => m.Steps)),
  featureSections: lazyPart(() => import('./FeatureSections').then((m) => m.FeatureSections)),
  accordionPanel: lazyPart(() => import('./AccordionPanel').then((m) => m.AccordionPanel)),
  benefitStats: lazyPart(() => import('./BenefitStats').then((m) => m.BenefitStats)),
  coreStrengths: lazyPart(() => import('./CoreStrengths').then((m) => m.CoreStrengths)),
  techGrid: lazyPart(() => import('./TechGrid').then((m) => m.TechGrid)),
  callbackBanner: lazyPart(() => import('./CallbackBanner').then((m) => m.CallbackBanner)),
  serviceExplorer: lazyPart(() => import('./ServiceExplorer').then((m) => m.ServiceExplorer)),
  testimonialCarousel: lazyPart(() => import('./TestimonialCarousel').then((m) => m.TestimonialCarousel)),
  leadForm: lazyPart(() => import('./LeadForm').then((m) => m.LeadForm)),
  linkCards: lazyPart(() => import('./LinkCards').then((m) => m.LinkCards)),
  indexRows: lazyPart(() => import('./IndexRows').then((m) => m.IndexRows)),
  blogCards: lazyPart(() => import('./BlogCards').then((m) => m.BlogCards)),
};

/** Loads the code of all sections of a page: before the server renders it, and before the router shows it. */
export const loadSections = (sections: readonly { readonly kind: SectionKind }[]) =>
  Promise.all([...new Set(sections.map((section) => section.kind))].map((kind) => sectionRegistry[kind].load()));
