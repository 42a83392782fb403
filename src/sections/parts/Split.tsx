import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { runsOnPaper } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Lead } from './Lead';

interface Props {
  title: string;
  lead?: string | undefined;
  /** Below the title: a figure, an action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Two columns: title on the left, content on the right. One column on mobile. */
export function Split({ title, lead, aside, children }: Props) {
  return (
    <Columns>
      <div>
        <h2>{title}</h2>
        {lead && <LeadBelow>{lead}</LeadBelow>}
        {aside}
      </div>
      <Body>{children}</Body>
    </Columns>
  );
}

const GAP = 'clamp(32px, 6vw, 96px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }

  ${runsOnPaper(GAP)}
`;

const LeadBelow = styled(Lead)`
  margin-top: ${theme.space.mPlus};
`;

const Body = styled.div`
  min-width: 0;
`;
