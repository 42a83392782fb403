import { type MouseEvent, useRef } from 'react';
import type { SectionOf, ServiceCard, ServiceCategory } from '~/content/model';
import { navigateTo } from '~/lib/navigation';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { Aside, Columns, Intro, Map, MapLink, Stop } from './ServiceExplorer.styles';
import { ServiceLeg } from './ServiceLeg';
import { Line } from './ServiceLeg.styles';
import { useActiveLeg } from './use-active-leg';

type Props = { section: SectionOf<'serviceExplorer'> };

/** The strand of each category, from left to right. */
const STRANDS = { Design: 'route', Development: 'flow', Maintenance: 'cover' } as const;
const CATEGORIES = ['Design', 'Development', 'Maintenance'] as const satisfies readonly ServiceCategory[];

const idOf = (category: ServiceCategory) => `services-${category.toLowerCase()}`;

function legsOf(cards: readonly ServiceCard[]) {
  return CATEGORIES.map((category) => {
    const stops = cards.filter((card) => card.category === category);
    return { category, strand: STRANDS[category], stops, first: stops[0]?.number, last: stops.at(-1)?.number };
  }).filter(({ stops }) => stops.length > 0);
}

/**
 * Scrolls to the heading of a category and moves the focus there, so that keyboard users continue from it. Before
 * hydration, the browser follows the link and does the same.
 */
function travel(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { hash } = event.currentTarget;
  const heading = document.getElementById(hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The history entry has to store the scroll position before it changes.
  void navigateTo(hash).then(() => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  });
}

/**
 * The services as a timetable. The bundle runs down the page; in each category its strand leaves, stops at the services
 * and returns. The list of categories is sticky, follows the scroll position and jumps to a category; without
 * JavaScript its links are fragments.
 */
export function ServiceExplorer({ section: { title, lead, cards } }: Props) {
  const legs = legsOf(cards);
  const line = useRef<HTMLDivElement>(null);
  const active = useActiveLeg(line);
  return (
    <SectionFrame top="small">
      <Columns>
        <Aside>
          <h2>{title}</h2>
          <Intro>{lead}</Intro>
          <Map aria-label="Service categories">
            {legs.map(({ category, strand, first, last }, i) => (
              <MapLink
                key={category}
                href={`#${idOf(category)}`}
                data-accent={strand}
                aria-current={i === active || undefined}
                onClick={travel}
              >
                <Stop />
                <span>
                  {category}
                  <small> {`${first} to ${last}`}</small>
                </span>
              </MapLink>
            ))}
          </Map>
        </Aside>
        <Line ref={line}>
          {legs.map(({ category, strand, stops }) => (
            <ServiceLeg key={category} id={idOf(category)} category={category} strand={strand} stops={stops} />
          ))}
        </Line>
      </Columns>
    </SectionFrame>
  );
}
