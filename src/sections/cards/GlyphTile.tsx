import styled from 'styled-components';
import type { IconName } from '~/content/model';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ContentIcon } from '~/ui/icons/ContentIcon';

/** An icon on a tinted tile, in the strand colour of its context. */
export function GlyphTile({ icon }: { icon: IconName }) {
  return (
    <Tile>
      <ContentIcon name={icon} />
    </Tile>
  );
}

const RADIUS = '14px';

const Tile = styled.span`
  flex: none;
  ${centred(theme.size.glyph)}
  border-radius: ${RADIUS};
  background: ${theme.color.accentTint};
  color: ${theme.color.accent};
`;
