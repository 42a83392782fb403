import { createElement, type FC } from 'react';
import type { SectionKind, SectionOf } from '~/content/model';
import { isPage } from '~/routes';
import { AccordionPanel } from './AccordionPanel';
import { BenefitStats } from './BenefitStats';
import { CallbackBanner } from './banners/CallbackBanner';
import { Hero } from './banners/Hero';
import { PageBanner } from './banners/PageBanner';
import { VideoBanner } from './banners/VideoBanner';
import { CoreStrengths } from './CoreStrengths';
import { BlogCards } from './cards/BlogCards';
import { CardGrid } from './cards/CardGrid';
import { IndexRows } from './cards/IndexRows';
import { LinkCards } from './cards/LinkCards';
import { FeatureSections } from './FeatureSections';
import { LeadForm } from './LeadForm';
import { StationLine } from './StationLine';
import { Steps } from './Steps';
import { ServiceExplorer } from './service-explorer/ServiceExplorer';
import { TechGrid } from './TechGrid';
import { TestimonialCarousel } from './TestimonialCarousel';
import { TextBlock } from './TextBlock';

/**
 * Kind -> component, for the server. The client has only the kinds in `app/island-code.ts`. A kind without a component does
 * not compile.
 */
export const sectionRegistry: { readonly [K in SectionKind]: FC<{ section: SectionOf<K> }> } = {
  hero: Hero,
  videoBanner: VideoBanner,
  pageBanner: ({ section }) => createElement(PageBanner, { section, isPage }),
  textBlock: TextBlock,
  cardGrid: CardGrid,
  stationLine: StationLine,
  steps: Steps,
  featureSections: FeatureSections,
  accordionPanel: AccordionPanel,
  benefitStats: BenefitStats,
  coreStrengths: CoreStrengths,
  techGrid: TechGrid,
  callbackBanner: CallbackBanner,
  serviceExplorer: ServiceExplorer,
  testimonialCarousel: TestimonialCarousel,
  leadForm: LeadForm,
  linkCards: LinkCards,
  indexRows: IndexRows,
  blogCards: BlogCards,
};

/**
 * Kinds that are shorter than a window. The first screen of a page ends with its first other section, so the styles of
 * both are in the document.
 */
export const LOW_SECTIONS: ReadonlySet<SectionKind> = new Set(['pageBanner', 'textBlock']);
