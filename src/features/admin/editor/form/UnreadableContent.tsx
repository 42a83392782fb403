import { useState } from 'react';
import styled from 'styled-components';
import { adminWords } from '~/features/admin/words';
import { mix } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { fileWarning } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';

const words = adminWords.editor.unreadable;

interface Props {
  raw: string;
  onTurn: () => void;
  /** Missing if the item around it has a delete button. */
  onRemove?: () => void;
}

/** Content that the editor does not understand. It is saved unchanged, unless the user replaces it. */
export function UnreadableContent({ raw, onTurn, onRemove }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(raw);
      setCopied(true);
    } catch (error) {
      console.info('The browser does not let the text be copied.', error);
    }
  };
  return (
    <Box role="group" aria-label={words.title}>
      <strong>
        <Icon drawing={fileWarning} />
        {words.title}
      </strong>
      <p>{words.text}</p>
      <textarea readOnly rows={4} aria-label={words.title} value={raw} />
      <div>
        <Button variant="line" size="small" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button variant="line" size="small" onClick={onTurn}>
          {words.turn}
        </Button>
        {onRemove && (
          <Delete variant="line" size="small" onClick={onRemove}>
            {words.remove}
          </Delete>
        )}
      </div>
    </Box>
  );
}

const { space, color, radius, text } = theme;

const RAW_HEIGHT = '240px';

const Delete = styled(Button)`
  color: ${color.danger};
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.mPlus};
  border: ${theme.line.thin} solid ${color.danger};
  border-radius: ${radius.m};
  background: ${mix(color.dangerBg, 40, color.surface)};

  strong {
    display: flex;
    gap: ${space.s};
    color: ${color.danger};
    font-weight: ${theme.font.weight.strong};
  }

  p {
    color: ${color.text2};
    font-size: ${text.small};
  }

  textarea {
    width: 100%;
    max-height: ${RAW_HEIGHT};
    resize: vertical;
    padding: ${space.sPlus} ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.s};
    background: ${color.surface};
    font-family: ${theme.font.mono};
    font-size: ${text.caption};
    line-height: ${theme.leading.small};
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xsPlus};
  }
`;
