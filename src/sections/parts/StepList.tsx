import styled from 'styled-components';
import type { TitledText } from '~/content/model';
import { theme } from '~/theme/theme';
import { downLine, stationStop } from './station-styles';

interface Props {
  steps: readonly TitledText[];
  /** Level of the steps' titles in the page's outline. */
  headingLevel?: 2 | 3;
}

/** Numbered steps as stations on one vertical line. */
export function StepList({ steps, headingLevel = 3 }: Props) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title as={`h${headingLevel}`}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  counter-reset: station;

  > li {
    position: relative;
    min-height: ${theme.station.room};
    padding: 0 0 ${theme.space.ll} ${theme.station.room};
    counter-increment: station;
  }

  > li::before {
    ${stationStop}
  }

  > li:not(:last-child)::after {
    ${downLine}
    top: ${theme.space.ml};
    bottom: calc(-1 * ${theme.space.xsPlus});
  }

  p {
    margin-top: ${theme.space.xxsPlus};
    color: ${theme.color.text2};
  }
`;

const TITLE_TOP = '7px';

const Title = styled.h3`
  padding-top: ${TITLE_TOP};
  font-size: ${theme.text.h4};
  line-height: ${theme.leading.h3};
  letter-spacing: ${theme.tracking.h3};
`;
