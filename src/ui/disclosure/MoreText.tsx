import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fade, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

/** Looks like `MoreLink` but is not a link, for cards that are one link. It reacts to the hover of that link. */
export function MoreText({ children }: { children: ReactNode }) {
  return (
    <Row>
      <Words>{children}</Words>
      <Icon drawing={arrowRight} />
    </Row>
  );
}

const Words = styled.span`
  padding-bottom: ${theme.space.x3s};
  border-bottom: ${theme.line.underline} solid ${fade('currentColor', 30)};
  ${transition('border-color')}
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.controlSmall};
  color: ${theme.color.accent};
  font-weight: ${theme.font.weight.strong};

  .icon {
    ${transition('transform')}
  }

  a:hover & .icon {
    transform: translateX(${theme.motion.arrow});
  }

  a:hover & ${Words} {
    border-color: currentColor;
  }
`;
