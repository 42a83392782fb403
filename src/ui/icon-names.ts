import type { contentIcons } from './icons/content';

/** Names content may use; the content model declares the same union, and the compiler compares the two. */
export type IconName = keyof typeof contentIcons | 'route-line' | 'flow-line' | 'cover-line';
