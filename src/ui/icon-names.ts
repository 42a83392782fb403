import type { contentIcons } from './icons/content';

/** Icons that content may use: lucide icons and the brand's three line glyphs. */
export type IconName = keyof typeof contentIcons | 'route-line' | 'flow-line' | 'cover-line';
