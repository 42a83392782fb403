import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  NewsArticle,
  Organization,
  Question,
  WebSite,
} from 'schema-dts';
import { contentAt, headOf, screenAt } from '~/app/page-at.server';
import { breadcrumbs } from '~/breadcrumbs';
import { contacts, offices, social } from '~/content/contacts';
import type { Panel } from '~/content/model';
import { company, companyProfile } from '~/content/site';
import { isCalendarDate } from '~/lib/text/format-date';
import { isPage } from '~/routes';
import { publisher } from '~/screens/head.server';
import type { PageHead } from './page-head.server';
import { previewOf } from './preview-image.server';

/**
 * Data for search engines (JSON-LD), typed by schema.org. Everything in it is also shown on the page. Dates come from
 * the content and are never invented; a job without dates, or after its last day, gets no JobPosting.
 */
type Thing = Graph['@graph'][number];

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

function organization(siteUrl: string): Organization {
  const { headquarters, offshore } = offices;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: company.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    description: companyProfile.description,
    foundingDate: String(companyProfile.foundingYear),
    email: contacts.general.email,
    sameAs: [social.url],
    address: [headquarters, offshore].map(({ city, region, country }) => ({
      '@type': 'PostalAddress' as const,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    })),
  };
}

const webSite = (siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: company.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-US',
  publisher: { '@id': organizationId(siteUrl) },
});

/** Leaves out a crumb without a page, because search engines expect an address for each one. */
function breadcrumbList(path: string, siteUrl: string): BreadcrumbList {
  const trail = breadcrumbs(path, isPage);
  const itemListElement = trail
    .map(({ label, href }, i) => ({ name: label, address: i === trail.length - 1 ? path : href }))
    .filter(({ address }) => address !== undefined)
    .map(
      ({ name, address }, i): ListItem => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: `${siteUrl}${address}`,
      }),
    );
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The article of a page. Search engines require a date, so an article without a calendar day has no data. */
function newsArticle(head: PageHead, siteUrl: string): NewsArticle | undefined {
  const { article, path } = head;
  if (!article || !isCalendarDate(article.date)) return undefined;
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    image: previewOf(head, siteUrl).url,
    description: article.description,
    datePublished: article.date,
    mainEntityOfPage: `${siteUrl}${path}`,
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
  };
}

const faqPage = (panels: readonly Panel[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: panels.map(
    ({ title, paragraphs, list = [] }): Question => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: [...paragraphs, ...list].join(' ') },
    }),
  ),
});

/** All data of one page. `today` is a calendar day, so that a build gives the same output in every time zone. */
export async function structuredData(head: PageHead, siteUrl: string, today: string): Promise<Graph> {
  const { path } = head;
  // Only the home page describes the organization in full.
  const things: (Thing | undefined)[] =
    path === '/' ? [organization(siteUrl), webSite(siteUrl)] : [breadcrumbList(path, siteUrl)];
  for (const section of (await contentAt(path))?.sections ?? []) {
    if (section.kind === 'accordionPanel' && section.isFaq) things.push(faqPage(section.panels));
  }
  const { screen, params } = screenAt(path);
  things.push(headOf(screen)?.data?.(params, { url: `${siteUrl}${path}`, siteUrl, today }));
  things.push(newsArticle(head, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
