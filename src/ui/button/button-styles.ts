import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { fade, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** Looks of a button: `primary` once per group, `flow` and `cover` only in that strand's hero. */
export type ButtonVariant = 'primary' | 'ink' | 'flow' | 'cover' | 'line' | 'danger';
export type ButtonSize = 'base' | 'small';

const { color, space, size, motion, font, text, line, radius } = theme;

const PRESS = '1px';

const look = (variant: ButtonVariant, ground: string, ink: string, hover: string) => css`
  &[data-variant='${variant}'] {
    --pill: ${ground};
    --pill-ink: ${ink};
    --pill-hover: ${hover};
  }
`;

/**
 * The pill of every button. One rule set for all variants, chosen by `data-variant` and `data-size`, because a page
 * shows several of them and its HTML would otherwise contain the styles of each.
 */
export const buttonStyles = css`
  --pill: ${color.buttonBg};
  --pill-ink: ${color.buttonFg};
  --pill-hover: ${color.buttonHover};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xsPlus};
  min-height: ${size.control};
  padding: ${space.xs} ${space.lPlus};
  border: ${line.thin} solid transparent;
  border-radius: ${radius.pill};
  background: var(--pill);
  color: var(--pill-ink);
  font: ${font.weight.button} ${text.body} / ${theme.leading.tight} ${font.body};
  white-space: nowrap;
  cursor: pointer;
  ${transition('background-color, border-color, color, transform')}
  ${look('ink', color.solidBg, color.solidFg, color.solidHover)}
  ${look('flow', color.flow500, color.ink, color.flowHover)}
  ${look('cover', color.cover700, color.white, color.coverHover)}
  ${look('line', 'transparent', color.text, fade(color.text, 8))}
  ${look('danger', color.dangerFill, color.white, color.dangerFillHover)}

  &[data-variant='line'] {
    border-color: ${fade(color.text, 45)};
  }

  &[data-size='small'] {
    min-height: ${size.controlSmall};
    padding: ${space.xxs} ${space.ml};
    font-size: ${text.base};
  }

  &:hover {
    background: var(--pill-hover);
  }

  &:active {
    transform: translateY(${PRESS});
  }

  &[aria-pressed='true'] {
    background: ${fade(color.text, 10)};
    border-color: ${color.text};
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surface3};
    border-color: transparent;
    color: ${color.text3};
    cursor: not-allowed;
    transform: none;
  }

  /* Text of editors is of any length. */
  &:has([dir='auto']) {
    white-space: normal;
    text-align: center;
  }

  .icon {
    ${transition('transform')}
  }

  &:hover .icon[data-shift] {
    transform: translateX(${motion.arrow});
  }

  ${media.tiny} {
    padding: ${space.xs} ${space.mPlus};
    white-space: normal;
    text-align: center;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;

/** Rendered as a button, or by `ButtonLink` as a link. One component, so that both share a class. */
export const Pill = styled.button`
  ${buttonStyles}
`;
