import styled from 'styled-components';
import { withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/status/Skeleton';

const { space, text, color, font, leading } = theme;

/** Height of an entry of Recent Articles without its padding. */
const ENTRY_HEIGHT = '69px';

export const Aside = styled.aside`
  display: grid;
  gap: ${space.xs};

  h2 {
    font-size: ${text.h4};
  }

  h2:not(:first-child) {
    margin-top: ${space.xl};
  }

  /* Without script nothing would replace the boxes. */
  ${withoutJs} {
    [aria-hidden='true'] {
      display: none;
    }
  }
`;

export const List = styled.ul`
  overflow-wrap: anywhere;

  li + li {
    border-top: 1px solid ${color.border};
  }

  li > * {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m} 0;
  }

  b {
    font-weight: ${font.weight.button};
    line-height: ${leading.snug};
  }

  a:hover b {
    text-decoration: underline;
  }

  small {
    color: ${color.text3};
    font-size: ${text.small};
    line-height: ${leading.caption};
  }
`;

/** As high as a two-line title and one line below it. */
export const Ghost = styled(Skeleton)`
  height: ${ENTRY_HEIGHT};
`;
