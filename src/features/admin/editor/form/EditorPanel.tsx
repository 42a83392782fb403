import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Disclosure } from '~/ui/disclosure/Disclosure';

interface Props {
  title: string;
  drawing: string;
  badge?: ReactNode;
  children: ReactNode;
}

/** A collapsible panel of the editor. It is open at first. */
export function EditorPanel({ title, drawing, badge, children }: Props) {
  return (
    <Panel open title={<h2>{title}</h2>} drawing={drawing} badge={badge}>
      {children}
    </Panel>
  );
}

const { space } = theme;

const HEAD_HEIGHT = '68px';
/** At double text size, 'Information' still fits next to the icons on a phone. */
const TITLE_MAX = '9.5vw';

const Panel = styled(Disclosure)`
  > summary {
    min-height: ${HEAD_HEIGHT};
    padding: ${space.mPlus} ${space.l};
  }

  > summary h2 {
    font-size: min(${theme.text.h4}, ${TITLE_MAX});
    letter-spacing: ${theme.tracking.h4};
  }

  > :not(summary) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.ml};
    padding: ${space.xxs} ${space.l} ${space.lPlus};
  }

  ${media.phone} {
    > summary {
      padding: ${space.sPlus} ${space.m};
    }

    > :not(summary) {
      padding: ${space.xxs} ${space.m} ${space.ml};
    }
  }
`;
