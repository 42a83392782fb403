import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { theme } from '~/theme/theme';
import { SectionFrame } from './parts/SectionFrame';
import { StatList } from './parts/StatList';

/** Results as figures. */
export function BenefitStats({ section: { ground, title, stats } }: { section: SectionOf<'benefitStats'> }) {
  return (
    <SectionFrame ground={ground}>
      {title && <Title>{title}</Title>}
      <StatList stats={stats} />
    </SectionFrame>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space.xxll};
`;
