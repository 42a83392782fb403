import styled from 'styled-components';
import { useLocation } from 'wouter';
import { breadcrumbs } from '~/breadcrumbs';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Breadcrumb } from '~/ui/navigation/Breadcrumb';

/** Breadcrumbs of a page without a banner. */
export function CrumbBar() {
  const [pathname] = useLocation();
  return (
    <Bar>
      <Breadcrumb crumbs={breadcrumbs(pathname)} />
    </Bar>
  );
}

const Bar = styled.div`
  ${wrap}
  padding-block: ${theme.space.xl} ${theme.space.xxll};
`;
