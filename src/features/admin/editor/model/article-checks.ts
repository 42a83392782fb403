import type { SavedArticle } from '~/api/articles/article';
import { storesText } from '~/api/articles/stored-texts';
import { adminWords } from '~/features/admin/words';
import { countText } from '~/lib/text/fill';
import { safeHref } from '~/lib/text/safe-href';
import { REQUIRED_TEXTS, type RequiredText } from '~contract/article-texts';
import { megabytes } from '~contract/megabytes';
import { isBlank } from '~contract/text';
import { slugProblem } from '~contract/validation/request-problems';
import { oddDate } from './date-rules';
import type { EditorAction } from './editor-actions';
import { draftOf, type EditorArticle, type EditorSection, localToday } from './editor-article';

export type CheckLevel = 'ok' | 'warning' | 'danger';

export interface Check {
  readonly id: string;
  readonly level: CheckLevel;
  readonly title: string;
  readonly detail?: string;
  /** The ID of the field to go to, and the key of the section to expand for it. */
  readonly target?: string;
  readonly section?: string;
  /** Changes the field, so that the check passes. */
  readonly fix?: { readonly label: string; readonly action: EditorAction };
}

interface Context {
  /** The articles of the backend with similar slugs. These slugs are taken. Undefined until they are loaded. */
  readonly others: readonly Pick<SavedArticle, 'id' | 'slug'>[] | undefined;
  readonly id: string | undefined;
  readonly savedSlug: string | undefined;
  readonly today?: string;
}

/** Narrower banners look blurry on the article page. */
const SHARP_WIDTH = 1280;

/** About 100 kB when compressed, which is more than the rest of a page before its load event, and hours of reading. */
const LONG_ARTICLE = 300_000;

const names: Readonly<Record<RequiredText, string>> = adminWords.editor.texts;

function requiredCheck(article: EditorArticle): Check {
  const missing = REQUIRED_TEXTS.find((field) => isBlank(article[field]));
  if (!missing) return { id: 'required', level: 'ok', title: 'Title, slug and date are filled in' };
  const title = `The ${names[missing].toLowerCase()} is missing`;
  return { id: 'required', level: 'danger', title, target: `article-${missing}` };
}

function slugCheck({ slug }: EditorArticle, { others, id, savedSlug }: Context): Check | undefined {
  if (isBlank(slug)) return undefined;
  const target = 'article-slug';
  const problem = slug === savedSlug ? null : slugProblem(slug);
  if (problem) return { id: 'slug', level: 'danger', title: 'The slug cannot be used', detail: problem, target };
  if (others?.some((other) => other.slug === slug && other.id !== id)) {
    return {
      id: 'slug',
      level: 'danger',
      title: 'This slug is already in use',
      detail: 'Choose another slug.',
      target,
    };
  }
  const title = others ? 'The public address is free' : 'The public address';
  return { id: 'slug', level: 'ok', title, detail: `/newsroom/${slug}` };
}

const ODD_DATES = {
  old: { title: 'The date is before 2007', detail: 'The firm was founded in 2007. Please check the year.' },
  far: { title: 'The date is more than ten years ahead', detail: 'Please check the year.' },
  future: { title: 'The date is in the future', detail: 'The article is public right after saving.' },
} as const;

function dateCheck({ date }: EditorArticle, today: string): Check | undefined {
  const odd = oddDate(date, today);
  return odd && { id: 'date', level: 'warning', ...ODD_DATES[odd], target: 'article-date' };
}

function linkCheck(id: string, link: string, place: string, target: string, section?: string): Check | undefined {
  if (safeHref(link)) return undefined;
  return {
    id,
    level: isBlank(link) ? 'warning' : 'danger',
    title: isBlank(link) ? 'A link is empty' : 'A link is not allowed',
    detail: `${place}: it is shown as plain text.`,
    target,
    ...(section && { section }),
  };
}

function sectionChecks(section: EditorSection, number: number): (Check | undefined)[] {
  const { key, title, blocks, ctaText, ctaLink } = section;
  const at = { section: key };
  const place = `Section ${number}`;
  const hasCta = !isBlank(ctaText) || !isBlank(ctaLink);
  const emptyBlock = blocks.find(({ text }) => isBlank(text));
  return [
    isBlank(title)
      ? {
          id: `${key}-title`,
          level: 'warning',
          title: `${place} has no title`,
          detail: 'In the editor it is called “Untitled Section”.',
          target: `${key}-title`,
          ...at,
        }
      : undefined,
    blocks.length === 0
      ? { id: `${key}-none`, level: 'warning', title: `${place} has no content`, target: `${key}-add`, ...at }
      : undefined,
    emptyBlock && {
      id: `${key}-empty`,
      level: 'warning',
      title: `${place} has empty content`,
      target: `${emptyBlock.key}-text`,
      ...at,
    },
    hasCta ? linkCheck(`${key}-link`, ctaLink, place, `${key}-cta-link`, key) : undefined,
  ];
}

function bannerCheck({ picture, bannerImage }: EditorArticle): Check | undefined {
  const target = 'article-banner';
  if (!picture && bannerImage === '') {
    return {
      id: 'banner',
      level: 'warning',
      title: 'There is no banner',
      detail: 'The default picture is shown instead.',
      target,
    };
  }
  if (!picture?.width || picture.width >= SHARP_WIDTH) return undefined;
  return {
    id: 'banner',
    level: 'warning',
    title: 'The banner is narrower than the page',
    detail: `${picture.width} pixels wide; ${SHARP_WIDTH} or more looks sharp.`,
    target,
  };
}

/** A banner needs a text, or the choice that it needs none, unless the backend does not store them. */
function bannerAltCheck({ picture, bannerImage, bannerAlt }: EditorArticle): Check | undefined {
  const hasBanner = picture !== undefined || bannerImage !== '';
  if (!hasBanner || storesText('bannerAlt') === false) return undefined;
  if (bannerAlt === '' || !isBlank(bannerAlt ?? '')) return undefined;
  return {
    id: 'banner-alt',
    level: 'warning',
    title: 'The banner has no alternative text',
    detail: 'Describe it, or mark it as decorative.',
    target: 'article-bannerAlt',
  };
}

/** Counts characters, about as many as bytes. */
function lengthCheck({ sections }: EditorArticle): Check | undefined {
  let length = 0;
  for (const { blocks } of sections) for (const { text } of blocks) length += text.length;
  if (length <= LONG_ARTICLE) return undefined;
  return {
    id: 'length',
    level: 'warning',
    title: 'This article is very long',
    detail: `${countText(sections.length, '{count} section', '{count} sections')}, ${megabytes(length)}. Readers load it as one page.`,
  };
}

/** Checks an article before it is published. A `danger` must be fixed; a `warning` may be intended. */
export function checkArticle(article: EditorArticle, context: Context): Check[] {
  const hasUnreadable =
    draftOf(article).unreadable !== undefined ||
    article.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'unreadable-block'));
  return [
    requiredCheck(article),
    slugCheck(article, context),
    dateCheck(article, context.today ?? localToday()),
    hasUnreadable
      ? {
          id: 'unreadable',
          level: 'warning' as const,
          title: 'Some content could not be read',
          detail: 'It is saved unchanged; the public page leaves it out.',
        }
      : undefined,
    lengthCheck(article),
    ...article.sections.flatMap((section, i) => sectionChecks(section, i + 1)),
    ...article.sidebarItems.map(({ key, link }, i) =>
      linkCheck(`${key}-link`, link, `Sidebar item ${i + 1}`, `${key}-link`),
    ),
    bannerCheck(article),
    bannerAltCheck(article),
  ].filter((check) => check !== undefined);
}
