import type { contentIcons } from './icons/content';

/** Icons that content may name: lucide icons and the three line glyphs of the brand. */
export type IconName = keyof typeof contentIcons | 'route-line' | 'flow-line' | 'cover-line';
