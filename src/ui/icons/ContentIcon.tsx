import type { ComponentProps } from 'react';
import type { IconName } from '~/ui/icon-names';
import { contentIcons } from './content-icons';
import { Icon } from './Icon';
import { GLYPHS, LineGlyph } from './LineGlyph';

interface Props extends Pick<ComponentProps<typeof Icon>, 'size'> {
  name: IconName;
}

const isGlyph = (name: IconName): name is keyof typeof GLYPHS => name in GLYPHS;

/** An icon named by content: a lucide icon in the colour of its text, or a line glyph of the brand. */
export const ContentIcon = ({ name, ...rest }: Props) =>
  isGlyph(name) ? <LineGlyph name={name} {...rest} /> : <Icon drawing={contentIcons[name]} {...rest} />;
