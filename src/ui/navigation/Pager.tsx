import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { forcedChosen } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Row } from '~/ui/layout';
import { pagerSteps } from './pager-steps';

interface Props {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => `/${string}`;
  onSelect: (page: number) => void;
  /** The user points at a page or moves the focus to it. */
  onIntent?: (page: number) => void;
  /** The range as text, e.g. 'Articles 1 to 4 of 7'. Screen readers announce its changes. */
  range?: string;
  /** Name of the navigation. */
  label?: string;
}

/**
 * Pagination of a list, as links to its pages. With one page, nothing is rendered. Links without a target stay focusable, so that focus
 * is not lost on the last page.
 */
export function Pager({ page, pageCount, hrefOf, onSelect, onIntent, range, label = 'Pages' }: Props) {
  if (pageCount < 2) return null;
  const linkTo = (target: number) => {
    if (target < 1 || target > pageCount) return { role: 'link', 'aria-disabled': true, tabIndex: 0 };
    const intend = () => {
      if (target !== page) onIntent?.(target);
    };
    return {
      href: hrefOf(target),
      onPointerEnter: intend,
      onTouchStart: intend,
      onFocus: intend,
      onClick: (event: MouseEvent) => {
        if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (target !== page) onSelect(target);
      },
    };
  };
  return (
    <Row as="nav" $gap="xxsPlus" aria-label={label}>
      <Step {...linkTo(page - 1)}>Previous</Step>
      {pagerSteps(page, pageCount).map((step) =>
        typeof step === 'string' ? (
          <Gap key={step} aria-hidden="true">
            …
          </Gap>
        ) : (
          <Step
            key={step}
            aria-label={`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            {...linkTo(step)}
          >
            {step}
          </Step>
        ),
      )}
      <Step {...linkTo(page + 1)}>Next</Step>
      {range && <Range role="status">{range}</Range>}
    </Row>
  );
}

const { color, space } = theme;

const ITEM_SIZE = '44px';

const Step = styled.a`
  display: inline-grid;
  place-items: center;
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

  &[aria-disabled] {
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
