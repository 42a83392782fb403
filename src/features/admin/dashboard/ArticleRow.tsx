import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, memo } from 'react';
import type { SavedArticle } from '~/api/articles/article';
import { articleQuery } from '~/api/articles/news';
import { duplicateHref } from '~/features/admin/duplicate-href';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { formatDate } from '~/lib/text/format-date';
import { safeImageSrc } from '~/lib/text/safe-href';
import { IconButton } from '~/ui/button/IconButton';
import { ContentImage } from '~/ui/ContentImage';
import { copy, pencil, trash2 } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { externalLink } from '~/ui/icons/screens';
import { StatusDot } from '~/ui/status/StatusDot';
import { Acts, EditLink, PublicLink, Row, Thumb, When } from './ArticleRows.styles';
import { deleteButtonId, editLinkId } from './use-row-focus';

const words = adminWords.dashboard;

/** A photo of 3:2 is cropped at both sides. */
const THUMB_SIZES = '90px';

interface Props {
  /** An article without its content. */
  article: SavedArticle;
  /** The user is about to edit or delete the article. */
  onIntent: (id: string) => void;
  onDelete: (article: SavedArticle) => void;
}

/** One article of the dashboard. If the edit link has loaded the whole article, it passes it on, and the editor shows it at once. */
export const ArticleRow = memo(function ArticleRow({ article, onIntent, onDelete }: Props) {
  const { id, slug, title, date, bannerImage, bannerSizes } = article;
  const editHref = `${href('/admin/edit-article')}?id=${encodeURIComponent(id)}` as const;
  const queryClient = useQueryClient();
  const intend = () => onIntent(id);
  const edit = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const whole = queryClient.getQueryData(articleQuery(id).queryKey)?.article;
    void navigateTo(editHref, whole && { state: { article: whole } });
  };
  return (
    <Row>
      <Thumb data-empty={!safeImageSrc(bannerImage) || undefined}>
        <ContentImage
          src={bannerImage}
          widths={bannerSizes}
          sizes={THUMB_SIZES}
          width={80}
          height={60}
          loading="lazy"
        />
      </Thumb>
      <div>
        <h2 dir="auto">{title}</h2>
        <PublicLink href={href('/newsroom/:slug', { slug })} target="_blank" rel="noopener">
          <span>
            /newsroom/<bdi>{slug}</bdi>
          </span>
          <Icon drawing={externalLink} size="s" />
          <span className="vh"> {words.opensNewTab}</span>
        </PublicLink>
      </div>
      <When dateTime={date}>{formatDate(date)}</When>
      <StatusDot>{words.published}</StatusDot>
      <Acts onPointerEnter={intend} onTouchStart={intend} onFocus={intend}>
        <EditLink id={editLinkId(id)} href={editHref} aria-label={words.edit(title)} onClick={edit}>
          <Icon drawing={pencil} />
        </EditLink>
        <EditLink href={duplicateHref(id)} aria-label={words.duplicate(title)} title={words.duplicate(title)}>
          <Icon drawing={copy} />
        </EditLink>
        <IconButton
          id={deleteButtonId(id)}
          label={words.remove(title)}
          drawing={trash2}
          variant="danger"
          onClick={() => onDelete(article)}
        />
      </Acts>
    </Row>
  );
});
