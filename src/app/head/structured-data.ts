import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  ListItem,
  NewsArticle,
  Organization,
  Question,
  WebSite,
} from 'schema-dts';
import { breadcrumbs } from '~/breadcrumbs';
import { contacts, jobPlaces, offices, social } from '~/content/contacts';
import { departments } from '~/content/departments';
import { jobs } from '~/content/jobs';
import type { Job, Panel } from '~/content/model';
import { contentPages } from '~/content/pages/index';
import { company, companyProfile } from '~/content/site';
import { isCalendarDate } from '~/lib/text/format-date';
import { isPage, matchRoute } from '~/routes';
import type { PageHead } from './page-head';
import { previewOf } from './preview-image';

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

/** The organization on pages that do not describe it in full. A reference alone would not resolve on another page. */
const publisher = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: company.name,
  url: `${siteUrl}/`,
});

/** The article of a page. Search engines require its date, so there is none without a calendar day. */
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

const EMPLOYMENT = { 'Full Time': 'FULL_TIME', Remote: 'FULL_TIME', Hybrid: 'FULL_TIME' } as const;

function jobPosting(job: Job, path: string, siteUrl: string, today: string): JobPosting | undefined {
  const { datePosted, validThrough } = job;
  if (!datePosted || !validThrough || validThrough < today) return undefined;
  const place = jobPlaces[job.location];
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.responsibilities, ...job.qualifications]
      .map((text) => `<p>${text}</p>`)
      .join(''),
    datePosted,
    validThrough,
    employmentType: EMPLOYMENT[job.jobType],
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: publisher(siteUrl),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...('city' in place && { addressLocality: place.city }),
        addressRegion: place.region,
        addressCountry: place.country,
      },
    },
    ...(job.jobType === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: place.country },
    }),
    industry: departments.find(({ id }) => id === job.departmentId)?.label ?? company.name,
    url: `${siteUrl}${path}`,
    directApply: false,
  };
}

/** All data of one page. `today` is a calendar day, so that a build gives the same output in every time zone. */
export async function structuredData(head: PageHead, siteUrl: string, today: string): Promise<Graph> {
  const { path } = head;
  const match = matchRoute(path);
  // Only the home page describes the organization in full.
  const things: (Thing | undefined)[] =
    path === '/' ? [organization(siteUrl), webSite(siteUrl)] : [breadcrumbList(path, siteUrl)];
  if (match?.route.page === 'content') {
    const { sections } = await contentPages[match.route.path]();
    for (const section of sections) {
      if (section.kind === 'accordionPanel' && section.isFaq) things.push(faqPage(section.panels));
    }
  }
  if (match?.route.page === 'job') {
    const job = jobs.find(({ id }) => id === match.params.jobId);
    if (job) things.push(jobPosting(job, path, siteUrl, today));
  }
  things.push(newsArticle(head, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
