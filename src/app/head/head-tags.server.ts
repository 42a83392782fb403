import { company, companyProfile } from '~/content/site';
import { withBase } from '~/lib/base';
import { escapeHtml } from '~/lib/text/escape-html';
import { titleSuffix } from './document-title';
import type { PageHead } from './page-head.server';
import { previewOf } from './preview-image.server';
import { structuredData } from './structured-data.server';

const ALWAYS = [
  `<link rel="icon" href="${withBase('/favicon.ico')}" sizes="32x32">`,
  `<link rel="icon" href="${withBase('/icons/favicon.svg')}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${withBase('/apple-touch-icon.png')}">`,
  `<link rel="manifest" href="${withBase('/manifest.webmanifest')}">`,
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#06191E">',
];

/** The other tags of `<head>`: icons, manifest, feed, link preview and structured data. */
export async function headTags(head: PageHead, siteUrl: string, today: string): Promise<string> {
  if (!head.isIndexed) return ALWAYS.join('');
  const { article } = head;
  const preview = previewOf(head, siteUrl);
  const isArticle = head.path.startsWith('/newsroom');
  const properties = {
    // Networks and reader views show the name of the site beside it.
    'og:title': head.title.replace(titleSuffix(head.path), ''),
    'og:description': head.description,
    'og:type': isArticle ? 'article' : 'website',
    'og:url': `${siteUrl}${head.path}`,
    'og:site_name': company.name,
    'og:image': preview.url,
    // Other pages have a PNG, which every network recognises, and the home page has no bytes to spare.
    ...(isArticle && { 'og:image:type': preview.type }),
    'og:image:width': preview.width,
    'og:image:height': preview.height,
    'og:image:alt': article?.preview ? article.previewAlt : companyProfile.previewAlt,
  };
  const json = JSON.stringify(await structuredData(head, siteUrl, today)).replaceAll('<', '\\u003c');
  return [
    ...ALWAYS,
    ...(isArticle
      ? [`<link rel="alternate" type="application/atom+xml" title="Mindwave Newsroom" href="${withBase('/feed.xml')}">`]
      : []),
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${json}</script>`,
  ].join('');
}
