import type { loadQa } from '~/api/transport';

/** The embedded backend as the console sees it. */
export type Qa = NonNullable<Awaited<ReturnType<typeof loadQa>>>;

export type QaSnapshot = ReturnType<Qa['snapshot']>;
export type QaSetting = QaSnapshot['setting'];

/** Changes a part of the settings. */
export type ChangeSetting = (part: Partial<QaSetting>) => void;
