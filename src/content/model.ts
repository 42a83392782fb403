import type { SiteHref } from '../routes';
import type { IconName } from '../ui/icon-names';

export type { IconName };

/**
 * The shape of every page's content. A page is a list of sections; `SectionMap` gives each kind its data. Plain
 * strings, lists and addresses: no functions, no components, no style. A section varies by data and a named `variant`,
 * never by its page.
 */

/** An address inside the site or a safe one outside. */
export type Href = SiteHref | `https://${string}` | `mailto:${string}` | `tel:${string}`;

export interface TextLink {
  readonly text: string;
  readonly href: Href;
}

/** What a button does: open the callback modal, or follow a link. */
export type Action =
  | { readonly kind: 'callback'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: Href };

export type Strand = 'route' | 'flow' | 'cover' | 'signal' | 'mist';

/** Artwork by name: files of `public/art/<name>.svg`; the build knows which have a dark or a portrait variant. */
export type ArtName =
  | 'hero-company'
  | 'hero-logistics'
  | 'hero-banking'
  | 'hero-insurance'
  | 'bg-logistics'
  | 'bg-banking'
  | 'bg-insurance'
  | 'bg-generative-ai'
  | 'bg-services'
  | 'card-logistics'
  | 'card-banking'
  | 'card-insurance'
  | 'card-transformation'
  | 'card-applications'
  | 'card-generative-ai'
  | 'case-air-cargo-platform'
  | 'case-leading-intermodal-logistics-provider'
  | 'case-technology-driven-telemetry-firm'
  | 'case-premier-application-solutions-developer'
  | 'strip-callback'
  | 'article-default';

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Section head: title on the left, lead on the right. */
export interface Head {
  readonly title: string;
  readonly lead?: string;
}

export interface Panel {
  /** Fragment that opens this panel. Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

export interface Stat {
  /** As shown, e.g. '23%' or '13,000'. */
  readonly value: string;
  readonly label: string;
  /** Position of the station on the track, 0 to 100. */
  readonly percent?: number;
}

/** 'plain' is the page background, 'alt' the tinted band; neighbours alternate. */
export type Ground = 'plain' | 'alt';

/** Info card, ids 1 to 6 (S3.info-card). */
export interface InfoCard {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly features: readonly { readonly text: string }[];
  readonly ctaText: string;
  readonly ctaLink: SiteHref;
  readonly art: ArtName;
  readonly strand: Strand;
}

export type ServiceCategory = 'Design' | 'Development' | 'Maintenance';

export interface ServiceCard {
  readonly id: number;
  /** Station number as shown. */
  readonly number: number;
  readonly title: string;
  readonly category: ServiceCategory;
  readonly description: string;
}

export interface Testimonial {
  readonly id: string;
  /** Anonymised role, e.g. 'Director of Claims'. */
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly testimonial: string;
  readonly strand: Strand;
  readonly icon: Extract<IconName, 'landmark' | 'truck' | 'umbrella'>;
}

export interface BlogCard {
  readonly title: string;
  readonly headerImage: ArtName;
  readonly paragraphs: readonly string[];
  readonly featuresList: readonly string[];
  readonly ctaText: string;
  readonly ctaLink: SiteHref;
  readonly gradientType: 'light' | 'dark';
}

/** A short statement with the important words in bold. */
export interface Fact {
  readonly before?: string;
  readonly strong: string;
  readonly after?: string;
}

/** Data of each section kind. */
export interface SectionMap {
  /** One full-screen home hero. `tone` selects background and text colours. The first on the page contains the `h1`. */
  hero: {
    readonly tone: 'company' | 'logistics' | 'banking' | 'insurance';
    readonly eyebrow?: string;
    readonly title: string;
    readonly text: string;
    readonly art: ArtName;
    readonly stat?: Stat;
    readonly action: TextLink;
    readonly secondary?: TextLink;
    readonly facts?: readonly Fact[];
    readonly isFirst?: boolean;
  };
  /** Full-screen video; the link scrolls to the top, the arrow one viewport down. */
  videoBanner: {
    readonly videoSrc: string;
    readonly poster: string;
    readonly heading: string;
    readonly subheading: string;
    readonly subtitle: string;
    readonly description: string;
    readonly ctaText: string;
    readonly ctaLink: string;
    readonly useGradient?: boolean;
  };
  /**
   * Head of every page but home, with breadcrumbs. 'art' is the dark 520px banner, 'light' the tinted one, 'bare' has
   * no background.
   */
  pageBanner: {
    readonly variant: 'art' | 'light' | 'bare';
    readonly title: string;
    readonly lead?: string;
    readonly art?: ArtName;
    /** Background of the art banner. */
    readonly ground?: 'ink' | 'flow' | 'cover';
    readonly action?: Action;
  };
  /** Title on the left; text, facts or a diagram on the right. */
  textBlock: {
    readonly ground?: Ground;
    readonly title: string;
    readonly lead?: string;
    readonly paragraphs: readonly string[];
    readonly list?: readonly string[];
    readonly facts?: readonly { readonly value: string; readonly label: string }[];
    /** Decorative drawing next to the text, with the same content. */
    readonly diagram?: 'sprint' | 'workingDay';
  };
  /** Unordered cards: 'info' (home), 'number', 'solution' (glyph tile), 'feature' (plain), 'whyUs' (top rule, no box). */
  cardGrid: {
    readonly ground?: Ground;
    readonly columns: 2 | 3 | 4;
    readonly head?: Head;
  } & (
    | { readonly variant: 'info'; readonly cards: readonly InfoCard[] }
    | { readonly variant: 'number' | 'whyUs' | 'feature'; readonly cards: readonly TitledText[] }
    | {
        readonly variant: 'solution';
        readonly cards: readonly (TitledText & {
          readonly icon: IconName;
          readonly strand?: Strand;
          readonly href?: SiteHref;
          readonly action?: Action;
        })[];
        /** Dark tile at the end of the grid. */
        readonly closing?: TitledText & { readonly action: Action };
      }
  );
  /** Ordered steps as stations on a line: numbered and approach cards. 'turn' draws the two-row line of seven. */
  stationLine: {
    readonly ground?: Ground;
    readonly head: Head;
    readonly variant: 'open' | 'turn';
    readonly stations: readonly TitledText[];
  };
  /** Numbered vertical steps next to a title, or with the demo's form. */
  steps: {
    readonly ground?: Ground;
    readonly head: Head;
    readonly steps: readonly TitledText[];
  };
  /** Named groups: cards ('cards') or check lists ('checks'). */
  featureSections: {
    readonly ground?: Ground;
    readonly head?: Head;
  } & (
    | {
        readonly variant: 'cards';
        readonly groups: readonly { readonly name: string; readonly items: readonly TitledText[] }[];
      }
    | {
        readonly variant: 'checks';
        readonly groups: readonly { readonly name: string; readonly items: readonly string[] }[];
      }
  );
  /**
   * Single-open accordion next to its title, optionally with a figure or an action below the title. `isFaq` emits
   * FAQPage data.
   */
  accordionPanel: {
    readonly ground?: Ground;
    readonly title: string;
    readonly lead?: string;
    readonly panels: readonly Panel[];
    /** Index of the panel that is open at first. */
    readonly openIndex?: number;
    readonly stat?: Stat;
    readonly action?: Action;
    readonly isFaq?: boolean;
  };
  /** Figures with a station at their value. */
  benefitStats: { readonly ground?: Ground; readonly title?: string; readonly stats: readonly Stat[] };
  /** The home page's grid of approved figures. The last tile is text. */
  coreStrengths: { readonly head: Head; readonly stats: readonly Stat[]; readonly tile: TitledText };
  /** Wordmarks with one line of use. */
  techGrid: {
    readonly ground?: Ground;
    readonly head: Head;
    readonly items: readonly { readonly name: string; readonly use: string }[];
  };
  /**
   * Dark panel with the strands. Default title 'For Further Inquiries,' and action 'Request a Callback'; shows the mail
   * link with `callback`.
   */
  callbackBanner: { readonly title?: string; readonly text?: string; readonly action?: Action };
  serviceExplorer: { readonly title: string; readonly lead: string; readonly cards: readonly ServiceCard[] };
  testimonialCarousel: {
    readonly ground?: Ground;
    readonly title: string;
    /** 5000 on home, 3000 on About. */
    readonly intervalMs: number;
    readonly testimonials: readonly Testimonial[];
  };
  leadForm: { readonly title: string; readonly text: string; readonly submitText: string };
  /** Large linked cards with line art: Vision and Mission. */
  linkCards: {
    readonly cards: readonly (TitledText & {
      readonly linkText: string;
      readonly href: SiteHref;
      readonly drawing: 'vision' | 'mission';
    })[];
  };
  /** Rows of an overview page, with child pages as chips below the row. */
  indexRows: {
    readonly rows: readonly (TitledText & {
      readonly icon: IconName;
      readonly strand: Strand;
      readonly href: SiteHref;
      readonly children?: readonly { readonly text: string; readonly href: SiteHref }[];
    })[];
  };
  /** Blog cards with a sidebar of linked texts. */
  blogCards: {
    readonly cards: readonly BlogCard[];
    readonly sidebar: readonly (TitledText & { readonly linkText: string; readonly href: SiteHref })[];
  };
}

export type SectionKind = keyof SectionMap;
export type SectionOf<K extends SectionKind> = { readonly kind: K } & SectionMap[K];
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind];

export interface PageContent {
  /** For search engines and link previews: 50 to 160 characters, unique. */
  readonly description: string;
  readonly sections: readonly Section[];
}

/** The 15 departments, in the specification's order. */
export interface Department {
  readonly id: string;
  readonly label: string;
}

export type JobLocation = 'Hyderabad' | 'Atlanta' | 'New Jersey';
export type JobType = 'Full Time' | 'Remote' | 'Hybrid';

export interface Job {
  /** Also the last segment of its address, so it consists of words and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly departmentId: string;
  readonly location: JobLocation;
  /** Range as text, e.g. '5–8 years'. */
  readonly experience: string;
  readonly jobType: JobType;
  readonly description: string;
  readonly responsibilities: readonly string[];
  readonly qualifications: readonly string[];
  /** Calendar days `YYYY-MM-DD`. Without them, or after the last day, there is no JobPosting data. */
  readonly datePosted?: string;
  readonly validThrough?: string;
}

export type CaseCategory = 'Web Application' | 'Mobile App';

export interface CaseFeature {
  readonly title: string;
  readonly description: string;
  readonly image: ArtName;
}

export interface CaseStudy {
  readonly id: string;
  readonly title: string;
  readonly subTitle: string;
  /** One short sentence for the card of the list. */
  readonly summary: string;
  readonly overview: string;
  readonly bannerImages: readonly ArtName[];
  readonly category: readonly CaseCategory[];
  readonly challenges: readonly string[];
  readonly designPhase: {
    readonly overview: string;
    readonly features: readonly CaseFeature[];
    readonly bannerImages: readonly ArtName[];
    readonly conclusion: string;
  };
  readonly developmentPhase: {
    readonly overview: string;
    readonly features: readonly (CaseFeature & { readonly isImageFirst: boolean })[];
    readonly conclusion: string;
  };
  readonly deploymentPhase: string;
  readonly results: readonly string[];
  readonly stats: readonly Stat[];
  readonly techStack: readonly { readonly category: string; readonly items: readonly string[] }[];
  readonly link: SiteHref;
}

/** Vision and Mission: a short case study (`docs/decisions.md`). */
export interface Project {
  readonly id: 'project-1' | 'project-2';
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly description: string;
  readonly art: ArtName;
  readonly overview: readonly string[];
  readonly phases: readonly { readonly name: string; readonly title: string; readonly text: string }[];
  readonly next: TitledText & { readonly href: SiteHref };
}

export type ArticleBlock =
  | {
      readonly type: 'paragraph';
      readonly content: string;
      readonly title?: string;
    }
  | {
      readonly type: 'list';
      readonly content: readonly string[];
      readonly title?: string;
      readonly listType?: 'bullet' | 'number';
      readonly useCheckIcon?: boolean;
      readonly emoji?: string;
      readonly emojis?: readonly string[];
    };

/** A fixed article shipped with the site; the same shape the API's articles decode to. */
export interface FixedArticle {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Calendar day `YYYY-MM-DD`. */
  readonly date: string;
  readonly bannerImage: string;
  readonly sections: readonly {
    readonly title: string;
    readonly content: readonly ArticleBlock[];
    readonly cta?: TextLink;
    readonly showImage?: boolean;
    readonly imageUrl?: string;
  }[];
  readonly sidebarItems: readonly { readonly title: string; readonly description: string; readonly link: string }[];
}

/** The data of the footer (S3.footer). */
export interface FooterData {
  readonly companyInfo: {
    /** Address of the logo file. */
    readonly logo: string;
    readonly description: readonly string[];
    readonly copyright: string;
  };
  readonly quickLinks: {
    readonly title: string;
    readonly links: readonly { readonly name: string; readonly url: SiteHref }[];
  };
  readonly contact: {
    readonly title: string;
    readonly departments: readonly { readonly name: string; readonly email: string }[];
  };
  readonly locations: {
    readonly title: string;
    readonly offices: readonly { readonly name: string; readonly address: string }[];
  };
  readonly socialMedia: { readonly name: string; readonly url: `https://${string}`; readonly icon: 'linkedin' };
}
