import { css, type RuleSet } from 'styled-components';
import { media } from '~/theme/media';

/** Rules of the header with the hamburger: in mobile windows, and in wide ones whose text is so large that the menu does not fit. */
export const narrowHeader = (rules: RuleSet) => css`
  ${media.mobile} {
    ${rules}
  }

  ${media.headerLargeText} {
    ${rules}
  }
`;
