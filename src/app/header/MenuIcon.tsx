import type { ComponentProps } from 'react';
import type { MenuItem } from '~/content/menu';
import { href } from '~/href';
import { appWindow, gitBranch, link, sparkles, users } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { LineGlyph } from '~/ui/icons/LineGlyph';

const GLYPHS: Readonly<Record<string, ComponentProps<typeof LineGlyph>['name']>> = {
  [href('/industries/logistics-and-transportation')]: 'route-line',
  [href('/industries/banking')]: 'flow-line',
  [href('/industries/insurance')]: 'cover-line',
};

/** The same icons as on the overview page of services. */
const DRAWINGS: Readonly<Record<string, string>> = {
  [href('/services/digital-transformation')]: gitBranch,
  [href('/services/application-development')]: appWindow,
  [href('/services/generative-ai')]: sparkles,
  [href('/services/it-staff-augmentation')]: users,
};

/** The icon of an item in a submenu: the line glyph of an industry, or the icon of a service. */
export function MenuIcon({ item }: { item: MenuItem }) {
  const glyph = GLYPHS[item.href];
  return glyph ? <LineGlyph name={glyph} /> : <Icon drawing={DRAWINGS[item.href] ?? link} />;
}
