import { css } from 'styled-components';
import { media } from '~/theme/media';
import { fade, forcedChosen, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** Looks of a button: `primary` once per group, `flow` and `cover` only in that strand's hero. */
export type ButtonVariant = 'primary' | 'ink' | 'flow' | 'cover' | 'line' | 'danger';
export type ButtonSize = 'base' | 'small';

const { color, space, size, motion, font, text, line, radius } = theme;

const look = (background: string, foreground: string, hover: string, edge = 'transparent') => css`
  background: ${background};
  border-color: ${edge};
  color: ${foreground};

  &:hover {
    background: ${hover};
  }
`;

const LOOKS = {
  primary: look(color.buttonBg, color.buttonFg, color.buttonHover),
  ink: look(color.solidBg, color.solidFg, color.solidHover),
  flow: look(color.flow500, color.ink, color.flowHover),
  cover: look(color.cover700, color.white, color.coverHover),
  line: look('transparent', color.text, fade(color.text, 8), fade(color.text, 45)),
  danger: look(color.dangerFill, color.white, color.dangerFillHover),
} satisfies Record<ButtonVariant, unknown>;

const SIZES = {
  base: css`
    min-height: ${size.control};
    padding: 0 ${space.px26};
    font-size: ${text.body};
  `,
  small: css`
    min-height: ${size.controlSmall};
    padding: 0 ${space.ml};
    font-size: ${text.base};
  `,
} satisfies Record<ButtonSize, unknown>;

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** The pill shared by `Button`, `ButtonLink` and the file picker's label. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.px10};
  border: ${line.thin} solid transparent;
  border-radius: ${radius.pill};
  font-family: ${font.body};
  font-weight: ${font.weight.button};
  line-height: ${theme.leading.tight};
  white-space: nowrap;
  cursor: pointer;
  ${transition('background-color, border-color, color, transform')}
  ${({ $variant }) => LOOKS[$variant]}
  ${({ $size }) => SIZES[$size]}

  &:active {
    transform: translateY(${motion.press});
  }

  &[aria-pressed='true'] {
    background: ${fade(color.text, 10)};
    border-color: ${color.text};
    ${forcedChosen}
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surface3};
    border-color: transparent;
    color: ${color.text3};
    cursor: not-allowed;
    transform: none;
  }

  .icon {
    ${transition('transform')}
  }

  &:hover .icon[data-shift] {
    transform: translateX(${motion.arrow});
  }

  ${media.tiny} {
    padding: ${space.xs} ${space.px18};
    white-space: normal;
    text-align: center;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;
