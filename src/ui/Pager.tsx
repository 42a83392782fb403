import styled from 'styled-components';
import { media } from '~/theme/media';
import { forcedChosen, plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { pagerSteps } from './pager-steps';

interface Props {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onSelect: (page: number) => void;
  /** The range as text, e.g. 'Articles 1 to 4 of 7'. */
  range?: string;
  /** Name of the navigation. */
  label?: string;
}

/** Pagination of a list. A single page shows nothing. */
export function Pager({ page, pageCount, onSelect, range, label = 'Pages' }: Props) {
  if (pageCount < 2) return null;
  return (
    <Bar aria-label={label}>
      <Step type="button" aria-disabled={page <= 1} onClick={() => page > 1 && onSelect(page - 1)}>
        Previous
      </Step>
      {pagerSteps(page, pageCount).map((step) =>
        typeof step === 'string' ? (
          <Gap key={step} aria-hidden="true">
            …
          </Gap>
        ) : (
          <Step
            key={step}
            type="button"
            aria-label={`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onSelect(step)}
          >
            {step}
          </Step>
        ),
      )}
      <Step type="button" aria-disabled={page >= pageCount} onClick={() => page < pageCount && onSelect(page + 1)}>
        Next
      </Step>
      {range && <Range>{range}</Range>}
    </Bar>
  );
}

const { color, space } = theme;

const ITEM_SIZE = '44px';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxsPlus};
`;

const Step = styled.button`
  ${plainButton}
  min-width: ${ITEM_SIZE};
  height: ${ITEM_SIZE};
  padding: 0 ${space.s};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.button};

  &:hover {
    background: ${color.surface3};
  }

  &[aria-current] {
    background: ${color.solidBg};
    color: ${color.solidFg};
    ${forcedChosen}
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${color.text3};
    cursor: default;
  }
`;

const Gap = styled.span`
  color: ${color.text3};
`;

const Range = styled.p`
  margin-left: auto;
  color: ${color.text3};
  font-size: ${theme.text.small};

  ${media.phone} {
    width: 100%;
    margin-left: ${space.s};
  }
`;
