import type { SectionKind, SectionOf } from '~/content/model';
import { type LazyPart, lazyPart, staticPart } from '~/lib/lazy-part';

/**
 * Kind -> component, each in a separate chunk. Most are static: the server's HTML is complete, one listener of the
 * router handles links, another handles callback buttons, and the browser handles panels. A kind without a component
 * does not compile.
 */
export const sectionRegistry: { readonly [K in SectionKind]: LazyPart<{ section: SectionOf<K> }> } = {
  hero: staticPart(() => import('./Hero').then((m) => m.Hero)),
  videoBanner: lazyPart(() => import('./VideoBanner').then((m) => m.VideoBanner)),
  pageBanner: staticPart(() => import('./PageBanner').then((m) => m.PageBanner)),
  textBlock: staticPart(() => import('./TextBlock').then((m) => m.TextBlock)),
  cardGrid: staticPart(() => import('./CardGrid').then((m) => m.CardGrid)),
  stationLine: lazyPart(() => import('./StationLine').then((m) => m.StationLine)),
  steps: staticPart(() => import('./Steps').then((m) => m.Steps)),
  featureSections: staticPart(() => import('./FeatureSections').then((m) => m.FeatureSections)),
  accordionPanel: staticPart(() => import('./AccordionPanel').then((m) => m.AccordionPanel)),
  benefitStats: staticPart(() => import('./BenefitStats').then((m) => m.BenefitStats)),
  coreStrengths: staticPart(() => import('./CoreStrengths').then((m) => m.CoreStrengths)),
  techGrid: staticPart(() => import('./TechGrid').then((m) => m.TechGrid)),
  callbackBanner: staticPart(() => import('./CallbackBanner').then((m) => m.CallbackBanner)),
  serviceExplorer: lazyPart(() => import('./ServiceExplorer').then((m) => m.ServiceExplorer)),
  testimonialCarousel: lazyPart(() => import('./TestimonialCarousel').then((m) => m.TestimonialCarousel)),
  leadForm: lazyPart(() => import('./LeadForm').then((m) => m.LeadForm)),
  linkCards: staticPart(() => import('./LinkCards').then((m) => m.LinkCards)),
  indexRows: staticPart(() => import('./IndexRows').then((m) => m.IndexRows)),
  blogCards: staticPart(() => import('./BlogCards').then((m) => m.BlogCards)),
};

type Kinds = readonly { readonly kind: SectionKind }[];

const load = (sections: Kinds, isWanted: (part: { readonly isStatic: boolean }) => boolean) =>
  Promise.all(
    [...new Set(sections.map((section) => section.kind))]
      .filter((kind) => isWanted(sectionRegistry[kind]))
      .map((kind) => sectionRegistry[kind].load()),
  );

/** Loads the code of all sections of a page, before the server renders it or the router shows it. */
export const loadSections = (sections: Kinds) => load(sections, () => true);

/** Loads the code that a server-rendered page needs: that of its interactive sections. */
export const loadLiveSections = (sections: Kinds) => load(sections, ({ isStatic }) => !isStatic);
