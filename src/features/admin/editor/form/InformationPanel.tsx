import { memo } from 'react';
import { adminMessages } from '~/content/admin-messages';
import { adminScreen } from '~/content/screens/admin';
import type { EditorArticle, Picture } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { BannerPicker } from '~/features/admin/editor/picture/BannerPicker';
import type { FieldErrors } from '~/features/admin/editor/saving/save-article';
import { SLUG_MAX_LENGTH, TITLE_MAX_LENGTH } from '~contract/generated/limits';
import { slugify } from '~/lib/text/slugify';
import { Badge } from '~/ui/status/Badge';
import { fileText } from '~/ui/icons/admin';
import { TextButton } from '~/ui/button/TextButton';
import { TextField } from '~/ui/form/TextField';
import { EditorPanel } from './EditorPanel';
import { Pair } from './Form.styles';
import { typedText } from './typed-text';

const words = adminScreen.editor;

interface Props {
  article: Pick<EditorArticle, 'title' | 'slug' | 'date' | 'replacedSlug' | 'bannerImage'>;
  picture: Picture | undefined;
  savedSlug: string | undefined;
  errors: FieldErrors;
}

/** Title, slug, date and banner. */
function Fields({ article, picture, savedSlug, errors }: Props) {
  const { dispatch } = useEditor();
  const { title, slug, date, replacedSlug, bannerImage } = article;
  return (
    <>
      <TextField
        id="article-title"
        label={words.articleTitle}
        required
        maxLength={TITLE_MAX_LENGTH}
        value={title}
        error={errors.title}
        onChange={(event) => dispatch({ type: 'setTitle', text: typedText(event) })}
      />
      <Pair>
        <TextField
          id="article-slug"
          label={words.articleSlug}
          required
          maxLength={SLUG_MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          hint={adminMessages.editor.slugHelp}
          value={slug}
          error={errors.slug}
          note={
            replacedSlug !== undefined && (
              <span role="status">
                {replacedSlug === savedSlug ? words.slugChanged : words.slugReplaced}{' '}
                <TextButton onClick={() => dispatch({ type: 'keepSlug' })}>{words.keepSlug(replacedSlug)}</TextButton>
              </span>
            )
          }
          onChange={(event) => dispatch({ type: 'setSlug', text: typedText(event) })}
          onBlur={() => slug !== savedSlug && dispatch({ type: 'setSlug', text: slugify(slug) })}
        />
        <TextField
          id="article-date"
          label={words.date}
          type="date"
          required
          value={date}
          error={errors.date}
          onChange={(event) => dispatch({ type: 'setDate', text: typedText(event) })}
        />
      </Pair>
      <BannerPicker picture={picture} bannerImage={bannerImage} error={errors.image} />
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
