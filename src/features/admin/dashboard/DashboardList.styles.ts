import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space, color } = theme;

const TITLE_SIZE = '2.25rem';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  align-items: end;
  justify-content: space-between;

  h1 {
    font-size: ${TITLE_SIZE};
  }

  p {
    margin-top: ${space.xs};
    color: ${color.text2};
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const PagerPlace = styled.div`
  margin-top: ${space.mPlus};
`;

export const Question = styled.span`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;

  strong {
    color: ${color.text};
    font-weight: ${theme.font.weight.strong};
  }
`;
