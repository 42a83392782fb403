/** The `sessionStorage` key of the QA setting. The value is the query string of its link. */
export const QA_SETTING_KEY = 'mindwave-qa';
