import styled from 'styled-components';
import { media } from '~/theme/media';
import { centred, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, text, color } = theme;

export const Frame = styled.section`
  ${wrap}
  display: grid;
  gap: ${space.xxl};
  align-items: start;
  padding-bottom: ${space.section};

  img {
    width: min(${theme.layout.panel}, 100%);
    height: auto;
    margin-bottom: ${space.ll};
  }

  h1 {
    margin-bottom: ${space.m};
    font-size: ${text.h2};
  }

  h2 {
    margin-bottom: ${space.sPlus};
    font-size: ${text.h3};
  }

  p {
    color: ${color.text2};
    font-size: ${text.lead};
    line-height: ${theme.leading.lead};
  }

  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${space.column};
  }
`;

export const Glyph = styled.div`
  flex: none;
  ${centred(theme.size.controlSmall)}
  border-radius: ${theme.radius.m};
  background: ${theme.strand.mist.tint};
`;

export const Rows = styled.ul`
  border-top: 1px solid ${color.border};

  a {
    display: flex;
    align-items: center;
    gap: ${space.m};
    padding: ${space.sPlus} 0;
    border-bottom: 1px solid ${color.border};
  }

  span {
    display: grid;
    flex: 1;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.text3};
    font-size: ${text.small};
  }
`;
