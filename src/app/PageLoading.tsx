import { useSyncExternalStore } from 'react';
import { messages } from '~/content/messages';
import { isPageLoading } from '~/lib/navigation';

/** A line at the top of the window while the next page loads. Its styles are in `global-css.ts`, because every page has it. */
export function PageLoading() {
  const isLoading = useSyncExternalStore(isPageLoading.subscribe, isPageLoading.get);
  return isLoading && <div id="page-loading" role="progressbar" aria-label={messages.pageLoading} />;
}
