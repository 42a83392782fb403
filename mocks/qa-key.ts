/** Where a tab keeps the setting of its QA console: the parameters of the link that sets the same. */
export const QA_SETTING_KEY = 'mindwave-qa';
