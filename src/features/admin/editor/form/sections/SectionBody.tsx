import { itemAdders } from '~/features/admin/editor/form/add-items';
import { Ends, ItemBody, Items } from '~/features/admin/editor/form/Form.styles';
import { typedText } from '~/features/admin/editor/form/typed-text';
import type { EditorSection } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { safeHref } from '~/lib/text/safe-href';
import { Button } from '~/ui/button/Button';
import { TextField } from '~/ui/form/TextField';
import { plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Grid } from '~/ui/layout';
import { isBlank } from '~contract/text';
import { BlockItem } from './BlockItem';

const words = adminWords.editor;

/** The fields of an expanded section: title, call to action and content blocks. */
export function SectionBody({ section }: { section: EditorSection }) {
  const tools = useEditor();
  const { dispatch } = tools;
  const { key, title, ctaText, ctaLink, blocks } = section;
  const isRefused = !isBlank(ctaLink) && !safeHref(ctaLink);
  return (
    <ItemBody id={`${key}-body`}>
      <TextField
        id={`${key}-title`}
        label={words.sectionTitle}
        value={title}
        onChange={(event) => dispatch({ type: 'setSection', key, texts: { title: typedText(event) } })}
      />
      <Grid $gap="mPlus">
        <TextField
          id={`${key}-cta-text`}
          label={words.ctaText}
          isOptional
          value={ctaText}
          onChange={(event) => dispatch({ type: 'setSection', key, texts: { ctaText: typedText(event) } })}
        />
        <TextField
          id={`${key}-cta-link`}
          label={words.ctaLink}
          isOptional
          inputMode="url"
          autoCapitalize="none"
          value={ctaLink}
          error={isRefused && words.linkRefused}
          onChange={(event) => dispatch({ type: 'setSection', key, texts: { ctaLink: typedText(event) } })}
        />
      </Grid>
      <Ends>
        <strong>{words.contents}</strong>
        <Button
          id={`${key}-add`}
          variant="line"
          size="small"
          onClick={() => itemAdders(tools).content(key, blocks.length)}
        >
          <Icon drawing={plus} />
          {words.addContent}
        </Button>
      </Ends>
      {blocks.length > 0 && (
        <Items>
          {blocks.map((block, i) => (
            <BlockItem key={block.key} section={key} block={block} index={i} count={blocks.length} />
          ))}
        </Items>
      )}
    </ItemBody>
  );
}
