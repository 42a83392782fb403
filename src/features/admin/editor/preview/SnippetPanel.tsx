import { memo, useState } from 'react';
import styled from 'styled-components';
import type { ArticleDraft } from '~/api/articles/article';
import { descriptionOf } from '~/api/articles/opening';
import { DEFAULT_IMAGE } from '~/content/site';
import { EditorPanel } from '~/features/admin/editor/form/EditorPanel';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { ContentImage } from '~/ui/ContentImage';
import { SegmentedControl } from '~/ui/form/SegmentedControl';
import { search } from '~/ui/icons/screens';
import { isBlank } from '~contract/text';

const words = adminWords.looks;
const KINDS = [
  { value: 'search', text: words.search },
  { value: 'shared', text: words.shared },
] as const;

interface Props {
  draft: ArticleDraft;
  /** The host of the site, for example 'mindwave.example'. */
  host: string;
}

/** Shows how the article looks as a search result and as a shared link. */
export const SnippetPanel = memo(function SnippetPanel({ draft, host }: Props) {
  const [kind, setKind] = useState<'search' | 'shared'>('search');
  const title = isBlank(draft.title) ? words.untitled : draft.title.trim();
  return (
    <EditorPanel title={words.title} drawing={search}>
      <SegmentedControl label={words.kind} options={KINDS} value={kind} onChange={setKind} />
      {kind === 'search' ? (
        <>
          <Result>
            <small>{`${host} › newsroom › ${draft.slug}`}</small>
            <b dir="auto">{title}</b>
            <p dir="auto">{descriptionOf(draft) || title}</p>
          </Result>
          <Meter>
            <span>{words.length(draft.title.length)}</span>
            <span>{words.cut}</span>
          </Meter>
        </>
      ) : (
        <Shared>
          <ContentImage src={draft.bannerImage} fallback={DEFAULT_IMAGE} width={1200} height={630} />
          <div>
            <small>{host}</small>
            <b dir="auto">{title}</b>
          </div>
        </Shared>
      )}
    </EditorPanel>
  );
});

const { space, color, text, font } = theme;

const Result = styled.div`
  padding: ${space.mPlus} ${space.ml};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.m};
  background: ${color.surface};
  line-height: ${theme.leading.caption};
  overflow-wrap: anywhere;

  small {
    color: ${color.text3};
    font-size: ${text.caption};
  }

  b {
    display: block;
    margin: ${space.xxs} 0;
    color: ${color.link};
    font-size: ${text.h4};
    font-weight: ${font.weight.medium};
    line-height: ${theme.leading.snug};
  }

  p {
    color: ${color.text2};
    font-size: ${text.small};
  }
`;

const Meter = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  justify-content: space-between;
  color: ${color.text3};
  font-size: ${text.caption};
`;

const Shared = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
  }

  div {
    display: grid;
    padding: ${space.m};
  }

  small {
    color: ${color.text3};
    font-size: ${text.caption};
  }

  b {
    font-weight: ${font.weight.strong};
    line-height: ${theme.leading.snug};
  }
`;
