import styled from 'styled-components';
import type { Head } from '~/content/model';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Lead } from './Lead';

/** Head of a section: title on the left, lead on the right, aligned to the last line. */
export function SectionHead({ title, lead }: Head) {
  return (
    <Row $isAlone={!lead}>
      <h2>{title}</h2>
      {lead && <Aside>{lead}</Aside>}
    </Row>
  );
}

const HEAD_GAP = 'clamp(36px, 4.5vw, 64px)';

const Row = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} ${theme.space.xxl};
  align-items: end;
  margin-bottom: ${({ $isAlone }) => ($isAlone ? theme.space.xxl : HEAD_GAP)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Aside = styled(Lead)`
  padding-bottom: ${theme.space.xxsPlus};
`;
