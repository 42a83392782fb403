import { Fragment, useId } from 'react';
import styled from 'styled-components';
import type { Difference, Side } from '~/features/admin/editor/model/article-compare';
import { media } from '~/theme/media';
import { fade } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { CompareValue } from './CompareValue';

interface Props {
  differences: readonly Difference[];
  picks: Readonly<Record<string, Side>>;
  onPick: (id: string, side: Side) => void;
  /** The names of the two sides. */
  names: Readonly<Record<Side, string>>;
}

const SIDES = ['mine', 'theirs'] as const;

/** Shows the fields that differ between two versions, with a choice for each. */
export function CompareTable({ differences, picks, onPick, names }: Props) {
  const group = useId();
  return (
    <Table>
      <HeadRow aria-hidden="true">
        <span />
        <span>{names.mine}</span>
        <span>{names.theirs}</span>
      </HeadRow>
      {differences.map((difference) => (
        <Row key={difference.id} role="radiogroup" aria-label={difference.label}>
          <b aria-hidden="true">{difference.label}</b>
          {SIDES.map((side) => (
            <Fragment key={side}>
              <Pick>
                <input
                  type="radio"
                  name={`${group}-${difference.id}`}
                  checked={(picks[difference.id] ?? 'mine') === side}
                  onChange={() => onPick(difference.id, side)}
                />
                <span className="vh">{`${names[side]}: `}</span>
                <CompareValue difference={difference} side={side} />
              </Pick>
            </Fragment>
          ))}
        </Row>
      ))}
    </Table>
  );
}

const { space, color, text, line } = theme;

const LABEL_WIDTH = '128px';

const Table = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.m};
  font-size: ${text.small};
  line-height: ${theme.leading.caption};
`;

const HeadRow = styled.div`
  display: grid;
  grid-template-columns: ${LABEL_WIDTH} 1fr 1fr;
  background: ${color.surface2};
  font-weight: ${theme.font.weight.strong};

  > * {
    padding: ${space.s} ${space.m};
  }

  ${media.phone} {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${LABEL_WIDTH} minmax(0, 1fr) minmax(0, 1fr);
  border-top: 1px solid ${color.border};

  > b {
    padding: ${space.s} ${space.m};
    color: ${color.text3};
    font-weight: ${theme.font.weight.display};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pick = styled.label`
  display: flex;
  gap: ${space.xsPlus};
  align-items: flex-start;
  min-width: 0;
  padding: ${space.s} ${space.m};
  border-left: 1px solid ${color.border};
  overflow-wrap: anywhere;
  white-space: pre-line;
  cursor: pointer;

  &:has(:checked) {
    background: ${fade(theme.strand.route.tint, 45)};
  }

  input {
    flex: none;
    width: ${theme.size.spinner};
    height: ${theme.size.spinner};
    margin: 1px 0 0;
    accent-color: ${theme.strand.route.line};
  }

  ins {
    padding: 1px ${line.rule};
    border-radius: ${theme.radius.xs};
    background: ${color.okBg};
    color: ${color.ok};
    text-decoration: none;
  }

  small {
    color: ${color.text3};
    font-size: inherit;
  }
`;
