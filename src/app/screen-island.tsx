import { type FC, useState } from 'react';
import { useLocation } from 'wouter';
import { type Island, island } from '~/islands/island';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { matchScreen } from '~/routes';
import type { ScreenRoute } from '~/routing';
import type { PageProps } from '~/screens/page-props';
import { titleSuffix } from './head/document-title';

function RouteTitle({ route }: { route: ScreenRoute }) {
  useDocumentTitle(route.title, { suffix: titleSuffix(route.path) });
  return null;
}

/** The props of a screen in its HTML. Only a page with articles of the backend has any. */
export type ScreenProps = Pick<PageProps, 'initial' | 'list'>;

/** A screen at the address where it was mounted. After Back, the address changes before the page does. */
function ScreenAt({ Screen, ...props }: ScreenProps & { Screen: FC<PageProps> }) {
  const [pathname] = useLocation();
  const [match] = useState(() => matchScreen(pathname));
  return (
    <>
      {match && <RouteTitle route={match.route} />}
      <Screen {...props} params={match?.params ?? {}} />
    </>
  );
}

/** The island of a page whose module exports its component. */
export const screenIsland = (importer: () => Promise<{ default: FC<PageProps> }>): Island =>
  island(async () => {
    const { default: Screen } = await importer();
    return (props: ScreenProps) => <ScreenAt Screen={Screen} {...props} />;
  });
