import { sessionStore } from '~/lib/storage/safe-storage';

/** The `sessionStorage` key of the QA setting. The value is the query string of its link. */
export const QA_SETTING_KEY = 'mindwave-qa';

/** Whether the address has a QA parameter, or this tab has a saved QA setting. */
export const isQaRequested = () =>
  typeof location === 'object' &&
  (new URLSearchParams(location.search).has('qa') || sessionStore.get(QA_SETTING_KEY) !== null);
