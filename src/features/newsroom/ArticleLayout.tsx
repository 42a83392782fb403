import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { runsOnPaper, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** Text on the left, sidebar on the right; one column on a phone. */
export function ArticleLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Columns>
      {children}
      {aside}
    </Columns>
  );
}

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  align-items: start;
  padding-block: ${theme.space.x3l} ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${theme.layout.articleSide};
    column-gap: ${theme.space.column};
  }

  ${runsOnPaper(theme.space.xxl)}
`;
