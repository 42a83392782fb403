import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleDraft, Block } from '~/api/articles/article';
import { DEFAULT_IMAGE } from '~/content/site';
import { safeHref } from '~/lib/text/safe-href';
import type { Cta } from '~contract/contract';
import { isBlank } from '~contract/text';

/** Makes an address for a feed, which readers show elsewhere. Undefined if it must not become a link. */
type Absolute = (address: string | undefined) => string | undefined;

const absoluteFor =
  (siteUrl: string, page: string): Absolute =>
  (text = '') => {
    const address = safeHref(text);
    if (address?.startsWith('/')) return siteUrl + address;
    return address && /^[#?]/.test(address) ? page + address : address;
  };

/** A picture in place of a missing one says nothing to somebody who reads elsewhere. */
function picture(address: string | undefined, alt: string, absolute: Absolute) {
  const src = address === DEFAULT_IMAGE ? undefined : absolute(address);
  return src && /^https?:/.test(src) ? (
    <p>
      {/* A picture that is not lazy would get a preload in front of the text. */}
      <img src={src} alt={alt} loading="lazy" />
    </p>
  ) : null;
}

const lines = (text: string) =>
  text.split(/\r\n|[\r\n]/).map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));

/** The visible mark of an item: its own emoji, the emoji of the list, or a check. */
const markOf = (block: Block, index: number) =>
  block.emojis?.[index] || block.emoji || (block.useCheckIcon ? '✓' : undefined);

function textOf(block: Block): ReactNode {
  if (block.type === 'paragraph') return <p>{lines(block.content)}</p>;
  if (block.type !== 'list') return null;
  if (block.listType === 'number')
    return (
      <ol>
        {block.content.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ol>
    );
  return (
    <ul>
      {block.content.map((item, i) => (
        <li key={i}>{[markOf(block, i), item].filter(Boolean).join(' ')}</li>
      ))}
    </ul>
  );
}

/** An address that must not become a link stays a text, as on the page. */
function linkOf({ text, link }: Cta, absolute: Absolute) {
  const [words, href] = [isBlank(text) ? link : text, absolute(link)];
  return <p>{href ? <a href={href}>{words}</a> : words}</p>;
}

type Content = Pick<ArticleDraft, 'bannerImage' | 'bannerAlt' | 'sections'>;

/**
 * The whole text of an article as HTML for a feed: everything that its page shows in the order of the page, without styles, with absolute
 * addresses.
 * @param siteUrl the address of the site.
 * @param page the address of the article's page.
 */
export function feedContent({ bannerImage, bannerAlt = '', sections }: Content, siteUrl: string, page: string): string {
  const absolute = absoluteFor(siteUrl, page);
  return renderToStaticMarkup(
    <>
      {picture(bannerImage, bannerAlt, absolute)}
      {sections.map(({ title, showImage, imageUrl, content, cta }, i) => (
        <Fragment key={i}>
          {!isBlank(title) && <h2>{title}</h2>}
          {showImage && picture(imageUrl, '', absolute)}
          {content.map((block, at) => (
            <Fragment key={at}>
              {block.type !== 'unreadable-block' && block.title && <h3>{block.title}</h3>}
              {textOf(block)}
            </Fragment>
          ))}
          {cta && !isBlank(cta.text + cta.link) && linkOf(cta, absolute)}
        </Fragment>
      ))}
    </>,
  );
}
