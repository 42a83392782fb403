import type { contentIcons } from './icons/content-icons';

/** Icons that content may use: lucide icons and the brand's three line glyphs. */
export type IconName = keyof typeof contentIcons | 'route-line' | 'flow-line' | 'cover-line';
