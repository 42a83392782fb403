import styled from 'styled-components';
import type { Stat } from '~/content/model';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { StatTrack } from './StatTrack';

/** Figures in a row, each above a track with a station at its value. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <List>
      {stats.map(({ value, label, percent }) => (
        <li key={label}>
          <Figure>{value}</Figure> {percent !== undefined && <StatTrack percent={percent} />}
          <Label>{label}</Label>
        </li>
      ))}
    </List>
  );
}

const { space, font, text } = theme;

const GAP = '56px';
const TEXT_WIDTH = '14em';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xll};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${GAP};
  }
`;

const Figure = styled.b`
  display: block;
  font: ${font.weight.medium} ${text.stat} / ${theme.leading.tight} ${font.display};
  letter-spacing: ${theme.tracking.stat};
`;

const Label = styled.span`
  display: block;
  max-width: ${TEXT_WIDTH};
  margin-top: ${space.xsPlus};
  color: ${theme.color.text2};
  font-size: ${text.prose};
  line-height: ${theme.leading.caption};
`;
