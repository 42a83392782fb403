import type { ServiceCard, ServiceCategory } from '~/content/model';
import { theme } from '~/theme/theme';
import { Category, Leg, Service, StopNumber, Swing } from './ServiceLeg.styles';

interface Props {
  id: string;
  category: ServiceCategory;
  strand: 'route' | 'flow' | 'cover';
  stops: readonly ServiceCard[];
}

/** The centre of a strand inside the bundle, with 12px between two strands. */
const STRAND_X = { route: 3, flow: 15, cover: 27 } as const;

/** One category: its strand leaves the bundle, stops at every service and returns. */
export function ServiceLeg({ id, category, strand, stops }: Props) {
  const x = STRAND_X[strand];
  return (
    <Leg data-accent={strand} $strand={strand} aria-labelledby={id}>
      <Curve d={`M${x} 0C${x} 42 75 34 75 76`} place="start" />
      <Category id={id} tabIndex={-1}>
        {category}
      </Category>
      <ol start={stops[0]?.number}>
        {stops.map(({ number, title, description }) => (
          <Service key={number}>
            <StopNumber>{String(number).padStart(2, '0')}</StopNumber>
            <h4>{title}</h4>
            <p>{description}</p>
          </Service>
        ))}
      </ol>
      <Curve d={`M75 0V10C75 42 ${x} 34 ${x} 76`} place="end" />
    </Leg>
  );
}

function Curve({ d, place }: { d: string; place: 'start' | 'end' }) {
  return (
    <Swing viewBox="0 0 100 76" data-place={place} aria-hidden="true">
      <path d={d} fill="none" stroke={theme.color.accentLine} strokeWidth={theme.line.width} />
    </Swing>
  );
}
