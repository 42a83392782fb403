import type { PageHead } from './page-head';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Tags of the `<head>` beyond title and description: icons, manifest, link previews, structured data. */
export function headTags(head: PageHead, siteUrl: string): string {
  const image = `${siteUrl}/og/${head.path === '/' ? 'home' : head.path.slice(1).replaceAll('/', '-')}.png`;
  const tags = [
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#06191E">',
  ];
  if (head.isIndexed) {
    tags.push(
      `<meta property="og:title" content="${escape(head.title)}">`,
      `<meta property="og:description" content="${escape(head.description)}">`,
      `<meta property="og:type" content="website">`,
      `<meta property="og:url" content="${siteUrl}${head.path}">`,
      `<meta property="og:image" content="${image}">`,
      `<meta name="twitter:card" content="summary_large_image">`,
    );
  }
  return tags.join('');
}
