import { memo } from 'react';
import { adminMessages } from '~/content/admin-messages';
import { withFullYear } from '~/features/admin/editor/model/date-rules';
import type { EditorArticle, Picture } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { slugOf } from '~/features/admin/editor/model/slug-rules';
import { BannerPicker } from '~/features/admin/editor/picture/BannerPicker';
import type { FieldErrors } from '~/features/admin/editor/saving/save-outcome';
import { limitOf } from '~/features/admin/editor/saving/save-rules';
import { adminWords } from '~/features/admin/words';
import { slugify } from '~/lib/text/slugify';
import { TextButton } from '~/ui/button/TextButton';
import { TextField } from '~/ui/form/TextField';
import { fileText } from '~/ui/icons/admin';
import { Grid } from '~/ui/layout';
import { Badge } from '~/ui/status/Badge';
import type { ArticleTexts } from '~contract/article-texts';
import { isBlank } from '~contract/text';
import { EditorPanel } from './EditorPanel';
import { OptionalText } from './OptionalText';
import { typedText } from './typed-text';

const words = adminWords.editor;

interface Props {
  article: EditorArticle;
  picture: Picture | undefined;
  savedSlug: string | undefined;
  /** The article on the server. */
  saved?: ArticleTexts | undefined;
  errors: FieldErrors;
}

/** Title, slug, date and banner. */
function Fields({ article, picture, savedSlug, saved, errors }: Props) {
  const { dispatch } = useEditor();
  const { title, slug, date, replacedSlug, bannerImage, formerAlt } = article;
  const hasNoSlug = slug === '' && slugOf(title) === '' && !isBlank(title);
  return (
    <>
      <TextField
        id="article-title"
        label={words.articleTitle}
        required
        limit={limitOf('title', title, saved)}
        value={title}
        error={errors.title}
        onChange={(event) => dispatch({ type: 'setText', field: 'title', text: typedText(event) })}
      />
      <Grid $gap="mPlus">
        <TextField
          id="article-slug"
          label={words.articleSlug}
          required
          limit={limitOf('slug', slug, saved)}
          autoCapitalize="none"
          spellCheck={false}
          hint={adminMessages.editor.slugHelp}
          value={slug}
          error={errors.slug}
          note={
            (hasNoSlug || replacedSlug !== undefined) && (
              <span role="status" aria-atomic="false">
                {hasNoSlug && <span>{`${words.slugNone} `}</span>}
                {replacedSlug !== undefined && (
                  <>
                    <span>{`${replacedSlug === savedSlug ? words.slugChanged : words.slugReplaced} `}</span>
                    <TextButton onClick={() => dispatch({ type: 'keepSlug' })}>
                      {words.keepSlug(replacedSlug)}
                    </TextButton>
                  </>
                )}
              </span>
            )
          }
          onChange={(event) => dispatch({ type: 'setText', field: 'slug', text: typedText(event) })}
          onBlur={() => slug !== savedSlug && dispatch({ type: 'setText', field: 'slug', text: slugify(slug) })}
        />
        <TextField
          id="article-date"
          label={words.date}
          type="date"
          required
          value={date}
          error={errors.date}
          onChange={(event) => dispatch({ type: 'setText', field: 'date', text: typedText(event) })}
          onBlur={() => dispatch({ type: 'setText', field: 'date', text: withFullYear(date) })}
        />
      </Grid>
      <OptionalText field="summary" text={article.summary} saved={saved} error={errors.summary} words={words.summary} />
      <BannerPicker picture={picture} bannerImage={bannerImage} error={errors.image} />
      {(picture || bannerImage) && (
        <OptionalText
          field="bannerAlt"
          text={article.bannerAlt}
          saved={saved}
          error={errors.bannerAlt}
          words={words.bannerAlt}
          note={
            formerAlt && (
              <span role="status">
                <span>{`${words.bannerAlt.former} `}</span>
                <bdi>{`“${formerAlt}”`}</bdi>{' '}
                <TextButton onClick={() => dispatch({ type: 'setText', field: 'bannerAlt', text: formerAlt })}>
                  {words.bannerAlt.takeFormer}
                </TextButton>
              </span>
            )
          }
        />
      )}
    </>
  );
}

/** The first panel, with all required fields. */
export const InformationPanel = memo(function InformationPanel(props: Props) {
  return (
    <EditorPanel title={words.information} drawing={fileText} badge={<Badge tone="route">{words.required}</Badge>}>
      <Fields {...props} />
    </EditorPanel>
  );
});
