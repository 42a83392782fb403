import type { ReactNode } from 'react';
import styled from 'styled-components';
import { company } from '~/content/site';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Row } from '~/ui/layout';
import { Lead } from './Lead';

interface Props {
  /** The title of the document, without the company. */
  documentTitle: string;
  title: string;
  text?: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** For a page whose subject does not exist: the reason, and links to other pages. */
export function DeadEnd({ documentTitle, title, text, children }: Props) {
  useDocumentTitle(documentTitle, { suffix: ` | ${company.name}` });
  return (
    <Frame>
      <img src="/art/illustration-404.svg" alt="" width={720} height={320} />
      <h1 tabIndex={-1}>{title}</h1>
      {text && <Lead>{text}</Lead>}
      <Row $gap="s" $top="sPlus" $isCentred>
        {children}
      </Row>
    </Frame>
  );
}

const { space, layout } = theme;

const MIN_HEIGHT = '700px';
const ART_WIDTH = '720px';

const Frame = styled.section`
  ${wrap}
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.mPlus};
  min-height: ${MIN_HEIGHT};
  padding-block: ${space.section};
  text-align: center;
  overflow-wrap: anywhere;

  > img {
    width: min(${ART_WIDTH}, 100%);
    height: auto;
  }

  > p {
    max-width: ${layout.shortText};
  }
`;
