import styled from 'styled-components';
import { PageBanner } from '~/sections/banners/PageBanner';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { type PageNode, pageTree } from './page-tree.server';
import { siteMapWords } from './words';

function Pages({ nodes }: { nodes: readonly PageNode[] }) {
  return (
    <ul>
      {nodes.map(({ path, title, children }) => (
        <li key={path}>
          <TextLink href={path}>{title}</TextLink>
          {children.length > 0 && <Pages nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** `/site-map`: every public page, for a reader whom the menu does not help. */
export default function SiteMapPage() {
  return (
    <>
      <PageBanner section={{ kind: 'pageBanner', variant: 'light', ...siteMapWords }} />
      <SectionFrame top="small">
        <Columns>
          <Pages nodes={pageTree} />
        </Columns>
      </SectionFrame>
    </>
  );
}

const COLUMN_WIDTH = '300px';
const { space } = theme;

const Columns = styled.div`
  > ul {
    columns: ${COLUMN_WIDTH};
    column-gap: ${space.xl};
  }

  > ul > li {
    break-inside: avoid;
    padding-bottom: ${space.m};
    font-weight: ${theme.font.weight.medium};
  }

  ul ul {
    padding-inline-start: ${space.m};
    font-weight: ${theme.font.weight.body};
  }

  li li {
    padding-top: ${space.s};
  }
`;
