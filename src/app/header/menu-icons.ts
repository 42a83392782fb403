import type { IconName } from '~/content/model';
import { href } from '~/href';
import type { MenuItem } from '~/content/menu';

/** Icons of the submenus: the brand's line glyphs for industries, the icons of the overview page for services. */
const ICONS: Readonly<Record<string, IconName>> = {
  [href('/industries/logistics-and-transportation')]: 'route-line',
  [href('/industries/banking')]: 'flow-line',
  [href('/industries/insurance')]: 'cover-line',
  [href('/services/digital-transformation')]: 'git-branch',
  [href('/services/application-development')]: 'app-window',
  [href('/services/generative-ai')]: 'sparkles',
  [href('/services/it-staff-augmentation')]: 'users',
};

export const menuIcon = (item: MenuItem): IconName => ICONS[item.href] ?? 'link';
