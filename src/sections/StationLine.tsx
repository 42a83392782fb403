import type { SectionOf } from '~/content/model';
import { SectionFrame } from './parts/SectionFrame';
import { SectionHead } from './parts/SectionHead';
import { Row, Rows, Title } from './StationLine.styles';

/** Stations per row when the line turns: it leaves the window on the right after four and returns from the left. */
const ROW = 4;

/** Ordered steps as stations on a line that extends beyond the window, or turns into a second row and ends there. */
export function StationLine({ section }: { section: SectionOf<'stationLine'> }) {
  const { ground, head, variant, stations } = section;
  const isTurn = variant === 'turn';
  const rows = isTurn ? [stations.slice(0, ROW), stations.slice(ROW)] : [stations];
  return (
    <SectionFrame ground={ground}>
      <SectionHead {...head} />
      <Rows data-animated="">
        {rows.map((row, index) => (
          <Row
            key={row[0]?.title}
            start={index * ROW + 1}
            $columns={isTurn ? ROW : stations.length}
            $ends={index > 0 ? row.length : undefined}
          >
            {row.map(({ title, text }) => (
              <li key={title}>
                <Title>{title}</Title>
                <p>{text}</p>
              </li>
            ))}
          </Row>
        ))}
      </Rows>
    </SectionFrame>
  );
}
