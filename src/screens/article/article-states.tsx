import type { ReactNode } from 'react';
import styled from 'styled-components';
import { company } from '~/content/site';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

export function Title({ text }: { text: string }) {
  useDocumentTitle(text, { suffix: ` | ${company.name}` });
  return null;
}

/** Replaces the article: a message as the page's heading, announced, and a link or button. */
export function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title text={title} />
      <Box>
        <div role="alert">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div>{children}</div>
      </Box>
    </>
  );
}

export const Box = styled.section`
  ${wrap}
  display: grid;
  align-content: start;
  gap: ${theme.space.l};
  min-height: ${theme.layout.stateHeight};
  padding-bottom: ${theme.space.section};

  h1 {
    font-size: ${theme.text.h2};
    overflow-wrap: anywhere;
  }

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
  }
`;
