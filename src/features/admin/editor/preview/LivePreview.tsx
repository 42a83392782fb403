import { memo, useState } from 'react';
import styled from 'styled-components';
import type { ArticleDraft } from '~/api/articles/article';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { SegmentedControl } from '~/ui/form/SegmentedControl';
import { eye } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import type { RenderPreview } from './render-preview';

const words = adminWords.live;

const WIDTHS = [
  { value: 'desktop', text: words.desktop },
  { value: 'phone', text: words.phone },
] as const;

interface Props {
  draft: ArticleDraft;
  /** The number of the expanded section. Starts at 1. */
  edited: number | undefined;
  renderPreview: RenderPreview;
}

/** Shows the article next to the form while the user types. */
export const LivePreview = memo(function LivePreview({ draft, edited, renderPreview }: Props) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  return (
    <Frame aria-label={adminWords.editor.livePreview}>
      <Bar>
        <Icon drawing={eye} />
        {adminWords.editor.livePreview}
        <SegmentedControl label={words.width} options={WIDTHS} value={width} onChange={setWidth} />
      </Bar>
      <Page aria-label={adminWords.editor.preview} data-width={width} data-accent="route" $edited={edited}>
        {renderPreview(draft, 'column')}
      </Page>
    </Frame>
  );
});

const { space, color, text } = theme;

const PREVIEW_HEIGHT = 'min(640px, 72vh)';
const PHONE_WIDTH = '390px';
const TITLE_SIZE = '1.875rem';

const Frame = styled.aside`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.bg};
`;

const Bar = styled.div`
  display: flex;
  gap: ${space.xsPlus};
  align-items: center;
  padding: ${space.xxsPlus} ${space.xsPlus} ${space.xxsPlus} ${space.mPlus};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface2};
  font-size: ${text.small};
  font-weight: ${theme.font.weight.button};

  > fieldset {
    margin-left: auto;
  }
`;

/** The article uses these variables for padding and headings. The column needs smaller ones. */
/** Users can scroll it with the keyboard, so it has a name. */
const Page = styled.div.attrs({ role: 'group', tabIndex: 0 })<{ $edited: number | undefined }>`
  --gut: ${space.xl};
  --sec: ${space.xxl};
  --fs-h1: ${TITLE_SIZE};
  --fs-h3: ${text.h4};
  max-height: ${PREVIEW_HEIGHT};
  margin-inline: auto;
  padding-top: ${space.xl};
  overflow: auto;

  &[data-width='phone'] {
    --gut: ${space.ml};
    max-width: ${PHONE_WIDTH};
  }

  > div {
    display: block;
    padding-top: ${space.l};
  }

  article > section:nth-of-type(${({ $edited }) => $edited ?? 0}) {
    box-shadow:
      -${space.sPlus} 0 0 ${color.bg},
      -${space.mPlus} 0 0 ${theme.strand.route.line};
  }

`;
