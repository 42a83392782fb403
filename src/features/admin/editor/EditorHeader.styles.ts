import styled from 'styled-components';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, text, size } = theme;

const TITLE_WIDTH = '380px';
const TITLE_SIZE = '1.75rem';

export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.z.base + 1};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.l};
  align-items: center;
  justify-content: space-between;
  margin: -${space.s} -${space.xs} ${space.xsPlus};
  padding: ${space.s} ${space.xs};
  background: ${color.bgAlt};

  ${media.mobile} {
    position: static;
  }
`;

export const Titles = styled.div`
  display: flex;
  flex: 1 1 ${TITLE_WIDTH};
  gap: ${space.m};
  align-items: center;
  min-width: 0;

  h1 {
    font-size: ${TITLE_SIZE};
  }

  h2 {
    margin-top: ${space.xxs};
    color: ${color.text2};
    font-family: ${theme.font.body};
    font-size: ${text.small};
    font-weight: ${theme.font.weight.body};
    letter-spacing: 0;
    line-height: ${theme.leading.caption};
    overflow-wrap: anywhere;
  }
`;

export const Back = styled.a`
  flex: none;
  ${centred(size.controlSmall)}
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};
  background: ${color.surface};

  &:hover {
    background: ${color.surface3};
  }
`;

export const LiveButton = styled.span`
  display: none;

  ${media.livePreview} {
    display: inline;
  }
`;

/** Not on screens that are only touched. */
export const HelpButton = styled.span`
  ${media.touch} {
    display: none;
  }
`;

/** Icon buttons, without gaps. */
export const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
`;
