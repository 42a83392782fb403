import { css, type RuleSet } from 'styled-components';
import { media } from '~/theme/media';

/** Styles of the header with the hamburger: on mobile, and where large text leaves no space for the menu. */
export const narrowHeader = (rules: RuleSet) => css`
  ${media.mobile} {
    ${rules}
  }

  ${media.headerLargeText} {
    ${rules}
  }
`;
